/** The typed client: one line out, one line in, refusals with their clause. */
import { describe, expect, it } from 'vitest';
import { Referee, Refused } from '../src/lib/referee.ts';

describe('the referee client', () => {
  it('sends one object a line and unwraps the answer', async () => {
    let sent = '';
    const referee = new Referee((line) => {
      sent = line;
      return JSON.stringify({ id: (JSON.parse(line) as { id: number }).id, ok: { record: 'text' } });
    });
    expect(await referee.call('record', { battle: 3 })).toEqual({ record: 'text' });
    expect(JSON.parse(sent)).toEqual({ id: 1, call: 'record', battle: 3 });
    expect(sent).not.toContain('\n');
  });

  it('turns an error into a refusal with reason, place and clause', async () => {
    const failure = { what: 'a sprint is 1 to 8 in', where: 'A', clause: 'FTL-5.3', all: [] };
    const referee = new Referee((line) => JSON.stringify({ id: (JSON.parse(line) as { id: number }).id, error: failure }));
    const caught = await referee.call('status', { battle: 1 }).catch((thrown: unknown) => thrown);
    expect(caught).toBeInstanceOf(Refused);
    expect(caught).toMatchObject({ message: failure.what, where: 'A', clause: 'FTL-5.3' });
  });

  it('does not take an answer to another question', async () => {
    const referee = new Referee(() => JSON.stringify({ id: 99, ok: {} }));
    await expect(referee.call('games', {})).rejects.toThrow(/another question/);
  });
});
