import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutBody } from '#contract/checkout.ts';
import { cartStore } from './cart-store.ts';
import { type CheckoutRequest, requestCheckout } from './checkout.ts';

const items = [
  {
    id: 'pouch-duo',
    name: 'Elvare Pouch',
    price: 107.99,
    image: '/images/pouch/rosa-quarter-800.webp',
    quantity: 1,
    packType: 'duo',
    selectedColor: 'Rosa, Lila',
    colourIds: 'rosa,lila',
  },
];
const methods = ['card', 'paypal'] as const;
const request = {
  items,
  totalCents: 10_799,
  lang: 'de',
  email: undefined,
  methods,
  code: null,
} as const;

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}
let sent: Sent[] = [];

/** Returns the calls in turn. */
function answer(...replies: { status: number; body: unknown }[]) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      path,
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    });
    const reply = replies[sent.length - 1];
    if (!reply) throw new TypeError('offline');
    return Response.json(reply.body, { status: reply.status });
  });
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
  keepCart({ items });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  };
}

/** Cart in the browser's storage and in this tab's memory. */
function keepCart(state: { items: readonly unknown[]; attempt?: string }) {
  localStorage.setItem('cart-storage', JSON.stringify({ state, version: 0 }));
  cartStore.setState({ items: [], attempt: undefined, known: false });
}
const kept = () => JSON.parse(localStorage.getItem('cart-storage') ?? '').state;

async function run(onRetry = vi.fn(), asked: CheckoutRequest = request) {
  const outcome = requestCheckout(asked, onRetry);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, onRetry };
}

describe('asking for the payment page', () => {
  it('sends what the contract takes, with the placeholder address for guests', async () => {
    answer({ status: 200, body: { url: 'https://pay.example/1' } });
    const { outcome, onRetry } = await run();
    expect(outcome).toEqual({ ok: true, url: 'https://pay.example/1' });
    expect(onRetry).not.toHaveBeenCalled();
    const body = createCheckoutBody.parse(sent[0]?.body);
    expect(body.customer_email).toBe('guest@elvare.example');
    expect(body.payment_method_types).toEqual(['card', 'paypal']);
    expect(body.items).toEqual(items);
  });

  it('tries once more without payment methods, under the same key', async () => {
    answer(
      { status: 502, body: { error: 'x', code: 'payment_unavailable' } },
      { status: 200, body: { url: 'https://pay.example/2' } },
    );
    const { outcome, onRetry } = await run();
    expect(outcome).toEqual({ ok: true, url: 'https://pay.example/2' });
    expect(onRetry).toHaveBeenCalledOnce();
    expect(sent[1]?.body).not.toHaveProperty('payment_method_types');
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[0]?.key).toMatch(/^[\w-]{16,100}$/);
  });

  it('sends a cart whose item is refused no second time', async () => {
    answer({ status: 422, body: { error: 'x', code: 'few_left', item: 0 } });
    const { outcome, onRetry } = await run();
    expect(outcome).toMatchObject({ ok: false, code: 'few_left', item: 0 });
    expect(onRetry).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('is an attempt of its own after the last one is over', async () => {
    answer(
      { status: 409, body: { error: 'x', code: 'attempt_over' } },
      { status: 200, body: { state: 'over', lines: [] } },
      { status: 200, body: { url: 'https://pay.example/3' } },
    );
    const { outcome } = await run();
    expect(outcome).toEqual({ ok: true, url: 'https://pay.example/3' });
    const [first, asked, second] = sent;
    expect(asked).toMatchObject({ path: '/api/checkout-attempt', body: { key: first?.key } });
    expect(second?.key).toMatch(/^[\w-]{16,100}$/);
    expect(second?.key).not.toBe(first?.key);
    expect(kept().attempt).toBe(second?.key);
  });

  const ATTEMPT = 'f3e6d8a0-0000-4000-8000-000000000000';
  const ring = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '', quantity: 1 };
  const paid = {
    status: 200,
    body: { state: 'paid', lines: [{ key: 'pouch-duo|lila,rosa', quantity: 1 }] },
  };

  it('goes on with the attempt of the cart while that can be paid', async () => {
    keepCart({ items, attempt: ATTEMPT });
    answer(
      { status: 200, body: { state: 'open', lines: [] } },
      { status: 200, body: { url: 'https://pay.example/4' } },
    );
    expect((await run()).outcome).toMatchObject({ ok: true });
    expect(sent[1]?.key).toBe(ATTEMPT);
    expect(kept()).toMatchObject({ items, attempt: ATTEMPT });
  });

  it('asks for no money for a cart of which something is paid: that leaves it', async () => {
    keepCart({ items: [...items, ring], attempt: ATTEMPT });
    answer(paid);
    const { outcome } = await run(undefined, { ...request, items: [...items, ring] });
    expect(outcome).toEqual({ ok: false, code: 'already_paid', message: '' });
    expect(sent.map(({ path }) => path)).toEqual(['/api/checkout-attempt']);
    expect(kept()).toEqual({ items: [ring] });
  });

  it('takes nothing away twice: what came after the payment is paid by itself', async () => {
    keepCart({ items: [ring], attempt: ATTEMPT });
    answer(paid, { status: 200, body: { url: 'https://pay.example/5' } });
    const { outcome } = await run(undefined, { ...request, items: [ring] });
    expect(outcome).toMatchObject({ ok: true });
    expect(sent[1]?.key).not.toBe(ATTEMPT);
    expect(kept().items).toEqual([ring]);
  });

  it('leaves the last word to the checkout when the attempt can not be asked', async () => {
    keepCart({ items, attempt: ATTEMPT });
    answer(
      { status: 503, body: { error: 'x', code: 'unavailable' } },
      { status: 200, body: { url: 'https://shop.example/success?session_id=cs_1' } },
    );
    expect((await run()).outcome).toMatchObject({ ok: true });
    expect(sent[1]?.key).toBe(ATTEMPT);
  });

  it('sends nothing that another tab has paid or taken out meanwhile', async () => {
    keepCart({ items: [ring] });
    answer();
    expect((await run()).outcome).toEqual({ ok: false, code: 'cart_changed', message: '' });
    expect(sent).toEqual([]);
  });

  it('waits a second before it does', async () => {
    answer({ status: 500, body: {} }, { status: 200, body: { url: 'u' } });
    const outcome = requestCheckout(request, () => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await outcome;
  });

  it("counts a missing address as a failure and keeps the server's reason", async () => {
    answer(
      { status: 200, body: { url: '' } },
      { status: 422, body: { error: 'Nein.', code: 'sold_out' } },
    );
    const { outcome } = await run();
    expect(outcome).toEqual({ ok: false, code: 'sold_out', message: 'Nein.' });
  });

  it('shows changed lines at once: neither a retry nor a field that the contract refuses', async () => {
    const lines = [{ item: 0, key: 'pouch-duo|lila,rosa|', state: 'price', old: 1, new: 2 }];
    answer({ status: 422, body: { error: 'Nein.', code: 'price_mismatch', item: 0, lines } });
    const priced = items.map((item) => ({ ...item, pricedAt: 1_795_000_000_000 }));
    keepCart({ items: priced });
    const { outcome, onRetry } = await run(undefined, { ...request, items: priced });
    expect(outcome).toMatchObject({ ok: false, code: 'price_mismatch', lines });
    expect(onRetry).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
    expect(createCheckoutBody.parse(sent[0]?.body).items).toEqual(items);
    expect(kept().items).toEqual(priced);
  });

  it.each([
    ['at its minimum', 10_799, { discountCode: 'SOMMER' }],
    ['below it', 10_800, {}],
  ])('sends a code only where the drawer counts it: %s', async (_where, minimum, expected) => {
    answer({ status: 200, body: { url: 'https://pay.example/1' } });
    const code = { code: 'SOMMER', kind: 'percent', value: 10, minimum } as const;
    await run(undefined, { ...request, code });
    const { discountCode } = createCheckoutBody.parse(sent[0]?.body);
    expect({ discountCode }).toEqual({ discountCode: undefined, ...expected });
  });

  it('tells an unreachable server from a refusing one', async () => {
    answer();
    expect((await run()).outcome).toMatchObject({ ok: false, code: 'offline' });
  });

  it('tells a gateway without the shop from a browser without network', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    const { outcome } = await run();
    const message = 'Der Shop ist gerade nicht erreichbar.';
    expect(outcome).toMatchObject({ ok: false, code: 'unavailable', message });
  });
});
