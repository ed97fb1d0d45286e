import { PACK_KEYS, type PackKey } from '#catalogue/ids.ts';
import type { ProductKind } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { LANGS } from '#routes.ts';
import {
  type CellCodec,
  details,
  optionalText,
  pictures,
  text,
  word,
  words,
  yesOrNo,
} from './cells.ts';
import { number, price } from './number-cells.ts';

/** A column of a table of products (docs/catalogue-csv.md). */
export interface Column {
  /** Field in the product. */
  readonly path: readonly (string | number)[];
  readonly heading: Readonly<Record<Lang, string>>;
  readonly codec: CellCodec;
}

/** Headings of what is said about a row rather than about a field. */
export const KIND_HEADING = { de: 'Art', en: 'Kind' } as const;
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

const NAME = inBoth((lang) => ['name', lang], 'Name', 'Name', text);
const PRICE = [
  column(['priceCents'], 'Preis', 'Price', price),
  column(['originalCents'], 'Früherer Preis', 'Former price', price),
];
const SIZES = column(['sizes'], 'Größen', 'Sizes', words);
const COLOURS = column(['colours'], 'Farben', 'Colours', words);
const CATEGORY = column(['category'], 'Kategorie', 'Category', word);
const SHARED = [
  ...inBoth((lang) => ['texts', lang, 'description'], 'Beschreibung', 'Description', text),
  ...[0, 1, 2, 3].flatMap((at) =>
    inBoth(
      (lang) => ['texts', lang, 'features', at],
      `Merkmal ${at + 1}`,
      `Feature ${at + 1}`,
      text,
    ),
  ),
  ...inBoth((lang) => ['texts', lang, 'material'], 'Material', 'Material', details),
  ...inBoth((lang) => ['texts', lang, 'care'], 'Pflege', 'Care', text),
  ...inBoth((lang) => ['texts', lang, 'details'], 'Details', 'Details', details),
  column(['pictures'], 'Bilder', 'Pictures', pictures),
  column(['searchWords'], 'Suchwörter', 'Search words', text),
  column(['demoRating', 'average'], 'Sterne der Demo', 'Demo stars', number),
  column(['demoRating', 'count'], 'Bewertungen der Demo', 'Demo ratings', number),
];

const PACK_NAMES: Readonly<Record<PackKey, Readonly<Record<Lang, string>>>> = {
  einzelpack: { de: 'Einzelpack', en: 'Single' },
  duo: { de: 'Duo', en: 'Duo' },
  trio: { de: 'Trio', en: 'Trio' },
};
const PACKS = PACK_KEYS.flatMap((key) => {
  const { de, en } = PACK_NAMES[key];
  return [
    column(['packs', key, 'priceCents'], `${de}: Preis`, `${en}: Price`, price),
    column(['packs', key, 'originalCents'], `${de}: Früherer Preis`, `${en}: Former price`, price),
    column(['packs', key, 'gifts'], `${de}: Geschenke`, `${en}: Gifts`, words),
    ...inBoth(
      (lang) => ['packs', key, 'giftLine', lang],
      `${de}: Zeile der Geschenke`,
      `${en}: Line of gifts`,
      optionalText,
    ),
    column(['packs', key, 'badge'], `${de}: Hinweis`, `${en}: Badge`, word),
  ];
});

const part = (name: string, de: string, en: string) =>
  column(['partColours', name], `Farbe: ${de}`, `Colour: ${en}`, word);

/** Columns of each kind, in the order of its table. */
export const COLUMNS: Readonly<Record<ProductKind, readonly Column[]>> = {
  sneaker: [
    ...NAME,
    ...PRICE,
    column(['silhouette'], 'Silhouette', 'Silhouette', word),
    SIZES,
    part('base', 'Grund', 'Base'),
    part('accent', 'Akzent', 'Accent'),
    part('sole', 'Sohle', 'Sole'),
    part('toe', 'Spitze', 'Toe'),
    part('pop', 'Farbtupfer', 'Pop'),
    part('stripe', 'Streifen', 'Stripe'),
    ...SHARED,
  ],
  jersey: [
    ...NAME,
    ...PRICE,
    CATEGORY,
    column(['number'], 'Rückennummer', 'Number on the back', number),
    SIZES,
    ...SHARED,
  ],
  cap: [...NAME, ...PRICE, COLOURS, ...SHARED],
  accessory: [
    ...NAME,
    ...PRICE,
    CATEGORY,
    column(['volumeMl'], 'Inhalt in Milliliter', 'Content in millilitres', number),
    ...SHARED,
  ],
  bag: [
    ...NAME,
    column(['path'], 'Adresse', 'Address', word),
    ...PACKS,
    COLOURS,
    column(['cover'], 'Farbe in Listen', 'Colour in lists', word),
    column(['isCoverChosen'], 'Farbe ist vorgewählt', 'Colour is chosen at first', yesOrNo),
    column(['hasGiftCards'], 'Geschenke als Karten', 'Gifts as cards', yesOrNo),
    ...SHARED,
    column(['demoViewers'], 'Zuschauer der Demo', 'Demo viewers', number),
  ],
};

/** Column of a field of a kind, or of the field around it or the first one in it. */
export function columnOf(
  kind: ProductKind,
  path: readonly (string | number)[],
): Column | undefined {
  if (path.length === 0) return undefined;
  return COLUMNS[kind].find((each) =>
    path.every((key, index) => each.path[index] === key || index >= each.path.length),
  );
}
