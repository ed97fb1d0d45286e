import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Tracked } from './tracker.ts';

const started = vi.hoisted(() => ({
  trackers: 0,
  page: (): string | undefined => undefined,
  cents: (): number | undefined => undefined,
}));
const shown = vi.hoisted(() => ({ path: '/', name: 'home' }));
vi.mock('./tracker.ts', () => ({
  startTracker: ({ page, cartCents }: Tracked) => {
    started.trackers += 1;
    started.page = page;
    started.cents = cartCents;
    return { beat: () => undefined, stop: () => undefined };
  },
}));
vi.mock('../account/account-store.ts', () => ({ onAuthEvent: () => undefined }));
const items = [{ id: 'x', name: 'x', price: 49.99, quantity: 1, image: '' }];
const cart = vi.hoisted(() => ({ known: true, quantity: 1 }));
vi.mock('../cart/cart-store.ts', () => ({
  cartStore: {
    subscribe: () => undefined,
    getState: () => ({
      known: cart.known,
      items: items.map((item) => ({ ...item, quantity: cart.quantity })),
    }),
  },
}));
vi.mock('../runtime/shown.ts', () => ({
  getShown: () => ({ path: shown.path }),
  getShownTarget: () => ({ name: shown.name, lang: 'de', id: '' }),
  subscribeShown: () => undefined,
}));

beforeEach(() => {
  started.trackers = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function begin(prerendering: boolean): Promise<EventTarget> {
  const document = Object.assign(new EventTarget(), { prerendering });
  vi.stubGlobal('document', document);
  const { startVisits } = await import('./start-visits.ts');
  startVisits();
  return document;
}

it('starts the tracker at once', async () => {
  await begin(false);
  expect(started.trackers).toBe(1);
});

it('starts the tracker of a prerendered page only when it is shown', async () => {
  const document = await begin(true);
  expect(started.trackers).toBe(0);
  Object.assign(document, { prerendering: false }).dispatchEvent(new Event('prerenderingchange'));
  expect(started.trackers).toBe(1);
});

it.each([
  [true, 2, 9_998],
  // The server would refuse a beat with more.
  [true, 30_000, 99_999_999],
  [false, 2, undefined],
])('sends the value of the cart (known: %s, %i in it)', async (known, quantity, cents) => {
  Object.assign(cart, { known, quantity });
  await begin(false);
  expect(started.cents()).toBe(cents);
});
