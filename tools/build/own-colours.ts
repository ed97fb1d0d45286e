import type { Catalogue } from '#catalogue/catalogue.ts';

/** A colour in `src/web/styles/colours.css`, with or without the spaces and quotes that a build takes away. */
const COLOUR_RULE = /\[data-colour="?(\w+)"?\]\s*\{\s*--c:\s*(#\w{6})/g;

/**
 * Returns the styles of colours that the shop's sheets don't have, or have otherwise: those that came with a catalogue.
 * @param sheets texts of the sheets
 */
export function ownColours(
  colours: Catalogue['colours'],
  sheets: Readonly<Record<string, string>>,
): string {
  const known = new Map(
    [...Object.values(sheets).join('').matchAll(COLOUR_RULE)].map(([, id = '', hex = '']) => [
      id,
      hex.toUpperCase(),
    ]),
  );
  return Object.entries(colours)
    .filter(([id, { hex }]) => known.get(id) !== hex)
    .map(([id, { hex }]) => `[data-colour="${id}"]{--c:${hex}}`)
    .join('');
}
