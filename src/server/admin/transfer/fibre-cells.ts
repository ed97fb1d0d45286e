import {
  type CellCodec,
  linesOf,
  readList,
  refuse,
  splitAtBars,
  withBars,
  withoutBars,
} from './cells.ts';
import { number } from './number-cells.ts';

interface Fibre {
  readonly percent: number;
  readonly name: { readonly de: string; readonly en: string };
  readonly part?: { readonly de: string; readonly en: string };
}

/** One line for each: per cent, its name in German and English, and those of its part, with bars between them. */
export const fibres: CellCodec = {
  write: (value, lang) =>
    Array.isArray(value)
      ? (value as Fibre[])
          .map(({ percent, name, part }) =>
            [
              number.write(percent, lang),
              ...[name.de, name.en, ...(part ? [part.de, part.en] : [])].map(withoutBars),
            ].join(' | '),
          )
          .join('\n')
      : null,
  read: (cell) => {
    const found: Fibre[] = [];
    for (const [index, line] of linesOf(cell).entries()) {
      if (line.trim() === '') continue;
      const [typed = '', ...texts] = splitAtBars(line);
      const percent = number.read(typed);
      if (!percent.ok) return percent;
      const [de = '', en = '', ...part] = texts.map(withBars);
      if (texts.length !== 2 && texts.length !== 4) {
        return refuse('not_a_fibre', { line: index + 1 });
      }
      const [partDe = '', partEn = ''] = part;
      found.push({
        percent: percent.value as number,
        name: { de, en },
        ...(part.length > 0 && { part: { de: partDe, en: partEn } }),
      });
    }
    return readList(found);
  },
};
