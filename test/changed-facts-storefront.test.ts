import { describe, expect, test } from 'vitest';
import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import { localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { changedFacts } from './changed-facts.ts';
import { openStorefront } from './storefront.ts';

/** Pages say the figures of the catalogue that they are rendered from, and none of another. */

const { storefrontOf, settings } = await openStorefront();

/** Everything that a reader or a search engine sees of a document. */
async function readDocument(catalogue: Catalogue, path: string): Promise<string> {
  const { body, head, structured, title } = await storefrontOf(catalogue).render(path, settings);
  const text = body.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ');
  return [text, JSON.stringify(head), structured, title]
    .join(' ')
    .replace(/&nbsp;|\s+/gu, ' ')
    .replace(/&quot;/g, '"');
}

/** Sentences of pages with the seed's figures, and with the changed ones. */
const SAID = [
  ['/', 'Versandkostenfrei ab 20 €', 'Versandkostenfrei ab 35 €'],
  ['/', 'Ab 20 €, innerhalb', 'Ab 35 €, innerhalb'],
  ['/', '30 Tage Rückgabe', '60 Tage Rückgabe'],
  ['/', '2 Jahre Garantie', '3 Jahre Garantie'],
  ['/', 'Antwort in 24 Stunden', 'Antwort in 48 Stunden'],
  ['/', 'etwa 7 Tage', 'etwa 3 Tage'],
  ['/', 'Rechnung', 'Mit Karte oder PayPal'],
  ['/sneakers/kiez-low-navy', 'ab 20 €', 'ab 35 €'],
  ['/sneakers/kiez-low-navy', '€4,90', '€5,90'],
  ['/sneakers/kiez-low-navy', 'in 1–2 Werktagen', 'in 2 Werktagen'],
  ['/sneakers/kiez-low-navy', 'nach 4–7 Werktagen', 'nach 2–3 Werktagen'],
  ['/sneakers/kiez-low-navy', '2 Jahre', '3 Jahre'],
  ['/agb', '20 €', '35 €'],
  ['/agb', '4,90 €', '5,90 €'],
  ['/agb', '1 Jahr ab Lieferung', '5 Jahre ab Lieferung'],
  ['/en/agb', '€20', '€35'],
  ['/en/agb', '1 year from', '5 years from'],
  ['/widerrufsrecht', 'binnen 14 Tagen', 'binnen 21 Tagen'],
  [
    '/hilfe',
    '24/7, Antwort innerhalb von 24h',
    'An 6 von 7 Tagen, je 12 h. Antwort innerhalb von 48 h.',
  ],
  ['/en/hilfe', '24/7, answer within 24h', 'On 6 of 7 days, 12 h each. Answer within 48 h.'],
  ['/cancel', 'innerhalb von 24 Stunden', 'innerhalb von 48 Stunden'],
] as const;

test.each(SAID)('%s says "%s", or "%s"', async (path, before, after) => {
  const seed = await readDocument(seedCatalogue, path);
  const changed = await readDocument(changedFacts, path);
  expect(seed).toContain(before);
  expect(seed).not.toContain(after);
  expect(changed).toContain(after);
  expect(changed).not.toContain(before);
});

/** Ways in which a page would name a figure of the seed. */
const SEED_FIGURES =
  /(?<![\d.,])20(?:,00)? ?€|€20(?!\d|[.,]\d)|(?<!\d)4[.,]90|(?<!\d)1–2 (?:Werk|work)|(?<!\d)4–7 (?:Werk|work)|(?<!\d)30(?:-day| Tage| days)|(?<!\d)14 (?:Tage|days)|(?<!\d)2(?:-year| Jahre) (?:Garantie|Gewähr|warranty)|24\/7|(?:antwort|answer|repl)[^.]{0,40}24 ?(?:h\b|Stunden|hours)/i;

test('no page shows a figure of the seed', async () => {
  const { paths } = storefrontOf(changedFacts);
  // One page of each screen, list and home of products.
  const kinds = new Map(
    paths.map(({ path, target }) => {
      const { lang, name, id } = target;
      return [`${lang} ${name} ${id.split('/')[0]}`, path];
    }),
  );
  expect(kinds.size).toBeGreaterThan(50);
  const found: string[] = [];
  for (const path of kinds.values()) {
    // Retention of messages is a period of the server, no promise of the catalogue.
    if (/datenschutz/.test(path)) continue;
    const said = SEED_FIGURES.exec(await readDocument(changedFacts, path));
    if (said) found.push(`${path}: ${said[0]}`);
  }
  expect(found).toEqual([]);
});

test.each([
  ['/sneakers', '15 Sneakers in den'],
  ['/accessoires', '8 kleine Dinge'],
  ['/en/trikots', '9 jerseys by'],
])('%s counts what the catalogue has: %s', async (path, counted) => {
  const products = seedCatalogue.products.filter(({ collection }, at, all) => {
    const last = all.findLastIndex((other) => other.collection === collection);
    return at !== last || !['sneakers', 'trikots', 'accessoires'].includes(collection);
  });
  expect(await readDocument({ ...seedCatalogue, products }, path)).toContain(counted);
});

describe('a changed fact', () => {
  function changedPaths(facts: Partial<Facts>): string[] {
    const inputsOf = (catalogue: Catalogue) => {
      const { paths, common, dataOf } = storefrontOf(catalogue);
      return new Map(
        paths.map(({ path, target }) => [path, JSON.stringify([common, dataOf(target)])]),
      );
    };
    const before = inputsOf(seedCatalogue);
    const after = inputsOf({
      ...seedCatalogue,
      facts: { ...seedCatalogue.facts, ...facts },
    });
    return [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path]));
  }
  const inBoth = (...paths: readonly string[]) =>
    paths.flatMap((path) => [path, localized(path, 'en')]).toSorted();

  test('renders the pages again that show it, and no other', () => {
    const withdrawal = changedPaths({ withdrawalDays: 21 });
    expect(withdrawal.toSorted()).toEqual(inBoth('/agb', '/widerrufsrecht'));
    const answer = changedPaths({ supportAnswerHours: 48 });
    expect(answer.toSorted()).toEqual(inBoth('/', '/hilfe', '/cancel'));
  });

  test('that the banner or the cart shows renders all', () => {
    const all = storefrontOf(seedCatalogue).paths.length;
    expect(changedPaths({ freeShippingFromCents: 3500 })).toHaveLength(all);
    expect(changedPaths({ vatPercent: 20 })).toHaveLength(all);
  });
});
