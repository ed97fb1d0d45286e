import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../toasts/toast-store.ts';
import { cartStore } from './cart-store.ts';
import { startPayment } from './start-payment.ts';

const ring = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '', quantity: 2 };
const request = {
  items: [ring],
  totalCents: 4_998,
  lang: 'de',
  email: undefined,
  methods: ['card'],
  code: null,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  const state = { items: [ring] };
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ state, version: 0 }),
    setItem: () => undefined,
  });
  cartStore.setState({ items: [], attempt: undefined, known: false });
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soldOut = [{ item: 0, key: 'siegelring||', state: 'sold_out' }];

it.each([
  [422, { code: 'few_left', error: 'Noch 1.', item: 0 }, 'Siegelring: Noch 1.', false],
  [422, { code: 'sold_out', error: 'Weg.', item: 0, lines: soldOut }, 'Siegelring: Weg.', false],
  [422, { code: 'code_minimum', error: 'Ab 50 €.' }, 'Ab 50 €.', false],
  [422, { code: 'payment_refused', error: 'Schreib uns.' }, 'Schreib uns.', false],
  [503, { code: 'payment_unavailable', error: 'Weg.' }, 'Weg.', true],
  [409, { code: 'idempotency_conflict', error: 'Weg.' }, 'Weg.', true],
  [500, {}, '', true],
])('after %i %j says %j, and to try again where that helps', async (status, body, why, helps) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const asked = startPayment(request, vi.fn(), ({ name }) => name);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ why });
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(helps ? ['Fehler'] : []);
});
