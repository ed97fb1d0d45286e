import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { href, LANGS, type Lang, localized, type Screen } from '#routes.ts';
import { vagueDelivery } from '#rules/delivery-words.ts';
import { forbiddenWord } from '#rules/forbidden-words.ts';
import { amountInText, formatPrice } from '#rules/money.ts';
import { vatClaim } from '#rules/vat-words.ts';
import { readSettings } from '#server/env.ts';
import { printedSettings } from '#tools/build/settings.ts';
import { LIVE_TEXTS } from '#web/i18n/live-texts.ts';
import type { Target } from '#web/runtime/target.ts';
import type { ShopSettings } from '#web/settings.ts';
import { shownSettings } from '#web/shown-settings.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { exampleSettings } from './live-example.ts';
import { ROOT_DIR } from './running-shop.ts';
import { openStorefront } from './storefront.ts';

/** Every document of the live example, in both languages: what it must say, and what nothing proves. */

/** Screens to which every document links outside of anything that folds. */
const REQUIRED: readonly Screen[] = ['imprint', 'privacy', 'terms', 'declareWithdrawal'];
const W_IDNR = 'DE123456789-00001';
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
const catalogue = reducedExample();
const settings = shownSettings(printedSettings(read.settings), catalogue);
const { storefrontOf } = await openStorefront();
type Document = { at: string; lang: Lang; head: string; body: string };
const documents: Document[] = [];
/** The same of a small business, one page of each screen, list and home of products. */
const untaxed: Document[] = [];

async function readDocuments(
  of: Catalogue,
  settings: ShopSettings,
  isWanted = (_: Target) => true,
) {
  const { paths, render } = storefrontOf(of);
  const read: Document[] = [];
  for (const { path: at, target } of paths.filter((each) => isWanted(each.target))) {
    const { title, head, structured, body } = await render(at, settings);
    const inHead = JSON.stringify([title, head, structured]);
    const shown = body.replaceAll(/<!--.*?-->/g, '');
    read.push({ at, lang: target.lang, head: inHead, body: shown });
  }
  return read;
}

beforeAll(async () => {
  documents.push(...(await readDocuments(catalogue, settings)));
  const facts = { ...catalogue.facts, vatPercent: 0 };
  const { vatId: _, register: __, ...company } = settings.company;
  const own = { name: company.owner ?? '', legalForm: 'sole' } as const;
  const person = { ...company, ...own, vatId: '', register: '', wIdNr: W_IDNR };
  const kinds = new Set<string>();
  const isNew = ({ lang, name, id }: Target) => {
    const { size } = kinds;
    return kinds.add(`${lang} ${name} ${id.split('/')[0]}`).size > size;
  };
  untaxed.push(
    ...(await readDocuments({ ...catalogue, facts }, { ...settings, company: person }, isNew)),
  );
}, 240_000);

/** Documents in which something is wrong, each with it. */
function wrong(find: (document: Document) => string | undefined, all = documents) {
  return all.flatMap((document) => {
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

/** What is read of a document, a line for each block. */
const readable = (html: string) =>
  html.split(/<\/(?:p|li|h\d|dt|dd|div|td|summary|noscript)>/).map((part) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .normalize('NFKC')
      .replaceAll('\u2060', ''),
  );
const firstOf = (html: string, find: (line: string) => string | undefined) =>
  readable(html).map(find).find(Boolean);
const whole = ({ head, body }: Document) => `${head}</p>${body}`;
const bodyOf = (all: readonly Document[], at: string) =>
  all.find((each) => each.at === at)?.body ?? '';

test('leave no time of delivery open, and count it from the payment', () => {
  expect(wrong((document) => firstOf(whole(document), vagueDelivery))).toEqual([]);
  for (const at of ['/versand', '/agb', '/hilfe']) {
    for (const lang of LANGS) {
      const said = readable(bodyOf(documents, localized(at, lang))).join('\n');
      expect(said, at).toMatch(lang === 'de' ? /4–7 Werktage nach/ : /4–7 working days after/);
    }
  }
});

test('print no gap for a fact that is missing', () => {
  const gap = (line: string) => /\[[^\]\d][^\]]*\]|\{\w+\}/.exec(line)?.[0];
  const inBody = ({ body }: Document) => firstOf(body, gap);
  expect([...wrong(inBody), ...wrong(inBody, untaxed)]).toEqual([]);
});

test('of a small business claim no VAT, and name section 19 and the W-IdNr.', () => {
  expect(untaxed.length).toBeGreaterThan(50);
  expect(wrong((document) => firstOf(whole(document), vatClaim), untaxed)).toEqual([]);
  for (const at of ['/versand', '/agb', '/impressum']) {
    for (const lang of LANGS) {
      const [body = ''] = bodyOf(untaxed, localized(at, lang)).split('<footer');
      const main = readable(body).join('\n');
      expect(main, at).toContain(lang === 'de' ? '§ 19 UStG' : 'section 19 UStG');
      if (at === '/impressum') expect(main).toContain(W_IDNR);
    }
  }
});

test('say what to do without JavaScript where a page needs it', () => {
  for (const at of ['/kasse', '/vertrag-widerrufen']) {
    for (const lang of LANGS) {
      const body = bodyOf(documents, localized(at, lang));
      const [, other] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
      expect(other).toMatch(/JavaScript.*mailto:hallo@deich-kern\.example.*Musterstraße 7/s);
    }
  }
});
