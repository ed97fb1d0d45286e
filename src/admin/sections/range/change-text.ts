import { fill } from '#browser/fill.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import type { RangeTexts } from './de.ts';

/** Returns a value of a field for reading; `names` are those of options by id. */
export function changeText(
  value: unknown,
  path: readonly string[],
  {
    texts,
    names,
    lang,
  }: { readonly texts: RangeTexts; readonly names: CatalogueNames; readonly lang: Lang },
): string {
  const say = texts.changes;
  if (value === null || value === undefined || value === '') return say.nothing;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number') {
    if (path.at(-1)?.endsWith('Cents')) return formatPrice(value, lang);
    return String(value);
  }
  const field = path[0] === 'packs' ? (path.at(-1) ?? '') : (path[0] ?? '');
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    colours: names.colours,
    cover: names.colours,
    gifts: names.gifts,
    collection: names.collections,
    tags: names.tags[path.at(-1) ?? ''] ?? {},
  };
  const nameOf = (id: string) => named[field]?.[id] ?? id;
  if (typeof value === 'string') return nameOf(value);
  if (!Array.isArray(value)) return fill(say.list, { count: Object.keys(value).length });
  if (value.length === 0) return say.nothing;
  if (value.every((each) => typeof each !== 'object')) {
    return value.map((each) => nameOf(String(each))).join(path.at(-1) === 'features' ? '\n' : ', ');
  }
  if (value.every((each) => 'heading' in each)) {
    return value.map(({ heading, body }) => [heading, ...body.flat()].join('\n')).join('\n\n');
  }
  const isRows = value.every((each) => 'label' in (each as object));
  return isRows
    ? value.map(({ label, value: said }) => `${label}: ${said}`).join('\n')
    : fill(say.list, { count: value.length });
}
