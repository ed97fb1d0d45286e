import { type MoveOptions, moveTable } from '#server/admin/transfer/move-table.ts';
import { shopOf } from '#server/admin/transfer/read-export.ts';
import { splitTable } from '#server/admin/transfer/read-table.ts';
import { entriesOf, entryKey } from '#server/catalogue/entries.ts';
import type { ImportState } from '#server/catalogue/import-entries.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Product exports of other shops, in the format that these publish. */

export const state: ImportState = {
  published: new Map(
    entriesOf(seedCatalogue).map((entry) => [
      entryKey(entry),
      { ...entry, version: 1, removed: false, replacedIn: null, path: null },
    ]),
  ),
  drafts: new Map(),
};
export const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
export const csv = (rows: readonly (readonly string[])[], separator = ',') =>
  `\ufeff${rows.map((row) => row.map(quoted).join(separator)).join('\r\n')}`;
export const DEFAULTS = { collection: 'caps', hasRedirects: true, keepsFormerPrices: true };

export function move(table: string, options: Partial<MoveOptions> = {}, known = state) {
  const split = splitTable(new TextEncoder().encode(table));
  if (Array.isArray(split)) throw new Error(JSON.stringify(split));
  const from = shopOf(split.headings);
  return from && moveTable(from, split, known, { ...DEFAULTS, ...options });
}
export const codes = (row: { notes?: readonly { code: string }[] } | undefined) =>
  (row?.notes ?? []).map(({ code }) => code);

export const SHOPIFY = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name'],
  ...['Option1 Value', 'Option2 Name', 'Option2 Value', 'Option2 Linked To', 'Variant SKU'],
  ...['Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Barcode', 'Image Src', 'Image Position'],
  ...['Image Alt Text', 'Gift Card', 'Variant Image', 'Price / International', 'Status'],
];
/** A row of Shopify's export; cells that aren't named are empty. */
export const shopify = (cells: Record<string, string>) => SHOPIFY.map((each) => cells[each] ?? '');
export const at = (file: string) => `https://cdn.example/${file}`;
export const beanie = (size: string, colour: string, cells: Record<string, string> = {}) => ({
  ...{ Handle: 'moehne-beanie', 'Option1 Value': size, 'Option2 Value': colour },
  ...{ 'Variant Price': '24.90', 'Variant Compare At Price': '29.90', 'Variant Grams': '80.0' },
  ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4', ...cells },
});
export const first = {
  ...{ Title: 'Möhne Beanie', 'Body (HTML)': '<p>Weiche Wolle.</p><ul><li>warm</li></ul>' },
  ...{ Vendor: 'Möhne', Tags: 'mütze, winter', 'Option1 Name': 'Größe', 'Option2 Name': 'Color' },
  ...{ 'Image Src': at('1.jpg'), 'Image Alt Text': 'Beanie auf Holz', Status: 'active' },
  ...{ 'Variant SKU': 'MB-1' },
};
export const beanies = [
  shopify(beanie('S', 'Weiß', { ...first, 'Variant Image': at('weiss.jpg') })),
  shopify(beanie('M', 'Weiß', { 'Variant Inventory Qty': '-2', 'Image Src': at('2.jpg') })),
  shopify(beanie('S', 'Nebelgrau', { 'Variant Inventory Tracker': '' })),
  shopify({ Handle: 'moehne-beanie', 'Image Src': at('3.jpg') }),
];

export const WOO = {
  en: [
    ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Short description'],
    ...['Description', 'Date sale price starts', 'Date sale price ends', 'In stock?', 'Stock'],
    ...['Weight (kg)', 'Sale price', 'Regular price', 'Categories', 'Tags', 'Images', 'Parent'],
    ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 2 name'],
    ...['Attribute 2 value(s)'],
  ],
  de: [
    ...['ID', 'Typ', 'Artikelnummer', 'GTIN, UPC, EAN oder ISBN', 'Name', 'Veröffentlicht'],
    ...['Kurzbeschreibung', 'Beschreibung', 'Datum, an dem Angebotspreis beginnt'],
    ...[
      'Datum, an dem Angebotspreis endet',
      'Vorrätig?',
      'Bestand',
      'Gewicht (kg)',
      'Angebotspreis',
    ],
    ...['Regulärer Preis', 'Kategorien', 'Schlagwörter', 'Bilder', 'Übergeordnetes Produkt'],
    ...['Attribut 1 Name', 'Attribut 1 Wert(e)', 'Attribut 1 Sichtbar', 'Attribut 2 Name'],
    ...['Attribut 2 Wert(e)'],
  ],
};
/** A row of WooCommerce's export, by the English headings. */
export const woo = (cells: Record<string, string>) => WOO.en.map((each) => cells[each] ?? '');
export const shirt = [
  woo({
    ...{ ID: '7', Type: 'variable', SKU: 'TS', Name: 'Rheinhemd', Published: '1' },
    ...{ 'Short description': 'Leicht.', Description: 'Aus\\nLeinen.', Tags: 'hemd' },
    ...{ Images: `${at('a.jpg')}, ${at('b,1.jpg')}`, Categories: 'Hemden' },
    ...{ 'Attribute 1 name': 'Farbe', 'Attribute 1 value(s)': 'Rosa, Blau\\, hell' },
    ...{
      'Attribute 2 name': 'Stoff',
      'Attribute 2 value(s)': 'Leinen, Hanf',
      'Weight (kg)': '0,25',
    },
  }),
  ...['Rosa', 'Blau\\, hell'].map((colour, index) =>
    woo({
      ...{ ID: String(8 + index), Type: 'variation', Name: 'Rheinhemd', Parent: 'TS' },
      ...{ 'Sale price': '39,9', 'Regular price': '49,90', Images: at(`${index}.jpg`) },
      ...{ 'In stock?': index === 0 ? '1' : '0', Stock: index === 0 ? '3' : '' },
      ...{ 'Attribute 1 name': 'Farbe', 'Attribute 1 value(s)': colour },
    }),
  ),
];
