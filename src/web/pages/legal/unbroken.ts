const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/**
 * The text with no line ending inside what is read as one: "§ 13", "Art. 6", "section 13", "1–2 days",
 * "E-Mail", "IP-Adresse".
 */
export function unbroken(text: string): string {
  return text
    .replace(/(§|\b(?:Art\.|Abs\.|Nr\.|lit\.|no\.|section)) /g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d) (?!(?:Abs|Nr|lit)\.)(?=\p{L})/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(\b\p{L}{1,2}-(?=\p{L})|\d–(?=\d))/gu, `$1${WORD_JOINER}`);
}
