import { describe, expect, it } from 'vitest';
import german from '#web/i18n/de.json' with { type: 'json' };
import english from '#web/i18n/en.json' with { type: 'json' };
import { LIVE_TEXTS } from '#web/i18n/live-texts.ts';
import { vatClaim } from './vat-words.ts';

describe('a claim about VAT', () => {
  it.each([
    german['product.tax'],
    english['product.tax'],
    'darin 0 % MwSt.',
    'of which 0% VAT',
    'Alle Preise inkl. MwSt.',
    'Alle Preise sind Endpreise und enthalten die gesetzliche Umsatzsteuer.',
    'je Bestellung, einschließlich der gesetzlichen Umsatzsteuer',
    'Im Gesamtbetrag sind 0 % MwSt. (€0,00) enthalten.',
    'Die Mehrwertsteuer ist im Preis enthalten.',
    'Preise zzgl. USt.',
    'All prices include VAT',
    'VAT is included.',
    'plus German VAT',
  ])('is found in "%s"', (text) => expect(vatClaim(text)).toBeDefined());

  it.each([
    LIVE_TEXTS.de.noVat,
    LIVE_TEXTS.en.noVat,
    'Alle Preise sind Endpreise in Euro, umsatzsteuerfrei nach § 19 UStG.',
    'Gemäß § 19 UStG enthalten die Preise keine Umsatzsteuer.',
    'Umsatzsteuer wird nach § 19 UStG nicht ausgewiesen.',
    'Umsatzsteuer ist nicht enthalten.',
    'Preise einschließlich Versand. Umsatzsteuer fällt nicht an.',
    'Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE123456789',
    'VAT identification number: DE123456789',
    'Prices include no VAT.',
    'VAT is not included.',
    'Plus 5 % Rabatt',
  ])('is not found in "%s"', (text) => expect(vatClaim(text)).toBeUndefined());
});
