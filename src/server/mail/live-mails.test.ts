import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '#routes.ts';
import { vagueDelivery } from '#rules/delivery-words.ts';
import { vatClaim } from '#rules/vat-words.ts';
import { exampleFacts, LIVE_TEXTS } from '#test/live-texts.ts';
import { MAIL_KINDS, type MailKind } from '../mail-queue/mail-kinds.ts';
import { composeMail, type MailSettings } from './compose.ts';
import { MAIL_SAMPLES } from './samples.ts';

/** Mails of a live shop with the example's texts. */

const company: MailSettings['company'] = {
  name: 'Kern GmbH',
  street: 'Deichweg 1',
  city: '20095 Hamburg',
  email: 'hallo@kern.example',
  phone: '+49 40 1',
  owner: 'Lena Kern',
  vatId: '',
  wIdNr: '',
  weee: '',
  register: 'Amtsgericht Hamburg, HRB 1',
  social: {},
};
const settings: MailSettings = {
  shopMode: 'live',
  baseUrl: 'https://shop.example',
  name: 'Kern',
  company,
};

const days = { year: 2026, month: 11, day: 26 };
const promised = (vatPercent: number) => ({
  ...{ dispatchFrom: days, dispatchTo: days, deliveryFrom: days, deliveryTo: days },
  ...{ vatPercent, vatCents: 0 },
});
const [bag, gift] = MAIL_SAMPLES['order-confirmation'].items;
const items = [
  {
    ...bag,
    material: 'Obermaterial: Leder, Inhalt: 50 ml',
    maker: 'Kern, Deichweg 1, Hamburg, DE',
  },
  gift,
];
const asOrdered = (vatPercent: number) => ({
  items,
  vatPercent,
  promised: promised(vatPercent),
  deliveryWorkingDays: { from: 4, to: 7 },
  paymentMethod: 'paypal',
});

function compose(kind: MailKind, language: Lang, vatPercent = 19, change: object = {}) {
  const data = { ...MAIL_SAMPLES[kind], ...asOrdered(vatPercent) };
  const texts = { facts: { ...exampleFacts, vatPercent }, texts: LIVE_TEXTS };
  const changed = { ...settings, company: { ...company, ...change } };
  return composeMail({ kind, language, data }, changed, texts).text;
}

describe.each(LANGS)('in language %s', (language) => {
  it.each(MAIL_KINDS)('%s of a small business says nothing of VAT in a price', (kind) => {
    expect(vatClaim(compose(kind, language, 0))).toBeUndefined();
  });

  it.each(MAIL_KINDS)('%s leaves no time of delivery open, and no gap', (kind) => {
    const text = compose(kind, language);
    expect(vagueDelivery(text)).toBeUndefined();
    expect(text).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it.each(['order-placed', 'order-confirmation'] as const)('%s names what was bought', (kind) => {
    const text = compose(kind, language, 0);
    expect(text).toContain('Obermaterial: Leder, Inhalt: 50 ml');
    expect(text).toContain('Kern, Deichweg 1, Hamburg, DE');
    expect(text).toContain(language === 'de' ? '§ 19 UStG' : 'section 19 UStG');
    expect(compose(kind, language)).toContain(language === 'de' ? '19 % MwSt.' : '19% VAT');
    expect(text).toContain(`https://shop.example${language === 'en' ? '/en' : ''}/agb`);
  });

  it('the first mail counts the delivery from the payment, the confirmation names its means', () => {
    const placed = language === 'de' ? '4–7 Werktage nach Eingang' : '4–7 working days after';
    expect(compose('order-placed', language)).toContain(placed);
    expect(compose('order-confirmation', language)).toMatch(/: PayPal$/m);
  });

  it('a business letter names seat, register and managing director, where there are some', () => {
    const by = language === 'de' ? 'Vertreten durch' : 'Represented by';
    const said = `Hamburg · Amtsgericht Hamburg, HRB 1 · ${by} Lena Kern`;
    for (const kind of MAIL_KINDS) expect(compose(kind, language)).toContain(said);
    const person = compose('order-placed', language, 19, { name: 'Lena Kern', register: '' });
    expect(person).not.toMatch(/Sitz|office|Vertreten|Represented/);
  });

  it('the receipt of a withdrawal says where goods go', () => {
    const text = compose('withdrawal-receipt', language);
    expect(text).toContain(': Kern GmbH, Deichweg 1, 20095 Hamburg.');
  });
});
