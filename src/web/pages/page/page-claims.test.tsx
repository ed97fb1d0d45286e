import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedCatalogue } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import shared from '#web/i18n/de.json' with { type: 'json' };
import { translator } from '#web/i18n/translate.ts';
import { makeShopFacts } from '#web/make-shop-facts.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import { setShopFacts } from '#web/shop-facts.ts';
import { homeData } from './data.ts';
import { texts } from './de.ts';
import { head, Page, prepare } from './HeroPage.tsx';

const company = { ...UNKNOWN_COMPANY, email: 'hallo@elvare.example' };

/** The seed, and the same shop without what only a demo says. */
const DATA = {
  demo: homeData(seedCatalogue, 'de'),
  live: homeData(storedCatalogue(seedCatalogue), 'de'),
};

function home(mode: ShopSettings['mode']) {
  const settings: ShopSettings = {
    mode,
    name: 'Elvare',
    baseUrl: 'https://shop.example',
    company,
    methods: ['card', 'paypal'],
  };
  const props = { lang: 'de', texts, id: '', data: DATA[mode] } as const;
  const body = renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t: translator(shared), settings }}>
      <Page {...props} />
    </ShopContext>,
  );
  return { body, structured: JSON.stringify(head({ ...props, settings }).structured) };
}

beforeAll(() => {
  setShopFacts(makeShopFacts(seedCatalogue));
  return Promise.all(Object.values(DATA).map((data) => prepare('de', data)));
});

const CLAIMS = [
  'Bis zu 70% Rabatt',
  'basierend auf 778 Bewertungen',
  'Leonie K.',
  '€159,99',
  'Klarna',
];

describe('the home page', () => {
  it('says in demo mode what the specification asks for', () => {
    const { body } = home('demo');
    for (const claim of CLAIMS) expect(body).toContain(claim);
  });

  it('says in live mode nothing that nobody has proven', () => {
    const { body } = home('live');
    for (const claim of CLAIMS) expect(body).not.toContain(claim);
    expect(body).toContain('Streetwear');
    expect(body).toContain('30 Tage Rückgabe');
  });

  it('never rates itself to search engines', () => {
    expect(home('demo').structured).not.toMatch(/rating/i);
    expect(home('live').structured).not.toContain('Klarna');
  });
});
