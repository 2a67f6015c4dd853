/** A tap and a hold, told from a pan and a pinch. */

/** A pointer that goes farther, in pixels, pans. */
export const FAR = 8;
/** What is pressed on the table is dragged once it has been carried so many pixels. */
const CARRY = 5;
/** Milliseconds from which a press is a hold. */
const LONG = 450;

/** Listens on an element until what it returns is called. A press on something that is pressed for itself is neither. */
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
      /* A second finger pinches. */
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

/** Says whether a pointer has carried what it pressed at a place of the window. */
export function carried(from: { x: number; y: number }, to: { clientX: number; clientY: number }): boolean {
  return Math.hypot(to.clientX - from.x, to.clientY - from.y) > CARRY;
}
