import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { DUO } from '#test/cart-items.ts';
import { type AttackTable, isRefusal, type Tries } from './attack-table.ts';
import { forgedLogins, forgedTokens } from './forged-access.ts';
import { type OpenCheckout, openCheckout, type Scene } from './scene.ts';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text);

/** Headers that claim to be the payment provider's signature of `body`. */
function signatures(body: string): readonly [string, string][] {
  const now = Math.floor(Date.now() / 1000);
  const signed = (secret: string, at: number, text = body) =>
    `t=${at},v1=${hmac(secret, `${at}.${text}`).digest('hex')}`;
  return [
    ['no signature', ''],
    ['garbage', 'garbage'],
    ['an empty v1', `t=${now},v1=`],
    ['v1 without a value', `t=${now},v1`],
    ['signs beyond ASCII', `t=${now},v1=${'é'.repeat(64)}`],
    ['no time', `v1=${hmac('whsec_test', body).digest('hex')}`],
    ['an empty secret', signed('', now)],
    ['a guessed secret', signed('whsec_guess', now)],
    ['a secret of documentation', signed('whsec_test_secret', now)],
    ['a time long ago', signed('whsec_guess', 0)],
    ['a time to come', signed('whsec_guess', now + 1e9)],
    ['zeros', `t=${now},v1=${'0'.repeat(64)}`],
    ['a signature of another body', signed('whsec_guess', now, '{}')],
    ['the scheme of tests', `t=${now},v0=${'0'.repeat(64)}`],
    ['many signatures', `t=${now}${`,v1=${'0'.repeat(64)}`.repeat(100)}`],
  ];
}

async function forgeWebhooks({ caller, customer }: Scene, tries: Tries, checkout: OpenCheckout) {
  const paid = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: checkout.id, object: 'checkout.session', payment_status: 'paid' } },
  };
  const body = JSON.stringify(paid);
  await tries.each(signatures(body), async ([name, signature]) => {
    const headers = signature === '' ? {} : { 'stripe-signature': signature };
    // As the provider sends it: no browser, hence no origin.
    const reply = await caller.call({
      method: 'POST',
      path: API.stripeWebhook,
      body,
      headers: { ...headers, origin: caller.origin },
    });
    tries.note(`webhook: ${name}`, isRefusal(reply), reply);
    const bare = await caller.raw(
      `POST ${API.stripeWebhook} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${signature === '' ? '' : `Stripe-Signature: ${signature}\r\n`}\r\n${body}`,
    );
    tries.note(`webhook without a browser: ${name}`, isRefusal(bare), bare);
  });
  const path = API.checkout.replace(':session_id', checkout.id);
  const after = await caller.call({ path, cookie: `${customer.cookie}; ${checkout.proof}` });
  const isPending = after.text.includes('"status":"pending"');
  tries.note('the order of the forged webhooks is still unpaid', isPending, after);
}

/** The checkout is the customer's; neither its key, its id nor a made-up proof opens it to others. */
async function forgeCheckouts(scene: Scene, tries: Tries, key: string, checkout: OpenCheckout) {
  const { caller, other } = scene;
  const path = API.checkout.replace(':session_id', checkout.id);
  const proofName = checkout.proof.split('=')[0] ?? '';
  const strangers: readonly [string, string][] = [
    ['nobody', ''],
    ['another customer', other.cookie],
    ['a made-up proof', `${proofName}=${'A'.repeat(22)}`],
    ['an empty proof', `${proofName}=`],
    ['many proofs', `${proofName}=${'A'.repeat(22)}${`.${'B'.repeat(22)}`.repeat(60)}`],
  ];
  await tries.each(strangers, async ([name, cookie]) => {
    const reply = await caller.call({ path, cookie });
    const hidesOrder = reply.status === 404 || reply.text.includes('"order":null');
    tries.note(`goods of a checkout for ${name}`, hidesOrder, reply);
  });
  const body = JSON.stringify({ items: [DUO] });
  for (const [name, cookie] of [
    ['nobody', ''],
    ['another customer', other.cookie],
  ] as const) {
    const headers = { 'idempotency-key': key };
    const reply = await caller.call({
      method: 'POST',
      path: API.createCheckout,
      body,
      cookie,
      headers,
    });
    tries.note(
      `key of somebody else for ${name}`,
      isRefusal(reply) && !reply.text.includes(checkout.id),
      reply,
    );
  }
  const keys = [
    'short',
    'x'.repeat(101),
    'a key with spaces',
    "key' OR 1=1; --------",
    '../../../../etc/passwd',
    '%00%00%00%00%00%00%00%00',
  ];
  await tries.each(keys, async (made) => {
    const headers = { 'idempotency-key': made };
    const reply = await caller.call({ method: 'POST', path: API.createCheckout, body, headers });
    tries.note(`key ${made.slice(0, 30)}`, isRefusal(reply), reply);
  });
}

async function forgeLogins(scene: Scene, tries: Tries) {
  const { caller } = scene;
  await tries.each(forgedLogins(scene), async ([name, cookie]) => {
    for (const path of [
      API.accountOrders,
      API.accountExport,
      API.adminSnapshot,
      DESK_API.deskMessages,
    ]) {
      const reply = await caller.call({ path, cookie });
      tries.note(`login: ${name} at ${path}`, reply.status === 401, reply);
    }
    const session = await caller.call({ path: AUTH_PATHS.session, cookie });
    tries.note(`login: ${name} is nobody`, session.text.includes('"session":null'), session);
  });
}

async function forgeTokens(scene: Scene, tries: Tries) {
  const { caller } = scene;
  const password = randomBytes(18).toString('base64url');
  const language = 'de';
  await tries.each(forgedTokens(scene), async (token) => {
    const short = token.slice(0, 24);
    const verified = await caller.call({
      path: `${AUTH_PATHS.verifyEmail}?token=${encodeURIComponent(token)}&lang=de`,
    });
    const isVerified = /verified=1/.test(String(verified.headers.location));
    tries.note(`verify with ${short}`, !isVerified && verified.status < 500, verified);
    for (const [path, body] of [
      [AUTH_PATHS.resetPassword, { token, password, language }],
      [AUTH_PATHS.confirmEmail, { token, language }],
      [API.newsletterConfirm, { token, language }],
      [API.newsletterUnsubscribe, { token, language }],
    ] as const) {
      const reply = await caller.send('POST', path, body);
      tries.note(`${path} with ${short}`, isRefusal(reply), reply);
    }
  });
}

/** A sender that no proxy vouches for can't change the address that limits count. */
async function forgeAddresses({ caller }: Scene, tries: Tries) {
  const from = caller.newAddress();
  if (from === undefined) return;
  let limited = 0;
  for (let at = 0; at < 24; at++) {
    const reply = await caller.send(
      'POST',
      API.discountCode,
      { code: `GUESS${at}`, subtotal: 5_000 },
      {
        from,
        headers: {
          'x-forwarded-for': `203.0.113.${at}`,
          'x-real-ip': `203.0.113.${at}`,
          forwarded: `for=203.0.113.${at}`,
        },
      },
    );
    if (reply.status === 429) limited += 1;
  }
  tries.note(
    'guesses of codes from one address that claims to be many',
    limited > 0,
    `${limited} of 24 limited`,
  );
}

export const forgery: AttackTable = {
  name: 'Forgery',
  run: async (scene, tries) => {
    const key = randomUUID();
    const checkout = await openCheckout(scene, scene.customer.cookie, { 'idempotency-key': key });
    if (checkout === undefined) tries.note('a checkout to attack', false, 'none could be opened');
    else {
      await forgeWebhooks(scene, tries, checkout);
      await forgeCheckouts(scene, tries, key, checkout);
    }
    await forgeLogins(scene, tries);
    await forgeTokens(scene, tries);
    await forgeAddresses(scene, tries);
  },
};
