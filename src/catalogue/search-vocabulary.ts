import type { ColourId } from './colours.ts';
import type { AccessoryCategory, ProductKind, Silhouette } from './types.ts';

/** Search synonyms of each kind, in both languages at once; a product's own are `searchWords`. */
export const KIND_WORDS: Readonly<Record<ProductKind, string>> = {
  sneaker: 'Sneaker Sneakers Schuhe Turnschuhe shoes trainers',
  jersey: 'Trikot Trikots Fußballtrikot Fußball Shirt jersey jerseys football soccer',
  cap: 'Cap Caps Kappe Mütze Basecap hat',
  accessory: 'Accessoires accessories',
  bag: 'Tasche Taschen bag bags',
};

/** Words for what the shop doesn't sell: they are no slips in words for what it does. */
export const OTHER_GOODS: ReadonlySet<string> = new Set(
  'hose hosen jeans rock rocke kleid hemd bluse jacke mantel pulli schal gurt gurtel socke socken pants dress skirt coat belt scarf sock socks'.split(
    ' ',
  ),
);

/** Of what costs less than it did. */
export const SALE_WORDS = 'Sale reduziert Angebot Rabatt reduced discount';

/** Before the sizes of what comes in several: "Größe 42". */
export const SIZE_WORDS = 'Größe Gr EU size';

export const SILHOUETTE_WORDS: Readonly<Record<Silhouette, string>> = {
  kiez: 'Ledersneaker Leder niedrig low leather court',
  hafen: 'Laufschuh Runner retro Mesh Wildleder running suede',
  block: 'High-Top hoch Leder Basketball leather',
  rampe: 'Skateschuh Skate Wildleder Canvas suede vulkanisiert',
};

export const ACCESSORY_WORDS: Readonly<Record<AccessoryCategory, string>> = {
  Brillen: 'Brille Brillen Sonnenbrille glasses sunglasses eyewear',
  Parfüm: 'Parfüm Duft Düfte perfume fragrance scent',
  Schmuck: 'Schmuck jewellery jewelry',
  Uhren: 'Uhr Uhren Armbanduhr watch watches',
};

/** Words that lead to pages of help and law, in both languages at once; the nearest page first. */
export const PAGE_WORDS = {
  withdrawal:
    'Widerruf Widerrufsrecht Rückgabe zurückgeben Rücksendung Retoure Umtausch Erstattung stornieren return returns refund withdrawal exchange cancel',
  terms:
    'AGB Geschäftsbedingungen Gutschein Gutscheine Rabattcode Gutscheincode Garantie Gewährleistung terms conditions voucher coupon warranty guarantee',
  privacy: 'Datenschutz Cookies Daten DSGVO privacy data GDPR',
  imprint: 'Impressum Anbieter Firma Anschrift imprint legal notice company address',
  help: 'Hilfe Kontakt Support Kundenservice Kundendienst Telefon Mail FAQ Fragen Versand Versandkosten Porto Lieferung Lieferzeit Sendung Paket Zahlung Zahlungsarten bezahlen Reklamation Rückgabe Umtausch Gutschein help contact phone questions service shipping delivery parcel tracking payment return returns voucher',
} as const;

/** The plain colour behind a fashionable name. */
export const COLOUR_WORDS: Readonly<Partial<Record<ColourId, string>>> = {
  creme: 'beige',
  sand: 'beige',
  himmelblau: 'blau hellblau blue',
  navy: 'blau dunkelblau blue',
  salbei: 'grün green',
  waldgruen: 'grün green',
  oliv: 'grün green',
  sonnengelb: 'gelb yellow',
  koralle: 'rot orange red',
  cognac: 'braun brown',
  bordeaux: 'rot weinrot red',
  taupe: 'braun grau brown grey',
  lila: 'violett purple',
  rosa: 'pink',
};
