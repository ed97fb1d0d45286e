import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { href, LANGS, type Lang, localized, type Screen } from '#routes.ts';
import { forbiddenWord } from '#rules/forbidden-words.ts';
import { amountInText, formatPrice } from '#rules/money.ts';
import { readSettings } from '#server/env.ts';
import { printedSettings } from '#tools/build/settings.ts';
import { LIVE_TEXTS } from '#web/i18n/live-texts.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { exampleSettings } from './live-example.ts';
import { ROOT_DIR } from './running-shop.ts';
import { openStorefront } from './storefront.ts';

/** Every document of the live example, in both languages: what it must say, and what nothing proves. */

/** Screens to which every document links outside of anything that folds. */
const REQUIRED: readonly Screen[] = ['imprint', 'privacy', 'terms', 'declareWithdrawal'];
/** Pages whose words are the law's: they name guarantees. */
const OF_LAW: readonly Screen[] = ['terms', 'withdrawal'];

const UNPROVEN: readonly RegExp[] = [
  /sehen sich das|looking at this/i,
  /\d Bewertung|\d reviews?\b|Sternen|out of 5/i,
  /sei schnell|wenig auf lager|low in stock/i,
  /\d ?% auf alles|\d ?% off|bis zu \d+ ?%|up to \d+ ?%/i,
  /zufriedene|happy customers|satisfaction|zufriedenheit/i,
  /bestseller|bester wert|best value/i,
  /24\/7|24 ?h\b/i,
  /<[^>]* role="timer"/,
];

/** The example, with one price that the history proves to be reduced. */
function reducedExample(): Catalogue {
  const example = exampleCatalogue();
  const [first, ...rest] = example.products;
  if (!first || !('priceCents' in first)) throw new Error('the first product has no price');
  const reduced = { ...first, provenCents: first.priceCents + 1_000 };
  return { ...example, products: [reduced, ...rest] };
}

const read = readSettings(exampleSettings(), undefined, ROOT_DIR);
if (!read.ok) throw new Error(read.sentence);
const settings = printedSettings(read.settings);
const catalogue = reducedExample();
const { storefrontOf } = await openStorefront();
const documents: { at: string; lang: Lang; head: string; body: string }[] = [];

beforeAll(async () => {
  const { paths, render } = storefrontOf(catalogue);
  for (const { path: at, target } of paths) {
    const { title, head, structured, body } = await render(at, settings);
    const inHead = JSON.stringify([title, head, structured]);
    documents.push({
      at,
      lang: target.lang,
      head: inHead,
      body: body.replaceAll(/<!--.*?-->/g, ''),
    });
  }
}, 240_000);

/** Documents in which something is wrong, each with it. */
function wrong(find: (document: (typeof documents)[number]) => string | undefined) {
  return documents.flatMap((document) => {
    const found = find(document);
    return found === undefined ? [] : [`${document.at}: ${found}`];
  });
}

test('are of both languages, with lists, products and what was not found', () => {
  const paths = documents.map(({ at }) => at);
  for (const at of ['/', '/sneakers', '/products/pouch', '/suche', '/merkliste', '/agb'])
    for (const lang of LANGS) expect(paths).toContain(localized(at, lang));
});

test('link to what the law asks for, where nothing folds', () => {
  expect(
    wrong(({ lang, body }) => {
      const open = body.replaceAll(/<(details|dialog)\b.*?<\/\1>/gs, '');
      return REQUIRED.map((screen) => href(screen, lang)).find(
        (link) => !open.includes(`href="${link}"`),
      );
    }),
  ).toEqual([]);
});

test('have a star at every price, and its linked note', () => {
  const { shippingCents, freeShippingFromCents: free } = catalogue.facts;
  expect(
    wrong(({ lang, body }) => {
      const sums = [
        ...[shippingCents, free, 0].map((cents) => formatPrice(cents, lang)),
        amountInText(free, lang, ' '),
      ];
      const prices = body.replaceAll(/<s\b.*?<\/s>|<span class="sr">.*?<\/span>/gs, '');
      const amounts = prices.match(/€\d[\d.,]*\d\*?|\d+ €/g) ?? [];
      const bare = amounts.find((amount) => !amount.endsWith('*') && !sums.includes(amount));
      const note = `* <a class="link" href="${localized('/versand', lang)}">`;
      return bare ?? (body.includes(note) ? undefined : 'no note');
    }),
  ).toEqual([]);
});

test('name what a struck-through price is', () => {
  const struck = documents.filter(({ body }) => body.includes('<s '));
  expect(struck.length).toBeGreaterThan(4);
  const count = (body: string, part: string) => body.split(part).length - 1;
  for (const { at, lang, body } of struck)
    expect(count(body, LIVE_TEXTS[lang].lowest), at).toBe(count(body, '<s '));
});

test('count one in the singular', () => {
  expect(
    wrong(
      ({ head, body }) =>
        /(?<![\d.,–-])1 (Produkte|Modelle|Trikots|Farben|products|styles|jerseys|colours)\b/.exec(
          head + body,
        )?.[0],
    ),
  ).toEqual([]);
});

test('claim nothing that nothing proves', () => {
  expect(
    wrong(({ lang, at, head, body }) => {
      const said = head + body.replaceAll(/<(?![^>]* role="timer")[^>]*>/g, ' ');
      const isLaw = OF_LAW.some((screen) => href(screen, lang) === at);
      return (
        forbiddenWord(said) ??
        [...UNPROVEN, ...(isLaw ? [] : [/garantie|guarantee|warranty/i])].flatMap(
          (claim) => claim.exec(said) ?? [],
        )[0]
      );
    }),
  ).toEqual([]);
});
