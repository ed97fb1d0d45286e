import { COLOURS } from '#catalogue/colours.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import type { FindingValues } from '#contract/catalogue-findings.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import type { ContentPath } from './content-path.ts';
import type { fields } from './fields.de.ts';
import type { findings } from './findings.de.ts';

type FieldTexts = typeof fields;

/** Fields that only group others. */
const GROUPS = new Set(['texts', 'packs', 'partColours', 'experiences']);

function textOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function fill(sentence: string, values: FindingValues): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Name of a colour, a view or both (`quarter rosa`); other values stay as they are. */
function nameOption({ views }: typeof findings, value: string, lang: Lang): string {
  const words = value.split(' ').map((word) => {
    const colour = Object.hasOwn(COLOURS, word) ? COLOURS[word as keyof typeof COLOURS] : undefined;
    return colour?.[lang] ?? textOf(views, word) ?? word;
  });
  return words.join(' ');
}

/** Returns the sentence of a finding in the desk's language. */
export function findingSentence(
  texts: { readonly findings: typeof findings },
  { code, values, path }: Pick<Finding, 'code' | 'values'> & { readonly path: ContentPath },
  lang: Lang,
): string {
  const { codes, kinds } = texts.findings;
  const isMoney = String(path.at(-1) ?? '').endsWith('Cents');
  const named = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') {
      return [name, isMoney ? formatPrice(value, lang) : value] as const;
    }
    if (name === 'kind') return [name, textOf(kinds, value) ?? value] as const;
    const isOption = name === 'picture' || name === 'colour' || name === 'value';
    return [name, isOption ? nameOption(texts.findings, value, lang) : value] as const;
  });
  return fill(codes[code], Object.fromEntries(named));
}

/** Returns the name of a field by its path in an entry: `Merkmal 2 (Englisch)`, `Duo: Preis`. */
export function fieldName({ fields }: { readonly fields: FieldTexts }, path: ContentPath): string {
  const names: string[] = [];
  let language = '';
  for (const [index, key] of path.entries()) {
    const next = path[index + 1];
    if (key === 'de' || key === 'en') language = ` (${fields.language[key]})`;
    else if (typeof key === 'number') {
      const item = textOf(fields.items, String(path[index - 1])) ?? fields.entry;
      names.push(fill(item, { number: key + 1 }));
    } else {
      const isListOfItem = typeof next === 'number' && Object.hasOwn(fields.items, key);
      const isGroup = next !== undefined && GROUPS.has(key);
      const name = textOf(fields.names, `${path[index - 1]}.${key}`) ?? textOf(fields.names, key);
      if (!isListOfItem && !isGroup) names.push(name ?? key);
    }
  }
  return `${names.join(': ')}${language}`;
}
