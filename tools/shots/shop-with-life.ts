import { randomBytes } from 'node:crypto';
import type { VisitBeat } from '#contract/visits.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

export interface LivingShop {
  readonly url: string;
  readonly owner: Login;
  /** A customer with an account and one order. */
  readonly customer: Login;
  /** Query of `/success` for the customer's paid order. */
  readonly paid: string;
  readonly close: () => Promise<void>;
}

const VISITS = [
  ['/products/pouch', 'https://www.instagram.com/', 9],
  ['/', 'https://www.google.com/', 7],
  ['/sneakers', 'https://www.google.com/', 5],
  ['/produkte', '', 4],
  ['/trikots/vintage-1974', 'https://www.reddit.com/', 3],
  ['/products/travel-bag', 'https://www.pinterest.de/', 2],
  ['/accessoires', '', 2],
] as const;

const ORDERS = [
  [{ id: 'pouch-duo', name: 'Elvare Pouch', price: 107.99, selectedColor: 'Schwarz, Navy' }, 'duo'],
  [{ id: 'travel-bag-einzelpack', name: 'Elvare Travel Bag', price: 99.8, selectedColor: 'Oliv' }],
  [{ id: 'kartenetui-einzelpack', name: 'Elvare Kartenetui', price: 34.99, selectedColor: 'Rosa' }],
  [{ id: 'pouch-einzelpack', name: 'Elvare Pouch', price: 59.99, selectedColor: 'Koralle' }],
] as const;

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Sends a request like a visitor's browser, from the visitor's own address. */
async function send(
  url: string,
  method: string,
  body: unknown,
  visitor: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const reply = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: new URL(url).origin,
      'user-agent': CHROME,
      'x-forwarded-for': `203.0.113.${visitor % 250}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** Sends a beat like the tracker's and returns the visit's id. */
async function visit(url: string, visitor: number, body: VisitBeat): Promise<string> {
  const id = `session_${Date.now()}_${randomBytes(6).toString('hex')}`;
  await send(`${url}/api/active-sessions/${id}`, 'PUT', body, visitor);
  return id;
}

/** Adds visits on several pages; every fourth has a cart. */
async function fill(url: string): Promise<void> {
  let visitor = 0;
  for (const [page, referrer, count] of VISITS) {
    for (let each = 0; each < count; each += 1) {
      visitor += 1;
      await visit(url, visitor, {
        current_page: page,
        ...(referrer && { referrer }),
        ...(visitor % 4 === 0 && { stage: 'cart', cart_cents: 4999 + 1000 * visitor }),
      });
    }
  }
}

interface Sale {
  readonly items: readonly object[];
  readonly email: string;
  readonly visitor: number;
  readonly headers: Record<string, string>;
}

/** Sells through the shop's own checkout; returns the id of the paid checkout. */
async function sell(url: string, control: string, sale: Sale): Promise<string> {
  const { items, email, visitor, headers } = sale;
  const body = { items, customer_email: 'guest@elvare.example', language: 'de' };
  const reply = await send(`${url}/api/create-checkout`, 'POST', body, visitor, headers);
  const { url: payment } = (await reply.json()) as { url: string };
  const session = new URL(payment).pathname.split('/').at(-1) ?? '';
  await send(`${control}/sessions/${session}/pay`, 'POST', { email }, visitor);
  return session;
}

/** Places guests' orders. */
async function order(url: string, control: string): Promise<void> {
  for (const [index, [item, packType = 'einzelpack']] of ORDERS.entries()) {
    const visitor = 100 + index;
    const id = await visit(url, visitor, {
      current_page: '/products/pouch',
      referrer: 'https://www.instagram.com/',
      stage: 'checkout',
      cart_cents: Math.round(item.price * 100),
    });
    const items = [{ ...item, packType, quantity: 1 }];
    const email = `kundin${index + 1}@example.com`;
    await sell(url, control, { items, email, visitor, headers: { 'x-visit': id } });
  }
}

const SNEAKER = { id: 'kiez-low-navy-42', name: 'Kiez Low Navy', price: 79.99, quantity: 1 };

/** Creates an account with one paid order. */
async function customer(
  url: string,
  control: string,
): Promise<Pick<LivingShop, 'customer' | 'paid'>> {
  const login = { email: 'leonie@example.com', password: randomBytes(9).toString('base64url') };
  await send(`${url}/api/auth/sign-up/email`, 'POST', login, 200);
  const signedIn = await send(`${url}/api/auth/sign-in/email`, 'POST', login, 200);
  const cookies = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { cookie: cookies.join('; ') };
  const items = [{ ...SNEAKER, selectedSize: '42' }];
  const sale = { items, email: login.email, visitor: 200, headers };
  return { customer: login, paid: `session_id=${await sell(url, control, sale)}` };
}

/** Starts a shop on free ports with an empty data folder, and adds visits and orders. */
export async function startLivingShop(): Promise<LivingShop> {
  const place = await newPlace();
  const password = randomBytes(9).toString('base64url');
  const shop = new ShopProcess(place, { ADMIN_PASSWORD: password, TRUST_PROXY: '127.0.0.1, ::1' });
  const url = `http://localhost:${place.port}`;
  const close = async () => {
    await shop.end();
    removePlace(place);
  };
  try {
    await shop.ready();
    await fill(url);
    const control = `http://localhost:${place.sandboxPort}/_sandbox`;
    await order(url, control);
    return {
      url,
      owner: { email: 'admin@elvare.example', password },
      ...(await customer(url, control)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
