import type { OrderItem } from '#contract/checkout.ts';
import type { MailData, MailKind } from '../mail-queue/mail-kinds.ts';

/** One example of every mail, for tests and for looking at them. */

const items: OrderItem[] = [
  {
    id: 'pouch-duo',
    key: 'pouch-duo|lila,rosa',
    product_id: 'pouch',
    name: 'Elvare Pouch',
    variant: 'Duo: Rosa, Lila',
    image: '/images/pouch/rosa-quarter-800.webp',
    images: ['/images/pouch/rosa-quarter-800.webp', '/images/pouch/lila-quarter-800.webp'],
    unit_amount: 10_799,
    quantity: 2,
    amount: 21_598,
    gift: false,
  },
  {
    id: 'gift-card_holder-schwarz',
    product_id: 'pouch',
    name: 'Elvare Pouch, Schwarz',
    variant: '',
    image: '/images/pouch/schwarz-quarter-800.webp',
    unit_amount: 0,
    quantity: 2,
    amount: 0,
    gift: true,
  },
];
const sums = {
  subtotal: 21_598,
  discount: 2160,
  discountCode: 'WILLKOMMEN10',
  shipping: 0,
  amount: 19_438,
};
const orderId = '4f0c1a52-8f0e-4f0e-9d0b-0e6f5f1d2c3b';
const number = 'EL-1001';
const name = 'Mia Muster';
const address = {
  line1: 'Torstraße 1',
  line2: 'Hinterhaus',
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
};

export const MAIL_SAMPLES: { readonly [Kind in MailKind]: MailData<Kind> } = {
  'order-confirmation': {
    orderId,
    number,
    orderedAt: Date.parse('2026-11-20T23:30:00+01:00'),
    paidAt: Date.parse('2026-11-20T23:31:00+01:00'),
    items,
    ...sums,
    name,
    address,
    paymentMethod: null,
    legalText: null,
    promised: {
      dispatchFrom: { year: 2026, month: 11, day: 23 },
      dispatchTo: { year: 2026, month: 11, day: 24 },
      deliveryFrom: { year: 2026, month: 11, day: 26 },
      deliveryTo: { year: 2026, month: 12, day: 1 },
      vatPercent: 19,
      vatCents: 3_104,
    },
  },
  'order-placed': {
    orderId,
    items,
    ...sums,
    name,
    address,
    vatPercent: 19,
    deliveryWorkingDays: { from: 4, to: 7 },
    payUntil: Date.parse('2026-11-20T23:59:00+01:00'),
  },
  'order-received': { orderId, items, amount: 19_438, name },
  'payment-failed': { orderId, items, amount: 19_438 },
  'order-shipped': {
    orderId,
    number,
    items,
    name,
    address,
    trackingUrl: 'https://parcel.example/track?id=1&lang=de',
    arrival: {
      from: { year: 2026, month: 12, day: 3 },
      to: { year: 2026, month: 12, day: 8 },
    },
  },
  'order-refunded': {
    orderId,
    number,
    name,
    refunded: 5000,
    refundedTotal: 7500,
    amount: 19_438,
  },
  'owner-sale': {
    saleId: orderId,
    number,
    items,
    ...sums,
    vatPercent: 19,
  },
  'order-refund-failed': { orderId, number, name, cents: 5000 },
  invitation: { url: 'https://shop.example/auth#einladung=abc' },
  cart: { url: 'https://shop.example/kasse#korb=abc' },
  'password-reset': { url: 'https://shop.example/auth#reset=abc' },
  'verify-email': { url: 'https://shop.example/auth#verify=abc' },
  'email-change': { url: 'https://shop.example/konto#adresse=abc' },
  'email-changed': {},
  'login-attempts': {},
  'account-notice': { notice: 'new_device', at: Date.parse('2026-11-20T23:30:00+01:00') },
  'newsletter-confirm': {
    url: 'https://shop.example/newsletter#token=abc',
    unsubscribeUrl: 'https://shop.example/newsletter#unsubscribe=abc',
    oneClickUrl: 'https://shop.example/api/newsletter/unsubscribe?token=abc',
  },
  'newsletter-known': {
    unsubscribeUrl: 'https://shop.example/newsletter#unsubscribe=abc',
    oneClickUrl: 'https://shop.example/api/newsletter/unsubscribe?token=abc',
  },
  'stock-confirm': {
    mark: 'pouch:rosa',
    item: 'Elvare Pouch, Rosa',
    url: 'https://shop.example/newsletter#back=abc',
    forgetUrl: 'https://shop.example/newsletter#forget=abc',
  },
  'stock-back': { item: 'Elvare Pouch, Rosa', url: 'https://shop.example/products/pouch' },
  'contact-receipt': { answerHours: 24 },
  'contact-reply': {
    name: 'Mia',
    subject: 'Frage zur Größe',
    text: 'Nein, er fällt aus wie angegeben.\n\nLiebe Grüße\nJana',
    message: 'Hallo,\nfällt der Kiez Low groß aus?',
    askedAt: Date.parse('2026-11-20T23:30:00+01:00'),
  },
  'withdrawal-receipt': {
    name,
    order: number,
    email: 'mia@kundin.example',
    goods: 'Der Pouch in Rosa',
    declaredAt: Date.parse('2026-11-20T23:30:07+01:00'),
  },
  'contact-copy': {
    firstName: 'Mia',
    lastName: 'Muster',
    email: 'mia@kundin.example',
    subject: 'Frage zur Größe',
    message: 'Hallo,\nfällt der Kiez Low groß aus?',
    urgent: false,
  },
  'owner-alert': {
    alert: 'dispute_opened',
    facts: { cents: 3999, reason: 'fraudulent', dueAt: Date.parse('2026-12-01T12:00:00+01:00') },
    alertedOrderId: orderId,
  },
};
