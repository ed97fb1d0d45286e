import { fillSentence } from '#catalogue/findings.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import type { ContentPath } from './content-path.ts';
import type { RangeTexts } from './texts.ts';

export interface FindingTexts {
  readonly findings: RangeTexts['findings'];
  readonly names: CatalogueNames;
}
export interface FieldTexts {
  readonly fields: RangeTexts['fields'];
  readonly names: CatalogueNames;
  /** Kind of a page's block. */
  readonly kindOf?: (block: number) => unknown;
}

/** Fields that only group others. */
const GROUPS = new Set([
  ...['texts', 'packs', 'tags', 'menu', 'list', 'page', 'guide', 'filter', 'narrow', 'crumb'],
  ...['safety', 'tile', 'lastScene', 'unknown', 'missingChoice', 'added', 'oneSize'],
  ...['picture', 'link'],
]);

function textOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns the sentence of a finding in the language of the back office. */
export function findingSentence(
  texts: FindingTexts,
  { code, values, path }: Pick<Finding, 'code' | 'values'> & { readonly path: ContentPath },
  lang: Lang,
): string {
  const { codes, noPicture, views } = texts.findings;
  const { colours, collections } = texts.names;
  const isMoney = String(path.at(-1) ?? '').endsWith('Cents');
  const named = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') {
      return [name, isMoney ? formatPrice(value, lang) : value] as const;
    }
    const named = {
      collection: textOf(collections, value),
      picture: textOf(colours, value) ?? textOf(views, value),
      colour: textOf(colours, value),
      value: textOf(colours, value),
    }[name];
    return [name, named ?? value] as const;
  });
  // A product without colours lacks any picture.
  const isAny = code === 'picture_missing' && values['picture'] === '';
  // Campaigns and products have names in each language.
  const all = { ...Object.fromEntries(named), names: values[lang] ?? '' };
  return fillSentence(isAny ? noPicture : codes[code], all);
}

/** Returns the path of the group whose name stands above a field, as "Maße" above "Länge"; undefined without one. */
export function namedGroup(path: ContentPath): ContentPath | undefined {
  const group = path.filter((key) => key !== 'de' && key !== 'en').slice(0, -1);
  const last = group.at(-1);
  return typeof last === 'string' && !GROUPS.has(last) ? group : undefined;
}

/** Returns the name of a field by its path in an entry: `Merkmal 2 (Englisch)`, `Duo: Preis`, `Block 3 (Fragen): Titel`. */
export function fieldName({ fields, names: of, kindOf }: FieldTexts, path: ContentPath): string {
  const kinds = fields.options.blockKinds;
  const names: string[] = [];
  let language = '';
  for (const [index, key] of path.entries()) {
    const next = path[index + 1];
    if (key === 'de' || key === 'en') language = ` (${fields.language[key]})`;
    else if (typeof key === 'number') {
      const item = textOf(fields.items, String(path[index - 1])) ?? fields.entry;
      const kind = path[index - 1] === 'blocks' && textOf(kinds, String(kindOf?.(key)));
      names.push(`${fillSentence(item, { number: key + 1 })}${kind ? ` (${kind})` : ''}`);
    } else {
      const isListOfItem = typeof next === 'number' && Object.hasOwn(fields.items, key);
      const isGroup = next !== undefined && GROUPS.has(key);
      const parent = path[index - 1];
      const pack = parent === 'packs' ? textOf(of.packs, key) : undefined;
      const isGroupOf = parent === 'tags' || parent === 'tagNames';
      const group = isGroupOf ? textOf(of.groups, key) : undefined;
      const named = textOf(fields.names, `${parent}.${key}`) ?? textOf(fields.names, key);
      const name = pack ?? group ?? named;
      if (!isListOfItem && !isGroup) names.push(name ?? key);
    }
  }
  return `${names.join(': ')}${language}`;
}
