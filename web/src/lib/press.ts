/** Recognises a tap and a hold, as opposed to a pan and a pinch. */

/** Pixels of movement beyond which a press is a pan. */
export const FAR = 8;
/** Pixels of movement beyond which a pressed mark is dragged. */
const CARRY = 5;
/** Milliseconds after which a press is a hold. */
const LONG = 450;

/** Listens for taps and holds on an element until the returned function is called. Presses on buttons and draggable marks do not count. */
export function presses(on: HTMLElement, tap: () => void, hold: () => void): () => void {
  let from: PointerEvent | null = null;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    from = null;
    clearTimeout(wait);
  };
  const listeners: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', (event) => {
      drop();
      /* A second finger is part of a pinch. */
      if (!event.isPrimary || event.button || (event.target as Element).closest('[role="button"], [data-drag]')) return;
      from = event;
      wait = setTimeout(() => (drop(), hold()), LONG);
    }],
    ['pointermove', (event) => from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR && drop()],
    ['pointerup', () => {
      const short = from;
      drop();
      if (short) tap();
    }],
    ['pointercancel', drop],
  ];
  for (const [name, call] of listeners) on.addEventListener(name, call as EventListener);
  return () => {
    drop();
    for (const [name, call] of listeners) on.removeEventListener(name, call as EventListener);
  };
}

/** Returns `true` if a pointer has dragged the mark it pressed. */
export function carried(from: { x: number; y: number }, to: { clientX: number; clientY: number }): boolean {
  return Math.hypot(to.clientX - from.x, to.clientY - from.y) > CARRY;
}
