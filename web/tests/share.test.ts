/** Addresses under which nobody elsewhere finds the page. */
import { describe, expect, it } from 'vitest';
import { onlyHere } from '../src/lib/share.ts';

describe('a page that opens here alone', () => {
  it.each(['http://localhost:4173/', 'http://127.0.0.1/', 'http://127.3.2.1:80/x', 'http://[::1]:4173/', 'http://play.localhost/', 'file:///play/index.html'])('%s', (address) => {
    expect(onlyHere(new URL(address))).toBe(true);
  });
  it.each(['https://example.org/play/', 'http://localhost.example.org/', 'http://127.0.0.1.example.org/', 'http://192.168.0.7:4173/'])('is not %s', (address) => {
    expect(onlyHere(new URL(address))).toBe(false);
  });
});
