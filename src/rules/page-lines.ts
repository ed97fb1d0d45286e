import type { PageText, TextSection } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { fill } from './fill.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Returns the sections with their values in. A line that names an empty value goes, and with its last line a section
 * goes: nobody's register has no heading.
 */
export function filledSections(
  sections: readonly TextSection[],
  values: Values,
): readonly TextSection[] {
  const isKnown = (line: string) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');
  const filled = (line: string) => fill(line, values);
  return sections.flatMap(({ heading, body }) => {
    const left = body.flatMap((part): TextSection['body'] => {
      if (typeof part === 'string') return isKnown(part) ? [filled(part)] : [];
      const lines = part.filter(isKnown).map(filled);
      return lines.length > 0 ? [lines] : [];
    });
    return left.length > 0 || body.length === 0 ? [{ heading: filled(heading), body: left }] : [];
  });
}

/** Every line of a page as its readers see it. */
export function shownLines({ intro, sections }: PageText, lang: Lang, values: Values): string[] {
  const shown = filledSections(sections[lang], values);
  return [
    ...(intro ? [fill(intro[lang], values)] : []),
    ...shown.flatMap(({ heading, body }) => [heading, ...body.flat()]),
  ];
}
