import type { SeedAccessoryId, SeedBagId, SeedJerseyId, SeedSneakerId } from './ids.ts';

/** Search synonyms of a product beyond its name, in both languages at once. */
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
