/**
 * Words that texts of products may not say, whatever the mode: general environmental claims (§ 5 UWG, Directive
 * (EU) 2024/825), statutory rights as a perk (No. 10 of the annex to § 3 (3) UWG), invented urgency and onlookers
 * (Nos. 7 and 23b). What a running sale or the stock proves is said by the shop itself.
 */
const FORBIDDEN: readonly RegExp[] = [
  /\bnachhaltig\p{L}*/iu,
  /\bumwelt-?(?:freundlich|schonend|gerecht)\p{L}*/iu,
  /\b(?:klima|co2|co₂)-?neutral\p{L}*/iu,
  /\bsustainab\p{L}*/iu,
  /\b(?:eco|environmentally|climate)[- ]friendly\b/iu,
  /\b(?:climate|carbon)[- ]neutral\b/iu,
  /\b(?:2|zwei)[- ]?Jahren?[- ](?:Garantie|Gewährleistung)/iu,
  /\b(?:2|two)[- ]years?[’']?[- ](?:warranty|guarantee)/iu,
  /\bnur (?:noch )?heute\b/iu,
  /\b(?:only today|today only)\b/iu,
  /\b\d+ (?:Personen |Leute |Menschen )?sehen sich\b/iu,
  /\b\d+ (?:people )?(?:are )?(?:viewing|looking at) this\b/iu,
];

/** Returns the first part of a text that it may not say. */
export function forbiddenWord(text: string): string | undefined {
  for (const pattern of FORBIDDEN) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
