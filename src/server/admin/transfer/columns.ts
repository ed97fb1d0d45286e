import german from '#catalogue/fields/de.json' with { type: 'json' };
import english from '#catalogue/fields/en.json' with { type: 'json' };
import { type Field, type FieldKind, placedFields } from '#catalogue/fields/field.ts';
import { OFFER_FIELDS, PRODUCT_FIELDS } from '#catalogue/fields/product.ts';
import { LANGS, type Lang } from '#routes.ts';
import {
  type CellCodec,
  details,
  lines,
  optionalText,
  optionalWords,
  pictures,
  tags,
  text,
  word,
  yesOrNo,
} from './cells.ts';
import { fibres } from './fibre-cells.ts';
import { number, price } from './number-cells.ts';
import { person } from './person-cells.ts';

type Path = readonly (string | number)[];

/** A column of a table of products (docs/catalogue-csv.md). */
export interface Column {
  /** Field in the product. */
  readonly path: Path;
  readonly heading: Readonly<Record<Lang, string>>;
  readonly codec: CellCodec;
}

/** Headings of what is said about a row rather than about a field. */
export const ID_HEADING = { de: 'Kennung', en: 'Id' } as const;
export const VERSION_HEADING = { de: 'Version', en: 'Version' } as const;

const WORDS = { de: german.fields, en: english.fields } as const;

/** Cells of a field by its kind. */
const CODECS: Readonly<Partial<Record<FieldKind, CellCodec>>> = {
  word,
  choice: word,
  text: optionalText,
  long: optionalText,
  lines,
  rows: details,
  words: optionalWords,
  choices: optionalWords,
  order: optionalWords,
  products: optionalWords,
  euros: price,
  number,
  flag: yesOrNo,
  tags,
  person,
  fibres,
  pictures,
};

/** An empty cell of a field of a group that may be absent is no text. */
const codecOf = ({ kind, isOptional }: Field, around: Field) =>
  kind === 'text' && !isOptional && !around.isOptional ? text : CODECS[kind];

/** Returns the name of a column: that of its field, or one of its own where tables need another. */
function nameOf(key: string, lang: Lang): string {
  const { columns, names } = WORDS[lang];
  const own: Readonly<Record<string, string>> = { ...names, ...columns };
  return own[key] ?? key;
}

/** Columns of a field or a group of fields; texts have one for each language. */
function columnsOfField(key: string, field: Field, around: readonly string[] = []): Column[] {
  return placedFields({ [key]: field }).flatMap((placed) => {
    const codec = codecOf(placed.field, field);
    const keys = placed.path.split('.');
    const last = keys.findLast((each) => each !== '*') ?? '';
    const isBoth = keys.includes('*');
    return (isBoth ? LANGS : [undefined]).flatMap((of) => {
      const heading = (lang: Lang) =>
        [...around.slice(1), nameOf(last, lang)].join(': ') +
        (of ? ` (${WORDS[lang].language[of]})` : '');
      const path = [...around, ...keys.map((each) => (each === '*' ? (of ?? each) : each))];
      return codec ? { path, heading: { de: heading('de'), en: heading('en') }, codec } : [];
    });
  });
}

/** Places that columns have had; those of further fields follow in the order of the table. */
const PLACES = [
  ...['name', 'path', 'collection', 'tags', 'family', 'priceCents', 'originalCents', 'packs'],
  ...['gifts', 'giftLine', 'badge'],
  ...['sizes', 'colours', 'cover', 'isCoverChosen', 'hasGiftCards', 'volumeMl', 'measuresMm'],
  ...['weightG', 'fibres', 'safety', 'ingredients', 'battery', 'articleNumber', 'ean', 'texts'],
  ...['pictures'],
];

const placeOf = (key: string) => (PLACES.includes(key) ? PLACES.indexOf(key) : PLACES.length);

const inPlace = (fields: object) =>
  (Object.entries(fields) as [string, Field][])
    .filter(([key]) => key !== 'id')
    .sort(([one], [other]) => placeOf(one) - placeOf(other));

/** Columns of a pack, by its id. */
const packColumns = (pack: string): readonly Column[] =>
  inPlace(OFFER_FIELDS).flatMap(([key, field]) => columnsOfField(key, field, ['packs', pack]));

/** Columns of a table of products that come in these packs. */
export const columnsOf = (packs: readonly string[]): readonly Column[] =>
  inPlace(PRODUCT_FIELDS).flatMap(([key, field]) =>
    key === 'packs' ? packs.flatMap(packColumns) : columnsOfField(key, field),
  );

export const isHeading = (typed: string, heading: Readonly<Record<Lang, string>>) =>
  LANGS.some((lang) => heading[lang].toLowerCase() === typed.trim().toLowerCase());

const PLAIN = columnsOf([]);

/** Returns the column of a heading; undefined for an unknown one. */
export function columnNamed(typed: string): Column | undefined {
  const [, pack = '', field = ''] = /^\s*([A-Za-z0-9]{1,12}): *(.+)$/.exec(typed) ?? [];
  if (pack === '') return PLAIN.find(({ heading }) => isHeading(typed, heading));
  return packColumns(pack).find(({ heading }) => isHeading(`${pack}: ${field}`, heading));
}

/** Column of a field, or of the field around it or the first one in it. */
export function columnOf(path: readonly (string | number)[]): Column | undefined {
  const [first, pack] = path;
  if (first === undefined) return undefined;
  const columns = first === 'packs' ? packColumns(String(pack)) : PLAIN;
  return columns.find((each) =>
    path.every((key, index) => each.path[index] === key || index >= each.path.length),
  );
}
