import type { ColourId } from './colours.ts';
import type { SeedAccessoryId, SeedBagId, SeedJerseyId, SeedSneakerId } from './ids.ts';
import type { AccessoryCategory, ProductKind, Silhouette } from './types.ts';

/** Search synonyms beyond the name, in both languages at once. */
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

export const PRODUCT_WORDS: Readonly<
  Partial<Record<SeedBagId | SeedAccessoryId | SeedJerseyId, string>>
> = {
  'shoulder-bag': 'Schultertasche Umhängetasche Handtasche handbag shoulderbag',
  'travel-bag': 'Reisetasche Weekender Sporttasche duffle holdall travelbag',
  pouch: 'Täschchen Clutch Kosmetiktasche makeup',
  'toiletry-bag': 'Kulturtasche Waschbeutel Kosmetiktasche washbag toiletrybag',
  kartenetui: 'Kartenhalter Portemonnaie Portmonee Geldbörse Geldbeutel wallet purse cardholder',
  'kette-figaro': 'Halskette Gold necklace',
  siegelring: 'Ring Silber silver',
  'armreif-fein': 'Armband Gold bracelet',
  'sonnenbrille-pilot': 'Pilotenbrille aviator Gold',
  'uhr-chrono': 'Chronograph Stahl steel',
  'uhr-klassik': 'Leder leather',
  'deutschland-heim': 'weiß white schwarz rot gold',
  'brasilien-heim': 'gelb yellow grün green',
  'argentinien-heim': 'hellblau weiß sky blue white',
  'italien-heim': 'blau azurblau blue',
  'vintage-1988': 'orange',
  'vintage-1990': 'weiß white',
  'vintage-1974': 'weiß white creme',
  'special-nacht': 'schwarz black neon',
  'special-kirschbluete': 'rosa pink Sakura',
  'special-gold': 'grün green',
};

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

export const SNEAKER_COLOUR_WORDS: Readonly<Record<SeedSneakerId, string>> = {
  'kiez-low-waldgruen': 'weiß grün white green',
  'kiez-low-navy': 'weiß blau white blue',
  'kiez-low-mono': 'schwarz black',
  'kiez-low-rosa': 'weiß rosa white pink',
  'hafen-runner-nebel': 'grau grey gray orange',
  'hafen-runner-sand': 'beige braun brown',
  'hafen-runner-tinte': 'blau dunkelblau blue',
  'hafen-runner-beere': 'lila rosa purple pink',
  'block-high-schwarz': 'schwarz weiß black white',
  'block-high-rot': 'rot weiß red white',
  'block-high-eis': 'hellblau weiß blue white',
  'block-high-cognac': 'braun brown',
  'rampe-skate-schwarz': 'schwarz black',
  'rampe-skate-bordeaux': 'rot weinrot red',
  'rampe-skate-oliv': 'grün green',
  'rampe-skate-himmel': 'blau hellblau blue',
};
