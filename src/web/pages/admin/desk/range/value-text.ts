import { fill } from '#browser/fill.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import type { versions } from './publish.de.ts';

/** Returns a value of a catalogue's field for reading: money in euros, lists and groups by their content or size. */
export function valueText(
  texts: Pick<typeof versions, 'nothing' | 'list' | 'yes' | 'no'>,
  value: unknown,
  path: readonly string[],
  lang: Lang,
): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    return path.at(-1)?.endsWith('Cents') ? formatPrice(value, lang) : String(value);
  }
  if (typeof value === 'string') return value;
  const entries: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (entries.length === 0) return texts.nothing;
  const isPlain = entries.every((each) => typeof each === 'string' || typeof each === 'number');
  return isPlain ? entries.join(', ') : fill(texts.list, { count: entries.length });
}
