/**
 * Replaces `d3-selection` in the client: the part of it that `d3-zoom` and the board use, for one element or none.
 * The first page and the table are lighter without the rest.
 */
type Listener = (this: EventTarget, event: Event, datum: undefined) => void;
interface Bound { type: string; name: string; value: Listener; heard: (event: Event) => void; options: AddEventListenerOptions | boolean | undefined }
type Callback<Value> = (this: EventTarget, datum: undefined) => Value;

/** The listeners of each element. */
const bound = new WeakMap<EventTarget, Bound[]>();

/** Splits `start.zoom end.zoom` into types and names. */
function parsed(typenames: string): { type: string; name: string }[] {
  return typenames.trim().split(/\s+/).map((one) => {
    const [type = '', name = ''] = one.split('.');
    return { type, name };
  });
}

class Selection {
  readonly #element: EventTarget | null;

  constructor(element: EventTarget | null) {
    this.#element = element;
  }
  selection(): this {
    return this;
  }
  /** Does nothing: no transition ever runs on an element. */
  interrupt(): this {
    return this;
  }
  /** Returns nothing: no data is bound to an element. */
  datum(): undefined {}

  each(does: Callback<void>): this {
    if (this.#element) does.call(this.#element, undefined);
    return this;
  }
  call<More extends unknown[]>(does: (selection: never, ...more: More) => void, ...more: More): this {
    does(this as never, ...more);
    return this;
  }
  filter(keeps: Callback<unknown>): Selection {
    return this.#element && keeps.call(this.#element, undefined) ? this : new Selection(null);
  }
  property(name: string, value: Callback<unknown>): this {
    return this.each(function () {
      (this as unknown as Record<string, unknown>)[name] = value.call(this, undefined);
    });
  }
  style(name: string, value: string): this {
    return this.each(function () {
      (this as SVGElement).style.setProperty(name, value);
    });
  }

  /** Returns a listener, adds or replaces it, or removes it with null. A name without a type removes the listeners of all types. */
  on(typenames: string, value?: Listener | null, options?: AddEventListenerOptions | boolean): this | Listener | undefined {
    const element = this.#element;
    const asked = parsed(typenames);
    const known = (element && bound.get(element)) ?? [];
    const meant = (one: Bound): boolean => asked.some(({ type, name }) => (!type || type === one.type) && name === one.name);
    if (value === undefined) return known.find(meant)?.value;
    if (!element) return this;
    for (const one of known.filter(meant)) element.removeEventListener(one.type, one.heard, one.options);
    const rest = known.filter((one) => !meant(one));
    if (value) {
      for (const { type, name } of asked) {
        const heard = (event: Event): void => value.call(element, event, undefined);
        element.addEventListener(type, heard, options);
        rest.push({ type, name, value, heard, options });
      }
    }
    bound.set(element, rest);
    return this;
  }
}

/** Selects an element, or the window. */
export function select(element: EventTarget): Selection {
  return new Selection(element);
}

/** Returns the place of a press or a touch in the coordinates of a drawing. */
export function pointer({ clientX, clientY, currentTarget }: MouseEvent, drawing = currentTarget as SVGGraphicsElement): [number, number] {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return [x, y];
}
