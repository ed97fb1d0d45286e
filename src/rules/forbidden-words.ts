/**
 * Words that texts may not say, whatever the mode: general environmental claims (§ 5 UWG, Directive
 * (EU) 2024/825), statutory rights as a perk (No. 10 of the annex to § 3 (3) UWG), invented urgency and onlookers
 * (No. 7, § 5 UWG), and the platform for online dispute resolution, which has ended (Regulation (EU) 2024/3228). What a
 * running sale or the stock proves is said by the shop itself.
 */
const FORBIDDEN: readonly RegExp[] = [
  /\bnachhaltig\p{L}*/iu,
  /\bumwelt-?(?:freundlich|schonend|gerecht|bewusst)\p{L}*/iu,
  /\b(?:klima|co2)[- ]?neutral\p{L}*/iu,
  /\bsustainab\p{L}*/iu,
  /\b(?:eco|environmentally|climate)[- ]friendly\b/iu,
  /\b(?:climate|carbon|co2)[- ]neutral\b/iu,
  /\b(?:2|zwei|24)[- ]?(?:Jahren?|Monaten?|jährige[rnms]?|monatige[rnms]?)[- ](?:Garantie|Gewährleistung)/iu,
  /\b(?:Garantie|Gewährleistung):? (?:von )?(?:2|zwei|24) (?:Jahren?|Monaten?)\b/iu,
  /\b(?:2|two|24)[- ](?:years?|months?)[’']?[- ](?:warranty|guarantee)/iu,
  /\bnur (?:noch )?heute\b/iu,
  /\b(?:only today|today only)\b/iu,
  /\b\d+ (?:Personen |Leute |Menschen )?sehen sich\b/iu,
  /\b\d+ (?:people )?(?:are )?(?:viewing|looking at) this\b/iu,
  /\bec\.europa\.eu\/(?:\w+\/)*odr\b/iu,
];

/** Words of a guarantee, which a live shop names by its own fields alone (§ 479 BGB, Regulation (EU) 2025/1960). */
const GUARANTEE = [/\p{L}*garantie(?!r)\p{L}*/iu, /\b(?:guarantees?|warrant(?:y|ies))\b/iu];

/** Reads a text as people do: with any spaces and without soft hyphens. */
function firstWord(text: string, patterns: readonly RegExp[]): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ');
  for (const pattern of patterns) {
    const [found] = pattern.exec(plain) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first part of a text that it may not say. */
export const forbiddenWord = (text: string) => firstWord(text, FORBIDDEN);
/** Returns the first word of a guarantee. */
export const guaranteeWord = (text: string) => firstWord(text, GUARANTEE);
