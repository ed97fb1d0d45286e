import { DESK_API } from '#desk-paths.ts';
import { DUO } from '#test/cart-items.ts';

const TOO_MUCH = 1e300;

/** A cart line with one value changed by hand; the shop must refuse it or ask its own price. */
export const LINES: readonly [string, object][] = [
  ...[
    0,
    0.01,
    1,
    -107.99,
    -0.01,
    107.98,
    107.9900001,
    1e-300,
    TOO_MUCH,
    '107.99',
    null,
    [107.99],
  ].map((price): [string, object] => [`price ${JSON.stringify(price)}`, { price }]),
  ...[0, -1, -0.5, 0.5, 1.0000001, 1e9, 2 ** 53, TOO_MUCH, '1', null, [1], {}, true].map(
    (quantity): [string, object] => [`quantity ${JSON.stringify(quantity)}`, { quantity }],
  ),
  ...[
    '',
    'pouch',
    'pouch-quad',
    'POUCH-DUO',
    'pouch-duo ',
    ' pouch-duo',
    'pouch-duo\0',
    'pouch‐duo',
    '__proto__',
    'constructor',
    'toString-duo',
    '../pouch-duo',
    'gift-card_holder',
    "pouch-duo' OR '1'='1",
    'x'.repeat(101),
    1,
    ['pouch-duo'],
    { $ne: null },
  ].map((id): [string, object] => [`id ${JSON.stringify(id).slice(0, 40)}`, { id }]),
  ...[
    '',
    'Rosa',
    'Rosa,Rosa',
    'Rosa,Lila,Navy',
    'Rosa,Neon',
    ',',
    '__proto__,constructor',
    'Rosa,Lila\0',
    ['Rosa', 'Lila'],
  ].map((selectedColor): [string, object] => [
    `colours ${JSON.stringify(selectedColor)}`,
    { selectedColor },
  ]),
  ['pack beside the id', { packType: 'trio' }],
  ['size of a bag', { selectedSize: 'XL' }],
  ['a discount of its own', { discount: 90 }],
  ['a line marked as a present', { gift: true, price: 0 }],
  ['amount in cents', { unit_amount: 1 }],
  ['prototype in a line', JSON.parse('{"__proto__":{"price":0}}')],
  ['jersey in no size', { id: 'deutschland-heim', price: 39.99 }],
  ['jersey in an unknown size', { id: 'deutschland-heim-XXXL', price: 39.99 }],
  ['sneaker in an unknown size', { id: 'kiez-low-navy-99', price: 39.99 }],
  ['cap without a colour', { id: 'baseball-cap-monogram', price: 39.99 }],
];

export const BODIES: readonly [string, object][] = [
  ['empty cart', { items: [] }],
  ['no cart', { items: undefined }],
  ['cart as text', { items: JSON.stringify([DUO]) }],
  ['line that is null', { items: [null] }],
  ['too many lines', { items: Array.from({ length: 10_001 }, () => DUO) }],
  ['a total of its own', { total: 1, amount: 1 }],
  ['shipping of its own', { shipping: 0 }],
  ['currency of its own', { currency: 'jpy' }],
  ['another user', { user_id: 'admin', userId: 'admin' }],
  ['an order of its own', { order_id: '1', metadata: { paid: true } }],
  [
    'addresses to go to',
    { success_url: 'https://evil.example', cancel_url: 'https://evil.example' },
  ],
  ['payment method', { payment_method_types: ['iou'] }],
  ['many payment methods', { payment_method_types: Array.from({ length: 99 }, () => 'card') }],
  ['language', { language: 'fr' }],
  ...[
    'FRUEHLING20',
    'SOMMER5 OR 1=1',
    "' OR ''='",
    '%',
    '_',
    '__proto__',
    'x'.repeat(65),
    'WILLKOMMEN10,SOMMER5',
  ].map((discountCode): [string, object] => [
    `code ${discountCode.slice(0, 24)}`,
    { discountCode },
  ]),
  ['two codes', { discountCode: ['WILLKOMMEN10', 'SOMMER5'] }],
];

export const CODE_QUESTIONS: readonly [string, unknown, unknown][] = [
  ['negative goods', 'WILLKOMMEN10', -1],
  ['goods as text', 'WILLKOMMEN10', '5000'],
  ['half a cent', 'WILLKOMMEN10', 0.5],
  ['endless goods', 'WILLKOMMEN10', TOO_MUCH],
  ['below the minimum', 'SOMMER5', 4_999],
  ['ended code', 'FRUEHLING20', 5_000],
  ['code as a list', ['WILLKOMMEN10'], 5_000],
];

export const DESK: readonly [string, string, object][] = [
  ['101 %', DESK_API.deskCodes, { code: 'ATTACK', kind: 'percent', value: 101 }],
  ['0 %', DESK_API.deskCodes, { code: 'ATTACK', kind: 'percent', value: 0 }],
  ['-5 €', DESK_API.deskCodes, { code: 'ATTACK', kind: 'amount', value: -500 }],
  ['half a percent', DESK_API.deskCodes, { code: 'ATTACK', kind: 'percent', value: 0.5 }],
  ['endless amount', DESK_API.deskCodes, { code: 'ATTACK', kind: 'amount', value: TOO_MUCH }],
  ['unknown kind', DESK_API.deskCodes, { code: 'ATTACK', kind: 'free', value: 1 }],
  [
    'uses below one',
    DESK_API.deskCodes,
    { code: 'ATTACK', kind: 'percent', value: 5, max_uses: 0 },
  ],
  ['a name with signs', DESK_API.deskCodes, { code: 'AT_TACK', kind: 'percent', value: 5 }],
  [
    'an end before its start',
    DESK_API.deskCodes,
    {
      code: 'ATTACK',
      kind: 'percent',
      value: 5,
      starts_at: '2027-01-01T00:00:00Z',
      ends_at: '2026-01-01T00:00:00Z',
    },
  ],
  [
    'an end in the year 275760',
    DESK_API.deskCodes,
    { code: 'ATTACK', kind: 'percent', value: 5, ends_at: '+275760-01-01T00:00:00Z' },
  ],
  ['an unknown variant', DESK_API.deskSoldOut, { item_ids: ['pouch-quad'], sold_out: true }],
  ['no variant', DESK_API.deskSoldOut, { item_ids: [], sold_out: true }],
  ['sold out as text', DESK_API.deskSoldOut, { item_ids: ['pouch-duo'], sold_out: 'yes' }],
];

export const BEATS: readonly [string, object][] = [
  ['a page of another site', { current_page: 'https://evil.example' }],
  ['no page', {}],
  ['a cart below nothing', { current_page: '/', cart_cents: -1 }],
  ['an endless cart', { current_page: '/', cart_cents: TOO_MUCH }],
  ['an unknown stage', { current_page: '/', stage: 'paid' }],
  ['another visit', { current_page: '/', session_id: 'session_1795242156240_another' }],
  ['a page too long', { current_page: `/${'x'.repeat(300)}` }],
];
