/**
 * Files of the fonts of packing slips, each with the characters that are taken from it. The first one that has a
 * character prints it: Archivo is the shop's font, and Arimo has the scripts that Archivo lacks. The characters are
 * listed because a font file has fewer than its package declares; `slip-fonts.test.ts` compares them with the files.
 */
const FONTS = [
  [
    'archivo-latin',
    /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/u,
  ],
  [
    'archivo-latin-ext',
    /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u019d\u01a0\u01a1\u01af\u01b0\u01c4-\u01dc\u01e6\u01e7\u01ea\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u0259\u0272\u02c7\u02dd\u1e24\u1e25\u1e62\u1e63\u1e6c\u1e6d\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/u,
  ],
  ['archivo-vietnamese', /[\u1ea0-\u1ef1]/u],
  [
    'arimo-latin-ext',
    /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u0180-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u1efa-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20be]/u,
  ],
  ['arimo-greek', /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff]/u],
  [
    'arimo-greek-ext',
    /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/u,
  ],
  ['arimo-cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u],
  ['arimo-cyrillic-ext', /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/u],
] as const;
export type FontFile = (typeof FONTS)[number][0];
export const FONT_FILES: readonly FontFile[] = FONTS.map(([file]) => file);

const fontOf = (letter: string) => FONTS.find(([, letters]) => letters.test(letter))?.[0];

/** Composes accents; drops what nobody sees, and writes every space and hyphen as the plain one. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-');

/** True if a slip has every character of the text. */
export const isPrintable = (text: string): boolean =>
  [...plain(text)].every((letter) => fontOf(letter) !== undefined);

/** Splits a text by the font file that has its characters; one that none has becomes `?`. */
export function fontRuns(text: string): { readonly font: FontFile; readonly text: string }[] {
  const runs: { font: FontFile; text: string }[] = [];
  for (const letter of plain(text)) {
    const font = fontOf(letter) ?? 'archivo-latin';
    const shown = fontOf(letter) ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

const letters = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * Breaks a text after spaces and hyphens into lines that are at most `width` wide. A word that is wider is broken
 * wherever it has to be, so nothing of it is lost.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (const part of plain(text).split(/(?<=[ -])/u)) {
    const fits = widthOf((line + part).trim()) <= width;
    if (!fits) end();
    if (fits || widthOf(part.trim()) <= width) {
      line += part;
      continue;
    }
    let wide = 0;
    for (const { segment } of letters.segment(part)) {
      const added = widthOf(segment);
      if (line !== '' && wide + added > width) {
        end();
        wide = 0;
      }
      line += segment;
      wide += added;
    }
  }
  end();
  return lines;
}
