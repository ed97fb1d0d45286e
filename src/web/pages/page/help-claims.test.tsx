import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedCatalogue } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { cardsOf } from '#test/cards.ts';
import { CartLines } from '#web/cart/CartLines.tsx';
import shared from '#web/i18n/de.json' with { type: 'json' };
import parts from '#web/i18n/parts.de.json' with { type: 'json' };
import { translator } from '#web/i18n/translate.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import { Page as CancelPage } from '../cancel/CancelPage.tsx';
import { data as cancelData } from '../cancel/data.ts';
import cancelTexts from '../cancel/de.json' with { type: 'json' };
import { legalData } from '../legal/data.ts';
import { Page as LegalPage } from '../legal/LegalPage.tsx';
import { helpData } from './data.ts';
import { texts } from './de.ts';
import { Page as PlainPage, prepare } from './PlainPage.tsx';

const company = { ...UNKNOWN_COMPANY, email: 'hallo@elvare.example' };
const TRIO = {
  id: 'travel-bag-trio',
  name: 'Elvare Travel Bag',
  price: 254.49,
  quantity: 1,
  image: '',
  selectedColor: 'Schwarz,Cognac,Navy',
};

function shown(mode: ShopSettings['mode'], page: ReactNode, phone = ''): string {
  const settings: ShopSettings = {
    mode,
    name: 'Elvare',
    baseUrl: 'https://shop.example',
    company: { ...company, phone },
    methods: [],
  };
  const t = translator({ ...shared, ...parts });
  return renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t, settings }}>{page}</ShopContext>,
  );
}

/** The help page of the seed, and of the same shop without what only a demo says. */
const HELP = {
  demo: helpData(seedCatalogue, 'de'),
  live: helpData(storedCatalogue(seedCatalogue), 'de'),
};
const help = (mode: keyof typeof HELP) => (
  <PlainPage lang="de" texts={texts} id="" data={HELP[mode]} />
);

beforeAll(() => prepare('de', HELP.demo));

describe('support hours', () => {
  const cancel = (
    <CancelPage lang="de" texts={cancelTexts} id="" data={cancelData(seedCatalogue)} />
  );

  it('stand on the help page and after a cancelled payment in demo mode', () => {
    expect(shown('demo', help('demo'))).toContain('24/7, Antwort innerhalb von 24h');
    expect(shown('demo', cancel)).toContain('wir antworten innerhalb von 24 Stunden');
  });

  it('are promised by nobody in live mode', () => {
    for (const page of [help('live'), cancel])
      expect(shown('live', page)).not.toMatch(/24h|24\/7|Stunden/);
    expect(shown('live', help('live'))).toContain('hallo@elvare.example');
  });
});

describe('the telephone', () => {
  const imprint = legalData.imprint(seedCatalogue, 'de', '');
  const pages = [
    help('demo'),
    <LegalPage key="impressum" lang="de" texts={undefined} id="" data={imprint} />,
  ];

  it('has no row until its number is set', () => {
    for (const page of pages) {
      expect(shown('demo', page)).not.toMatch(/Telefon/);
      expect(shown('demo', page, '+49 30 1234')).toMatch(/Telefon[\s\S]*\+49/);
    }
  });
});

describe('presents in the cart', () => {
  const cart = (
    <CartLines items={[TRIO]} changed={[]} cards={cardsOf(seedCatalogue, 'de')} inert={false} />
  );

  it('are all named in demo mode, and in live mode those that exist', () => {
    expect(shown('demo', cart)).toMatch(/Gewinnspiel-Los[\s\S]*Elvare Geldbörse/);
    expect(shown('live', cart)).toContain('Elvare Kartenetui');
    expect(shown('live', cart)).not.toMatch(/Gewinnspiel|Geldbörse/);
  });
});
