import { OTHER_SHOPS, type OtherShop } from '#contract/admin-transfer.ts';
import { type ImportProblem, problem } from '#server/catalogue/import-entries.ts';
import { plainText } from '../csv.ts';
import words from './other-shops.json' with { type: 'json' };
import { plainHtml } from './plain-html.ts';
import { shorten, type TableRecord } from './read-records.ts';

/** A variant of another shop's export; cells are as they were typed. */
export interface ExportedVariant {
  /** By name of the option; empty for any of the product's. */
  readonly options: Readonly<Record<string, string>>;
  readonly price: string;
  readonly former: string;
  /** True if the price holds for a time. */
  readonly isTimed: boolean;
  readonly ean: string;
  readonly grams: string;
  /** Undefined if they aren't counted. */
  readonly pieces: string | undefined;
  /** Address. */
  readonly picture: string;
}

/** A product of another shop's export. */
export interface ExportedProduct {
  readonly line: number;
  /** Last part of its address; empty if the export doesn't say it. */
  readonly handle: string;
  readonly name: string;
  readonly text: string;
  readonly brand: string;
  readonly words: string;
  /** Options and facts with all their values. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly variants: readonly ExportedVariant[];
  readonly pictures: readonly { readonly address: string; readonly alt: string }[];
  readonly notes: readonly ImportProblem[];
  /** False for a voucher, a download or a link. */
  readonly isGoods: boolean;
}

type Field = keyof (typeof words)['shopify'] | keyof (typeof words)['woocommerce'];
type Fields = Readonly<Partial<Record<Field, readonly string[]>>>;
const NEEDED: Readonly<Record<OtherShop, readonly Field[]>> = {
  shopify: ['name', 'price', 'former'],
  woocommerce: ['type', 'name', 'former'],
};

const byHeading = (fields: Fields) =>
  new Map(
    (Object.entries(fields) as [Field, readonly string[]][]).flatMap(([field, headings]) =>
      headings.map((heading) => [heading, field] as const),
    ),
  );
const FIELDS: Readonly<Record<OtherShop, ReadonlyMap<string, Field>>> = {
  shopify: byHeading(words.shopify),
  woocommerce: byHeading(words.woocommerce),
};
const fieldOf = (shop: OtherShop, heading: string) =>
  FIELDS[shop].get(heading.trim().toLowerCase());

/** A part of an option; those beside its name and values say how it is shown. */
const OPTION = /^(?:option|attribute?) ?(\d{1,3}) (.+)$/;

/** Returns how many headings are those of another shop's exports. */
export const countKnown = (headings: readonly string[]): number =>
  Math.max(...OTHER_SHOPS.map((shop) => headings.filter((each) => fieldOf(shop, each)).length));

/** Returns the shop whose export has these headings; undefined for any other table. */
export const shopOf = (headings: readonly string[]): OtherShop | undefined =>
  OTHER_SHOPS.find((shop) =>
    NEEDED[shop].every((field) => headings.some((each) => fieldOf(shop, each) === field)),
  );

interface Row {
  readonly line: number;
  /** Cells of a field, in the order of its columns. */
  readonly cells: (field: Field) => readonly string[];
  /** The first of them that says something; empty if none does. */
  readonly text: (field: Field) => string;
  readonly options: readonly (readonly [name: string, value: string])[];
}

function readRow(shop: OtherShop, headings: readonly string[], record: TableRecord): Row {
  const found = new Map<Field, string[]>();
  const options = new Map<string, readonly [name: string, value: string]>();
  for (const [at, heading] of headings.entries()) {
    const cell = plainText(record.cells[at] ?? '').trim();
    const field = fieldOf(shop, heading);
    if (field) found.set(field, [...(found.get(field) ?? []), cell]);
    const [, number = '', part] = OPTION.exec(heading.trim().toLowerCase()) ?? [];
    const [name, value] = options.get(number) ?? ['', ''];
    if (part?.startsWith('name')) options.set(number, [cell, value]);
    else if (/^(?:value|wert)/.test(part ?? '')) options.set(number, [name, cell]);
  }
  const cells = (field: Field) => found.get(field) ?? [];
  const text = (field: Field) => cells(field).find((cell) => cell !== '') ?? '';
  return { line: record.line, cells, text, options: [...options.values()] };
}

type Options = readonly (readonly [name: string, values: readonly string[]])[];

interface Parts extends Pick<ExportedProduct, 'text' | 'pictures'> {
  /** The row of each with what it chooses. */
  readonly variants: readonly (readonly [row: Row, options: Options])[];
  readonly facts?: Options;
  /** Reason for which it isn't taken over. */
  readonly skipped?: ImportProblem | false | undefined;
}

function productOf(
  first: Row,
  { variants, facts = [], skipped, ...parts }: Parts,
): ExportedProduct {
  const options = new Map<string, readonly string[]>();
  for (const [name, values] of [...facts, ...variants.flatMap(([, own]) => own)]) {
    const all = new Set([...(options.get(name) ?? []), ...values]);
    all.delete('');
    options.set(name, [...all]);
  }
  options.delete('');
  const isHidden = first.cells('shown').some((cell) => words.hidden.includes(cell.toLowerCase()));
  return {
    ...parts,
    line: first.line,
    handle: first.text('handle'),
    name: first.text('name'),
    brand: first.text('brand'),
    words: first.text('words'),
    options,
    variants: variants.map(([row, own]) => ({
      options: Object.fromEntries(
        own.flatMap(([name, [value = '']]) => (name ? [[name, value]] : [])),
      ),
      ...readFigures(row, first),
    })),
    notes: skipped ? [skipped] : isHidden ? [problem('was_hidden')] : [],
    isGoods: !skipped,
  };
}

function readFigures(row: Row, product: Row): Omit<ExportedVariant, 'options'> {
  const [sale, former] = [row.text('sale'), row.text('former')];
  const isCounted = row.cells('tracker').every((cell) => cell !== '');
  const pieces = row.text('pieces') || (row.text('isThere') === '0' ? '0' : '');
  const grams = (each: Row) => each.text('grams') || kilogramsAsGrams(each.text('kilograms'));
  return {
    price: row.text('price') || sale || former,
    former,
    isTimed: sale !== '' && row.text('from') + row.text('until') !== '',
    ean: row.text('ean').replace(/^'/, ''),
    grams: grams(row) || grams(product),
    pieces: isCounted && pieces !== '' ? pieces : undefined,
    picture: row.text('picture') || (addressesOf(row)[0] ?? ''),
  };
}

/** Moves the decimal mark by three places. */
function kilogramsAsGrams(typed: string): string {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d*))?$/.exec(typed) ?? [];
  if (whole === undefined) return '';
  return `${whole}${decimals.padEnd(3, '0').slice(0, 3)}.${decimals.slice(3) || '0'}`;
}

/** Addresses with commas between them. */
const addressesOf = (row: Row) =>
  row
    .text('images')
    .split(/,\s*(?=https?:)/)
    .filter((each) => each !== '');

/** Values with commas between them; a comma of a value has a backslash. */
const valuesOf = (cell: string) =>
  cell.split(/(?<!\\),/).map((each) => each.replaceAll('\\,', ',').trim());

/** Rows of one product have one handle. The first has its texts; each may have a variant and a picture. */
function readShopify(rows: readonly Row[]): ExportedProduct[] {
  let handle = '';
  const groups = Map.groupBy(rows, (row) => {
    handle = row.text('handle') || row.text('name') || handle;
    return handle;
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isPlain = first.options.every(([, value]) => /^(?:default title)?$/i.test(value));
    const names = isPlain ? [] : first.options.map(([name]) => name);
    const isVoucher = first.text('type').toLowerCase() === 'true';
    return productOf(first, {
      text: plainHtml(first.text('text')),
      variants: group
        .filter((row) => row.text('price') !== '')
        .map((row) => [row, names.map((name, at) => [name, [row.options[at]?.[1] ?? '']])]),
      pictures: group
        .map((row) => ({ address: row.text('pictures'), alt: row.text('alt') }))
        .filter(({ address }) => address !== ''),
      skipped: isVoucher && problem('no_goods', { type: 'Gift Card' }),
    });
  });
}

/** Variations are rows of their own, which name their product by its SKU or as `id:12`. */
function readWooCommerce(rows: readonly Row[]): ExportedProduct[] {
  const typesOf = (row: Row) => valuesOf(row.text('type').toLowerCase());
  const isVariation = (row: Row) => typesOf(row).includes('variation');
  const products = rows.filter((row) => !isVariation(row));
  const named = (key: (row: Row) => string) => products.map((row) => [key(row), row] as const);
  const parents = new Map([
    ...named((row) => row.text('sku')),
    ...named((row) => `id:${row.text('id')}`),
  ]);
  const parentOf = (row: Row) => parents.get(row.text('parent') || '-');
  const variations = Map.groupBy(rows.filter(isVariation), parentOf);
  const textOf = (row: Row, field: 'short' | 'text') =>
    plainHtml(
      row.text(field).replace(/\\(\\n|n)/g, (_, each: string) => (each === 'n' ? '\n' : '\\n')),
    );
  const optionsOf = (row: Row): Options =>
    row.options.map(([name, value]) => [name, valuesOf(value)]);
  const made = products.map((row) => {
    const others = variations.get(row);
    const type = typesOf(row).find((each) => each !== 'simple' && each !== 'variable');
    return productOf(row, {
      text: [textOf(row, 'short'), textOf(row, 'text')].filter(Boolean).join('\n\n'),
      facts: optionsOf(row),
      variants: others?.map((each) => [each, optionsOf(each)]) ?? [[row, []]],
      pictures: addressesOf(row).map((address) => ({ address, alt: '' })),
      skipped: type !== undefined && problem('no_goods', { type: shorten(type) }),
    });
  });
  const orphans = (variations.get(undefined) ?? []).map((row) => {
    const skipped = problem('no_parent', { value: shorten(row.text('parent')) });
    return productOf(row, { text: '', variants: [], pictures: [], skipped });
  });
  return [...made, ...orphans];
}

/** Reads the table that another shop has exported. Nothing of it is refused; notes say what can't be taken over. */
export function readExport(
  shop: OtherShop,
  headings: readonly string[],
  records: readonly TableRecord[],
): {
  readonly products: readonly ExportedProduct[];
  /** Headings of columns with content that isn't read. */
  readonly unread: string[];
} {
  const rows = records.map((record) => readRow(shop, headings, record));
  const isUnread = (heading: string, at: number) =>
    fieldOf(shop, heading) === undefined &&
    !OPTION.test(heading.trim().toLowerCase()) &&
    records.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  return {
    products: (shop === 'shopify' ? readShopify : readWooCommerce)(rows),
    unread: headings.filter(isUnread).map(shorten),
  };
}
