import type { SeedProductId } from './ids.ts';
import type { Lang } from './types.ts';

type Name = string | readonly [de: string, en: string];

/**
 * Product names: one string when both languages agree, else German and English. The only place
 * that holds them, so that a cart filled in one language reads right in the other.
 */
const NAMES: Readonly<Record<SeedProductId, Name>> = {
  'kiez-low-waldgruen': ['Kiez Low Waldgrün', 'Kiez Low Forest Green'],
  'kiez-low-navy': 'Kiez Low Navy',
  'kiez-low-mono': 'Kiez Low Mono',
  'kiez-low-rosa': ['Kiez Low Rosa', 'Kiez Low Pink'],
  'hafen-runner-nebel': ['Hafen Runner Nebel', 'Hafen Runner Fog'],
  'hafen-runner-sand': 'Hafen Runner Sand',
  'hafen-runner-tinte': ['Hafen Runner Tinte', 'Hafen Runner Ink'],
  'hafen-runner-beere': ['Hafen Runner Beere', 'Hafen Runner Berry'],
  'block-high-schwarz': ['Block High Schwarz', 'Block High Black'],
  'block-high-rot': ['Block High Rot', 'Block High Red'],
  'block-high-eis': ['Block High Eis', 'Block High Ice'],
  'block-high-cognac': 'Block High Cognac',
  'rampe-skate-schwarz': ['Rampe Skate Schwarz', 'Rampe Skate Black'],
  'rampe-skate-bordeaux': ['Rampe Skate Bordeaux', 'Rampe Skate Burgundy'],
  'rampe-skate-oliv': ['Rampe Skate Oliv', 'Rampe Skate Olive'],
  'rampe-skate-himmel': ['Rampe Skate Himmel', 'Rampe Skate Sky'],
  'deutschland-heim': ['Deutschland Heim', 'Germany Home'],
  'brasilien-heim': ['Brasilien Heim', 'Brazil Home'],
  'argentinien-heim': ['Argentinien Heim', 'Argentina Home'],
  'italien-heim': ['Italien Heim', 'Italy Home'],
  'vintage-1974': 'Vintage 1974',
  'vintage-1988': 'Vintage 1988',
  'vintage-1990': 'Vintage 1990',
  'special-nacht': ['Special Nacht', 'Special Night'],
  'special-kirschbluete': ['Special Kirschblüte', 'Special Cherry Blossom'],
  'special-gold': 'Special Gold',
  'baseball-cap-monogram': 'Baseball Cap Monogram',
  'sonnenbrille-ovale': ['Sonnenbrille Ovale', 'Ovale Sunglasses'],
  'sonnenbrille-pilot': ['Sonnenbrille Pilot', 'Pilot Sunglasses'],
  'parfum-noir': 'Eau de Parfum Noir',
  'parfum-rose': 'Eau de Parfum Rosé',
  'kette-figaro': ['Kette Figaro', 'Figaro Chain'],
  siegelring: ['Siegelring', 'Signet Ring'],
  'armreif-fein': ['Armreif Fein', 'Fine Bangle Pair'],
  'uhr-klassik': ['Uhr Klassik', 'Klassik Watch'],
  'uhr-chrono': ['Uhr Chrono', 'Chrono Watch'],
  'shoulder-bag': 'Elvare Shoulder Bag',
  'travel-bag': 'Elvare Travel Bag',
  pouch: 'Elvare Pouch',
  'toiletry-bag': ['Elvare Kulturbeutel', 'Elvare Toiletry Bag'],
  kartenetui: ['Elvare Kartenetui', 'Elvare Card Holder'],
};

/** The product's name for people in that language; the id itself if the seed has no such product. */
export function productName(id: string, lang: Lang): string {
  const names: Readonly<Record<string, Name>> = NAMES;
  const name = names[id] ?? id;
  if (typeof name === 'string') return name;
  return lang === 'de' ? name[0] : name[1];
}
