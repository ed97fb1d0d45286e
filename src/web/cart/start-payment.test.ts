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
  [422, { code: 'few_left', error: 'Noch zu haben: 1.', item: 0 }, 'Siegelring: Noch zu haben: 1.'],
  [422, { code: 'sold_out', error: 'Weg.', item: 0, lines: soldOut }, 'Siegelring: Weg.'],
  [422, { code: 'stock_held', error: 'Nimm weniger.', item: 0 }, 'Siegelring: Nimm weniger.'],
  [422, { code: 'code_minimum', error: 'Ab 50 €.' }, 'Ab 50 €.'],
  [422, { code: 'payment_refused', error: 'Schreib uns.' }, 'Schreib uns.'],
])('says of %i %j what helps, and not to try again', async (status, body, why) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const refusal = startPayment(
    request,
    () => undefined,
    ({ name }) => name,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await refusal).toMatchObject({ code: body.code, why });
  expect(useToasts.getState().toasts).toEqual([]);
});

it.each([
  [503, { code: 'payment_unavailable', error: 'x' }],
  [409, { code: 'idempotency_conflict', error: 'x' }],
  [502, 'a gateway’s page'],
  [500, {}],
])('asks to try again after %i %j', async (status, body) => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('fetch', async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const refusal = startPayment(
    request,
    () => undefined,
    ({ name }) => name,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await refusal;
  const [failed, ...others] = useToasts.getState().toasts;
  expect(failed).toMatchObject({ title: 'Fehler', text: expect.stringContaining('erneut') });
  expect(others).toEqual([]);
});
