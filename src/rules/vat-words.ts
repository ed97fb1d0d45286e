const TAX =
  '(?<!(?:no|not|without|kein\\p{L}*|nicht|ohne) )(?:MwSt|Mehrwertsteuer|Umsatzsteuer(?!-?(?:frei|id|gesetz))|USt(?!-?Id|G)|VAT(?! (?:id|number|Act)))(?!\\p{L})';
/** Up to four words of the same sentence, none of which turns it round. */
const WORDS = '(?: (?!nicht|not |kein|no |ohne|without)[^ .!?]+){0,4}';
const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `(?:\\d ?%|\\b(?:inkl|incl|einschl|enth[aä]lt|contain|zzgl|zuzügl|exkl|excl|plus|davon|darin|of which)\\p{L}*)\\.?${WORDS} ${TAX}`,
    'iu',
  ),
  new RegExp(`${TAX}\\.?${WORDS} (?:enthalten|inbegriffen|included)`, 'iu'),
];

/** Returns the first part of a text that says a price has VAT in it or on top, which a small business may not say. */
export function vatClaim(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ');
  for (const claim of CLAIMS) {
    const [found] = claim.exec(plain) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}
