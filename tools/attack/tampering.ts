import { randomUUID } from 'node:crypto';
import { DUO } from '#test/cart-items.ts';
import type { Reply } from './caller.ts';
import { checkoutIn, cookieOf, post } from './scene.ts';
import { type AttackTable, isRefusal, list } from './table.ts';

/** A Duo of the Pouch costs this much; no shipping from 20 € on. */
const DUO_CENTS = 10_799;
const TOO_MUCH = 1e300;

const each = (field: string, values: readonly unknown[], more: object = {}) =>
  values.map((value) => ({ ...more, [field]: value }));

/** Fields of a cart line, changed by hand; the shop must refuse it or ask its own price. */
const LINES: readonly object[] = [
  ...each('price', [0, 0.01, 1, -107.99, -0.01, 107.98, 107.9900001, '107.99', null]),
  ...each('quantity', [0, -1, -0.5, 0.5, 1.0000001, 1e9, 2 ** 53, TOO_MUCH, '1', null]),
  ...each(
    'id',
    list("pouch  pouch-quad  POUCH-DUO  pouch‐duo  pouch-duo' OR '1'='1  ../pouch-duo"),
  ),
  ...each('id', ['', 'pouch-duo ', ' pouch-duo', 'pouch-duo\0', 'x'.repeat(101)]),
  ...each('id', [1, ['pouch-duo'], { $ne: null }]),
  ...each('id', list('deutschland-heim  deutschland-heim-XXXL  kiez-low-navy-99'), {
    price: 39.99,
  }),
  ...each('selectedColor', list('Rosa  Rosa,Rosa  Rosa,Lila,Navy  Rosa,Neon  ,')),
  ...each('selectedColor', ['', '__proto__,constructor', 'Rosa,Lila\0', ['Rosa', 'Lila']]),
  ...[{ packType: 'trio' }, { selectedSize: 'XL' }, { discount: 90 }, { unit_amount: 1 }],
  ...[{ gift: true, price: 0 }, JSON.parse('{"__proto__":{"price":0}}')],
];

/** Fields of the body beside the cart. */
const BODIES: readonly object[] = [
  ...each('items', [[], undefined, JSON.stringify([DUO]), [null], Array(10_001).fill(DUO)]),
  ...[{ total: 1, amount: 1 }, { shipping: 0 }, { currency: 'jpy' }, { language: 'fr' }],
  ...[{ user_id: 'admin' }, { userId: 'admin' }, { order_id: '1', metadata: { paid: true } }],
  ...[{ success_url: 'https://evil.example' }, { cancel_url: 'https://evil.example' }],
  ...each('payment_method_types', [['iou'], Array(99).fill('card')]),
  ...each('discountCode', list("FRUEHLING20  SOMMER5 OR 1=1  ' OR ''='  %  _  __proto__")),
  ...each('discountCode', ['x'.repeat(65), 'WILLKOMMEN10,SOMMER5', ['WILLKOMMEN10', 'SOMMER5']]),
];

/** Of an order that is not paid. */
const REFUND = { cents: 1, refunded: 0, key: randomUUID() };
const REFUNDS: readonly object[] = [
  ...each('cents', [1, 999_999, -1, 0.5], REFUND),
  { ...REFUND, refunded: 5 },
  { ...REFUND, key: undefined },
];
const LINKS = list(
  'javascript:alert(1)  http://parcel.example/1  https://x"><script>  data:text/html,x',
);
const PARCELS: readonly object[] = [
  ...each('to', ['shipped', 'delivered', 'open']),
  ...each('tracking_url', LINKS, { to: 'shipped' }),
];

export const tampering: AttackTable = {
  name: 'Tampering',
  tries: async function* ({ caller, customer, admin }) {
    /** An accepted cart must cost what the catalogue says, whatever was sent. */
    const costsItsPrice = async (reply: Reply) => {
      const path = `/api/checkout/${checkoutIn(reply) ?? ''}`;
      const shown = await caller.call({ path, cookie: cookieOf(reply) });
      return JSON.parse(shown.text).order?.amount === DUO_CENTS;
    };
    const pay = (more: object, cookie = '') =>
      post('/api/create-checkout', { items: [DUO], ...more }, cookie);
    // If the untouched cart is not accepted, the others prove nothing.
    yield [costsItsPrice, [pay({}, customer.cookie)]];
    const lines = LINES.map((change) => pay({ items: [{ ...DUO, ...change }] }));
    const carts = [...lines, ...BODIES.map((more) => pay(more))];
    yield [(reply) => isRefusal(reply) || costsItsPrice(reply), carts];
    if (admin === undefined) return;

    const { cookie } = admin;
    // The order of the untouched cart: no money has come, so nothing can be paid back or sent.
    const found = await caller.call(post('/api/admin/orders', { q: customer.email }, cookie));
    const order: string = JSON.parse(found.text).orders[0].id;
    const onOrder = (of: string) => (body: object) => post(of.replace(':id', order), body, cookie);
    yield [isRefusal, REFUNDS.map(onOrder('/api/admin/orders/:id/refund'))];
    yield [isRefusal, PARCELS.map(onOrder('/api/admin/orders/:id/parcel'))];
  },
};
