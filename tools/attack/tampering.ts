import { randomBytes } from 'node:crypto';
import { API } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { DUO } from '#test/cart-items.ts';
import { type AttackTable, isRefusal, type Tries } from './attack-table.ts';
import type { Reply } from './caller.ts';
import { cookieOf, DUO_CENTS, type Scene } from './scene.ts';
import { BEATS, BODIES, CODE_QUESTIONS, DESK, LINES } from './tampered-values.ts';

/** A visit id as a browser makes it. */
function visitIdOf(): string {
  return `session_${Date.now()}_${randomBytes(6).toString('hex')}`;
}

/** An accepted cart must cost what the catalogue says, whatever was sent. */
async function costsItsPrice({ caller }: Scene, reply: Reply): Promise<boolean> {
  const id = /cs_\w+/.exec(reply.text)?.[0];
  if (reply.status !== 200 || id === undefined) return false;
  const shown = await caller.call({
    path: API.checkout.replace(':session_id', id),
    cookie: cookieOf(reply),
  });
  const { order } = JSON.parse(shown.text) as { order: { amount: number } | null };
  return order?.amount === DUO_CENTS;
}

async function tamperWithDesk(
  { caller, admin, customer }: Scene,
  tries: Tries,
  id: string | undefined,
) {
  if (admin === undefined) return;
  const { cookie } = admin;
  await tries.each(DESK, async ([name, path, body]) => {
    const reply = await caller.send('POST', path, body, { cookie });
    tries.note(`desk: ${name}`, isRefusal(reply), reply);
  });
  // The pending order of this attack: no money has come, so nothing can be paid back or sent.
  const found = await caller.send('POST', DESK_API.deskOrders, { q: customer.email }, { cookie });
  const { orders } = JSON.parse(found.text) as { orders: { id: string }[] };
  const order = orders[0]?.id;
  if (id === undefined || order === undefined) return;
  const refund = (more: object) => ({ cents: 1, refunded: 0, key: crypto.randomUUID(), ...more });
  const onOrder: readonly [string, string, object][] = [
    ['refund of an unpaid order', DESK_API.deskRefund, refund({})],
    ['refund of more than was paid', DESK_API.deskRefund, refund({ cents: 999_999 })],
    ['negative refund', DESK_API.deskRefund, refund({ cents: -1 })],
    ['refund of half a cent', DESK_API.deskRefund, refund({ cents: 0.5 })],
    ['refund on top of another sum', DESK_API.deskRefund, refund({ refunded: 5 })],
    ['refund without a key', DESK_API.deskRefund, { cents: 1, refunded: 0 }],
    ['parcel of an unpaid order', DESK_API.deskParcel, { to: 'shipped' }],
    ['parcel that skips a step', DESK_API.deskParcel, { to: 'delivered' }],
    ['parcel that goes back', DESK_API.deskParcel, { to: 'open' }],
    ...[
      'javascript:alert(1)',
      'http://parcel.example/1',
      'https://x"><script>',
      'https://a b.example',
      'data:text/html,x',
    ].map((link): [string, string, object] => [
      `tracking ${link}`,
      DESK_API.deskParcel,
      { to: 'shipped', tracking_url: link },
    ]),
  ];
  await tries.each(onOrder, async ([name, path, body]) => {
    const reply = await caller.send('POST', path.replace(':id', order), body, { cookie });
    tries.note(`desk: ${name}`, isRefusal(reply), reply);
  });
}

export const tampering: AttackTable = {
  name: 'Tampering',
  run: async (scene, tries) => {
    const { caller, customer } = scene;
    const pay = (body: object, cookie = '') =>
      caller.send('POST', API.createCheckout, { items: [DUO], ...body }, { cookie });
    const untouched = await pay({}, customer.cookie);
    const isOpen = await costsItsPrice({ ...scene }, untouched);
    tries.note('the untouched cart is accepted (or this table proves nothing)', isOpen, untouched);
    const carts = [
      ...LINES.map(([name, change]): [string, object] => [
        name,
        { items: [{ ...DUO, ...change }] },
      ]),
      ...BODIES,
    ];
    await tries.each(carts, async ([name, body]) => {
      const reply = await pay(body);
      tries.note(`cart: ${name}`, isRefusal(reply) || (await costsItsPrice(scene, reply)), reply);
    });
    await tries.each(CODE_QUESTIONS, async ([name, code, subtotal]) => {
      const reply = await caller.send('POST', API.discountCode, { code, subtotal });
      tries.note(`code: ${name}`, isRefusal(reply), reply);
    });
    await tries.each(BEATS, async ([name, body]) => {
      const path = API.activeSession.replace(':session_id', visitIdOf());
      const reply = await caller.send('PUT', path, body);
      tries.note(`visit: ${name}`, isRefusal(reply), reply);
    });
    await tamperWithDesk(scene, tries, /cs_\w+/.exec(untouched.text)?.[0]);
  },
};
