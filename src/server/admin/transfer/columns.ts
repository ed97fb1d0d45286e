import { MEASURES, type Measure } from '#catalogue/catalogue.ts';
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

/** A column of a table of products (docs/catalogue-csv.md). */
export interface Column {
  /** Field in the product. */
  readonly path: readonly (string | number)[];
  readonly heading: Readonly<Record<Lang, string>>;
  readonly codec: CellCodec;
}

/** Headings of what is said about a row rather than about a field. */
export const ID_HEADING = { de: 'Kennung', en: 'Id' } as const;
export const VERSION_HEADING = { de: 'Version', en: 'Version' } as const;

const column = (
  path: readonly (string | number)[],
  de: string,
  en: string,
  codec: CellCodec,
): Column => ({ path, heading: { de, en }, codec });

const LANGUAGE = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} as const;

/** The same column for each language of the texts. */
function inBoth(
  path: (lang: Lang) => readonly (string | number)[],
  de: string,
  en: string,
  codec: CellCodec,
): Column[] {
  return LANGS.map((lang) =>
    column(path(lang), `${de} (${LANGUAGE[lang].de})`, `${en} (${LANGUAGE[lang].en})`, codec),
  );
}

const BEFORE_PACKS = [
  ...inBoth((lang) => ['name', lang], 'Name', 'Name', text),
  column(['path'], 'Adresse', 'Address', word),
  column(['collection'], 'Sammlung', 'Collection', word),
  column(['tags'], 'Filter', 'Filters', tags),
  column(['family'], 'Familie', 'Family', word),
  column(['priceCents'], 'Preis', 'Price', price),
  column(['originalCents'], 'Früherer Preis', 'Former price', price),
];

const MEASURE_NAMES: Readonly<Record<Measure, readonly [de: string, en: string]>> = {
  length: ['Länge in Millimeter', 'Length in millimetres'],
  width: ['Breite in Millimeter', 'Width in millimetres'],
  height: ['Höhe in Millimeter', 'Height in millimetres'],
  depth: ['Tiefe in Millimeter', 'Depth in millimetres'],
  diameter: ['Durchmesser in Millimeter', 'Diameter in millimetres'],
};

const AFTER_PACKS = [
  column(['sizes'], 'Größen', 'Sizes', optionalWords),
  column(['colours'], 'Farben', 'Colours', optionalWords),
  column(['cover'], 'Farbe in Listen', 'Colour in lists', word),
  column(['isCoverChosen'], 'Farbe ist vorgewählt', 'Colour is chosen at first', yesOrNo),
  column(['hasGiftCards'], 'Geschenke als Karten', 'Gifts as cards', yesOrNo),
  column(['volumeMl'], 'Inhalt in Milliliter', 'Content in millilitres', number),
  ...MEASURES.map((each) => column(['measuresMm', each], ...MEASURE_NAMES[each], number)),
  column(['weightG'], 'Gewicht in Gramm', 'Weight in grams', number),
  column(['fibres'], 'Fasern', 'Fibres', fibres),
  column(['safety', 'maker'], 'Hersteller', 'Maker', person),
  column(['safety', 'euPerson'], 'Verantwortlich in der EU', 'Responsible in the EU', person),
  ...inBoth((lang) => ['safety', 'warnings', lang], 'Warnhinweise', 'Warnings', optionalText),
  column(['ingredients'], 'Inhaltsstoffe', 'Ingredients', optionalText),
  ...inBoth((lang) => ['battery', lang], 'Batteriehinweis', 'Note on the battery', optionalText),
  column(['articleNumber'], 'Artikelnummer', 'Article number', optionalText),
  column(['ean'], 'EAN', 'EAN', word),
  ...inBoth((lang) => ['texts', lang, 'description'], 'Beschreibung', 'Description', optionalText),
  ...inBoth((lang) => ['texts', lang, 'features'], 'Merkmale', 'Features', lines),
  ...inBoth((lang) => ['texts', lang, 'material'], 'Material', 'Material', details),
  ...inBoth((lang) => ['texts', lang, 'care'], 'Pflege', 'Care', optionalText),
  ...inBoth((lang) => ['texts', lang, 'details'], 'Details', 'Details', details),
  column(['pictures'], 'Bilder', 'Pictures', pictures),
  column(['searchWords'], 'Suchwörter', 'Search words', optionalText),
  column(['related'], 'Passt dazu', 'Goes well with', optionalWords),
];

/** Columns of a pack, by its id. */
const packColumns = (pack: string): readonly Column[] => [
  column(['packs', pack, 'priceCents'], `${pack}: Preis`, `${pack}: Price`, price),
  column(
    ['packs', pack, 'originalCents'],
    `${pack}: Früherer Preis`,
    `${pack}: Former price`,
    price,
  ),
  column(['packs', pack, 'gifts'], `${pack}: Geschenke`, `${pack}: Gifts`, optionalWords),
  ...inBoth(
    (lang) => ['packs', pack, 'giftLine', lang],
    `${pack}: Zeile der Geschenke`,
    `${pack}: Line of gifts`,
    optionalText,
  ),
  column(['packs', pack, 'badge'], `${pack}: Hinweis`, `${pack}: Badge`, word),
];

/** Columns of a table of products that come in these packs. */
export const columnsOf = (packs: readonly string[]): readonly Column[] => [
  ...BEFORE_PACKS,
  ...packs.flatMap(packColumns),
  ...AFTER_PACKS,
];

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
