/** The ring around the control that the guide means. */
import type { Light } from '../games/guide.ts';

const CONTROLS = 'button, summary, input, [role="button"], [role="radio"]';

/** Returns the name of a control as it is read aloud. */
function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
}
/** Returns `true` for a control that is drawn and can be pressed. */
function usable(control: Element): boolean {
  return !control.matches(':disabled, [aria-disabled="true"]') && control.getClientRects().length > 0;
}

/** Returns the first usable control of the first light that has one. */
export function controlFor(root: ParentNode, lights: readonly Light[]): Element | null {
  for (const light of lights) {
    const named = typeof light === 'string' ? [...root.querySelectorAll(light)] : [...root.querySelectorAll(CONTROLS)].filter((one) => light.test(nameOf(one)));
    const found = named.find(usable);
    if (found) return found;
  }
  return null;
}

/** Rings the control while the page changes, and brings it into sight. Returns a function that ends this. */
export function keepLit(root: HTMLElement, lights: readonly Light[]): () => void {
  let [lit, frame]: [Element | null, number] = [null, 0];
  const ring = (): void => {
    frame = 0;
    const found = controlFor(root, lights);
    if (found === lit) return;
    lit?.removeAttribute('data-lit');
    lit = found;
    lit?.setAttribute('data-lit', '');
    if (lit?.closest('[data-situation]')) lit.scrollIntoView({ block: 'nearest' });
  };
  const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(ring)));
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['disabled', 'aria-disabled', 'aria-label', 'aria-pressed', 'hidden', 'open'] });
  // After the panel has gone to its top for a new request.
  frame = requestAnimationFrame(ring);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    lit?.removeAttribute('data-lit');
  };
}
