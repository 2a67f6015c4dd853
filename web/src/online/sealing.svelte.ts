/** Sends orders to be sealed: each until the server has it or it is taken back, however long the server is not heard or asks to wait. */
import type { RoomCarrier } from './carrier.ts';
import { againOf, pause, Unheard, type Net } from './doors.ts';
import type { RoomStatus } from './facts.ts';

/** An order that was pressed to be sealed and has not arrived. */
export interface Unsent { readonly order: string }

export class Sealing {
  /** The order that is on its way; null otherwise. */
  unsent = $state.raw<Unsent | null>(null);
  readonly #carrier: RoomCarrier;
  readonly #net: Pick<Net, 'wait' | 'random'>;
  /** Ends the present wait for another try. */
  #again: () => void = () => undefined;
  /** The last order that was sent. Orders follow each other. */
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(carrier: RoomCarrier, net: Pick<Net, 'wait' | 'random'>) {
    [this.#carrier, this.#net] = [carrier, net];
  }

  /** Seals an order. Returns the status after it, or null if the order was taken back before it arrived. Throws the server's refusal. */
  async seal(order: string, decision: number): Promise<RoomStatus | null> {
    const unsent: Unsent = { order };
    this.unsent = unsent;
    /* An order that was taken back may still be on its way. */
    const sent = this.#last.then(() => this.#send(unsent, decision));
    this.#last = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      if (this.unsent === unsent) this.unsent = null;
    }
  }
  async #send(unsent: Unsent, decision: number): Promise<RoomStatus | null> {
    for (let tries = 0; this.unsent === unsent && !this.#ended; tries++) {
      try {
        const { status } = await this.#carrier.write<{ status: RoomStatus }>('seal', { order: unsent.order, decision }, 1);
        if (this.unsent === unsent) return status;
        await this.#carrier.write('unseal', { decision });
      } catch (failure) {
        const again = failure instanceof Unheard ? pause(tries, this.#net.random()) : againOf(failure);
        if (again === null) throw failure;
        const back = new Promise<void>((done) => (this.#again = done));
        if (this.unsent === unsent && !this.#ended) await Promise.race([back, this.#net.wait(again)]);
      }
    }
    return null;
  }

  /** Tries again at once: the server is heard. */
  retry(): void {
    this.#again();
  }
  /**
   * Takes back the order that has not arrived. If the server answers it all the same, it is unsealed. If it reached the server and the
   * answer was lost, it stays sealed: the next status says so, and the player takes it back once more.
   */
  recall(): void {
    this.unsent = null;
    this.#again();
  }
  /** Ends all tries, because the table is left. An order that is on its way stays sealed if it arrives. */
  end(): void {
    this.#ended = true;
    this.#again();
  }
}
