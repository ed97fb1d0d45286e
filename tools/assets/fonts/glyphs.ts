/**
 * Characters of the cut font. Archivo has no horizontal arrows, stars or ticks; those are icons. All Latin-1
 * letters would cost another 5 KB on every first visit.
 */

const from = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const basicLatin = from(0x20, 0x7e);
const german = 'ÄÖÜäöüß';
/** Letters of loan words and names in German and English texts. */
const borrowed = 'ÀÁÅÇÉÈØÑàáâãåæçèéêëìíîïñòóôõøùúûý';
/** No-break space, soft hyphen, quotation marks, dashes and signs. */
const signs = '\u00a0\u00ad§©®™°²³·•…„“”‚‘’«»‹›–—−×½€↑↓′″';

/** Every character of the cut font, once. */
export const glyphs = [...new Set(basicLatin + german + borrowed + signs)].join('');
