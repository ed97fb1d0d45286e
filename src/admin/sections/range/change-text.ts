import { isObject, type Json } from '#catalogue/json.ts';
import type { Localized } from '#catalogue/types.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { RangeTexts } from './texts.ts';

interface NamedEntry {
  readonly title?: Localized<string>;
  readonly question?: Localized<string>;
  readonly name?: Localized<string>;
  readonly label?: Localized<string> | string;
  readonly value?: string | number;
  readonly measures?: readonly string[];
}

/** An entry of a list by what it is called; undefined if it has no name. */
function entryText(entry: NamedEntry, lang: Lang) {
  const { title, question = title, name = question, label = name, value, measures } = entry;
  const called = typeof label === 'object' ? label[lang] : label;
  const said = value ?? measures?.join(', ');
  return said === undefined ? called : `${called}: ${said}`;
}

/** Everything that a value says in a language. */
function textsIn(value: Json | undefined, lang: Lang): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, lang));
  if (!isObject(value)) return [];
  const said = value[lang];
  if (said === undefined) return Object.values(value).flatMap((each) => textsIn(each, lang));
  return [said].flat().map(String).filter(Boolean);
}

/** Fields whose own ones have other options than an entry's of the same name. */
const GROUPS = new Set(['packs', 'list', 'page', 'blocks']);

/** Returns a value of a field for reading; `names` are those of options by id. */
export function changeText(
  value: unknown,
  path: readonly string[],
  {
    texts,
    names,
    lang,
  }: {
    readonly texts: Pick<RangeTexts, 'fields' | 'range'>;
    readonly names: CatalogueNames;
    readonly lang: Lang;
  },
): string {
  const say = texts.range.changes;
  if (value === null || value === undefined || value === '') return say.nothing;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number') {
    if (path.at(-1)?.endsWith('Cents')) return formatPrice(value, lang);
    return String(value);
  }
  const field = (GROUPS.has(path[0] ?? '') ? path.at(-1) : path[0]) ?? '';
  const { blocks, ...options } = texts.fields.options;
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...options,
    scene: options.scenes,
    take: options.takes,
    footer: options.footers,
    shape: {
      ...{ ...options.heroShapes, ...options.headlineShapes },
      ...{ ...options.pictureShapes, ...options.questionShapes },
    },
    legalForm: options.forms,
    land: options.laender,
    methods: options.paymentMethods,
    pause: options.pauses,
    choices: blocks,
    facts: blocks,
    benefits: blocks,
    below: blocks,
    colours: names.colours,
    cover: names.colours,
    gifts: names.gifts,
    collection: names.collections,
    tags: names.tags[path.at(-1) ?? ''] ?? {},
  };
  const nameOf = (id: string) => named[field]?.[id] ?? id;
  if (typeof value === 'string') return nameOf(value);
  if (!Array.isArray(value)) {
    const all = textsIn(value as Json, lang);
    return all.join('\n') || fill(say.list, { count: Object.keys(value).length });
  }
  if (value.length === 0) return say.nothing;
  if (value.every((each) => typeof each !== 'object')) {
    return value.map((each) => nameOf(String(each))).join(path.at(-1) === 'features' ? '\n' : ', ');
  }
  if (value.every((each) => 'heading' in each)) {
    return value.map(({ heading, body }) => [heading, ...body.flat()].join('\n')).join('\n\n');
  }
  const lines = value.map((each) => entryText(each, lang));
  return lines.every((line) => line !== undefined)
    ? lines.join('\n')
    : fill(say.list, { count: value.length });
}
