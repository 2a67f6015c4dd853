/** Reminders of a seat: the kinds that the server sends, and the targets of this person. */
import type { Doors } from './doors.ts';

/** The reminders that a server offers: the key for browsers, e-mail, webhooks. */
export interface Offers { push: string | null; mail: boolean; webhooks: boolean }
export interface Target { number: number; kind: 'push' | 'mail' | 'webhook'; to: string; confirmed: boolean }
export interface Reminders { targets: Target[]; dropped: { kind: string; why: string }[] }

/** The browser as reminders use it. Tests supply their own. */
export interface Browser {
  /** `true` if the browser can be sent messages at all. */
  able: boolean;
  permission: () => Promise<NotificationPermission>;
  /** Returns the present subscription, or null. */
  subscribed: () => Promise<PushSubscription | null>;
  subscribe: (key: Uint8Array<ArrayBuffer>) => Promise<PushSubscription>;
}

/** Returns the browser of this page. */
export function browserPush(): Browser {
  const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;
  return {
    able: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && import.meta.env.PROD,
    permission: () => Notification.requestPermission(),
    subscribed: async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null,
    subscribe: async (key) => (await worker()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  };
}

/** Returns bytes as base64 for URLs; `unbase64` reverses it. */
export function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
export function unbase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
}

/** The desk of one seat's reminders. */
export class ReminderDesk {
  constructor(
    readonly doors: Doors,
    readonly at: { room: string; token: string },
    readonly browser: Browser = browserPush(),
  ) {}

  /** Returns the reminders that the server offers, or none if it does not know the request. */
  async offers(): Promise<Offers> {
    const offers = await this.doors.ask<Offers>('reminders', undefined, null, 1).catch(() => null);
    return { push: (this.browser.able && offers?.push) || null, mail: offers?.mail ?? false, webhooks: offers?.webhooks ?? false };
  }
  read(): Promise<Reminders> {
    return this.#call({});
  }
  add(target: { mail: string } | { webhook: string }): Promise<Reminders> {
    return this.#call({ add: target });
  }
  remove(number: number): Promise<Reminders> {
    return this.#call({ remove: number });
  }
  confirm(code: string): Promise<Reminders> {
    return this.#call({ confirm: code });
  }

  /** Subscribes this browser. It asks the person for permission only now. */
  async addThisBrowser(key: string): Promise<Reminders> {
    if ((await this.browser.permission()) !== 'granted') throw new Error('This browser does not allow messages from this page. Allow them in the settings of the page, then try again.');
    const wanted = unbase64(key);
    const kept = await this.browser.subscribed();
    const fits = kept && base64(kept.options.applicationServerKey ?? new ArrayBuffer(0)) === base64(wanted.buffer);
    if (kept && !fits) await kept.unsubscribe();
    const subscription = fits ? kept : await this.browser.subscribe(wanted);
    const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
    if (!p256dh || !auth) throw new Error('This browser gives no keys for messages.');
    return this.#call({ add: { push: { endpoint: subscription.endpoint, p256dh: base64(p256dh), auth: base64(auth) } } });
  }
  /** Returns the number of this browser among the targets, or null. */
  async here(targets: Target[]): Promise<number | null> {
    const endpoint = this.browser.able ? (await this.browser.subscribed().catch(() => null))?.endpoint : undefined;
    return targets.find((one) => one.kind === 'push' && one.to === endpoint)?.number ?? null;
  }

  #call(fields: object): Promise<Reminders> {
    return this.doors.call(this.at.room, this.at.token, { call: 'remind', ...fields });
  }
}

/** Returns the destination of a reminder, without its secret part. */
export function placeOf(target: Target, here: number | null): string {
  if (target.kind === 'mail') return target.to;
  if (target.kind === 'push') return target.number === here ? 'this browser' : 'another browser';
  try {
    return `webhook at ${new URL(target.to).host}`;
  } catch {
    return 'webhook';
  }
}
