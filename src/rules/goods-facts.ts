import type { Catalogue, Firm, Product, Safety } from '#catalogue/catalogue.ts';
import { GOODS_FACTS, type GoodsFact } from '#catalogue/goods.ts';
import type { Lang } from '#routes.ts';
import { fill } from './fill.ts';
import german from './guarantee.de.json' with { type: 'json' };
import english from './guarantee.en.json' with { type: 'json' };

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Returns who answers for a product: where it names nobody, those that the firm names for all. */
export function safetyOf(
  { safety }: Pick<Product, 'safety'>,
  { maker, euPerson }: Pick<Firm, 'maker' | 'euPerson'> = {},
): Safety | undefined {
  const named = safety ?? (maker && { maker });
  if (!named || named.euPerson || !euPerson || !needsEuPerson(named)) return named;
  return { ...named, euPerson };
}

/** True if the maker is outside the EU, so that somebody inside it has to answer for the product. */
export const needsEuPerson = ({ maker }: Pick<Safety, 'maker'>): boolean =>
  maker !== 'own' && !EU.has(maker.country);

/** The maker of a product in one line, as orders keep it. */
export function makerLine(
  { maker }: Pick<Safety, 'maker'>,
  own: { readonly name: string; readonly street: string; readonly city: string },
): string {
  const { name, street, ...place } = maker === 'own' ? { ...own, country: 'DE' } : maker;
  return [name, street, 'town' in place ? place.town : place.city, place.country].join(', ');
}

/** Returns what a product's page and an order's line say of the maker's guarantee. */
export function guaranteeRow({ guarantee }: Pick<Product, 'guarantee'>, lang: Lang) {
  if (!guarantee) return undefined;
  const { guaranteeYears: years, scope, procedure, ...who } = guarantee;
  const values = { ...who, years, scope: scope[lang], procedure: procedure[lang] };
  const { label, text } = lang === 'de' ? german : english;
  return { label: fill(label, values), value: fill(text, values) };
}

/** Returns the paths of tags that a product lacks although values of theirs name facts that it may need. */
export function missingTags(
  { collection = '', tags }: Partial<Pick<Product, 'collection' | 'tags'>>,
  collections: Catalogue['collections'],
): (readonly string[])[] {
  const groups = Object.entries(collections[collection]?.tags ?? {});
  const isOpen = ([group, values]: (typeof groups)[number]) =>
    values.some(({ needs = [] }) => needs.length > 0) &&
    !values.some(({ id }) => id === tags?.[group]);
  return groups.filter(isOpen).map(([group]) => ['tags', group]);
}

/** Returns the facts that the home and the tags of a product name. Reads drafts too, of which nothing was checked. */
export function needsOf(
  { collection = '', tags }: Partial<Pick<Product, 'collection' | 'tags'>>,
  collections: Catalogue['collections'],
): readonly GoodsFact[] {
  const named: unknown[] = [collections[collection]?.needs];
  for (const each of Object.values(collections)) {
    for (const [group, value] of Object.entries(tags ?? {})) {
      const values: unknown = each?.tags?.[group];
      const found = Array.isArray(values) && values.find((known) => known?.id === value);
      if (found) named.push(found.needs);
    }
  }
  return named.flatMap((needs) => (Array.isArray(needs) ? needs : []));
}

/**
 * Paths of what a live shop may not sell a product without: its maker, unless the firm names one for all, and the facts
 * that it needs.
 * Reads drafts too, of which nothing was checked.
 */
export function missingFacts(
  { safety, texts, fibres, volumeMl, ingredients, battery }: Partial<Product>,
  needs: readonly GoodsFact[] = [],
  firm: Pick<Firm, 'maker'> = {},
): (readonly string[])[] {
  const facts = {
    material: [['texts', 'de', 'material'], texts?.de?.material?.[0]],
    fibres: [['fibres'], fibres],
    contents: [['volumeMl'], volumeMl],
    ingredients: [['ingredients'], ingredients],
    battery: [['battery', 'de'], battery],
  } as const;
  const needed = GOODS_FACTS.filter((fact) => needs.includes(fact));
  const wanted = [
    [['safety', 'maker'], safety ?? firm.maker] as const,
    ...needed.map((need) => facts[need]),
  ];
  return wanted.flatMap(([path, value]) => (value === undefined ? [path] : []));
}
