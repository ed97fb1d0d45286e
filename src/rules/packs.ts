/** Choice of a pack and its colours, oldest first. */
export type PackChoice = {
  /** Empty where there are no packs. */
  readonly pack: string;
  readonly colours: readonly string[];
};

/** A pack as far as choosing goes. */
export interface PackPieces {
  readonly id: string;
  /** Number of its colours, all of which must be chosen. */
  readonly pieces: number;
}

/**
 * A click on a colour (docs/specification.md#4-states): a chosen one is deselected, a new one is
 * appended, and at the limit the oldest makes room for it.
 */
export function toggleColour(
  chosen: readonly string[],
  colour: string,
  limit: number,
): readonly string[] {
  if (chosen.includes(colour)) return chosen.filter((other) => other !== colour);
  return [...chosen, colour].slice(-limit);
}

/** The colours as they would be if one more was chosen, for one that is only looked at. */
export function withColour(
  chosen: readonly string[],
  colour: string | undefined,
  limit: number,
): readonly string[] {
  if (colour === undefined || chosen.includes(colour)) return chosen;
  return toggleColour(chosen, colour, limit);
}

/** The choice after another pack is picked: a smaller one keeps the colours chosen first. */
export function switchPack({ colours }: PackChoice, { id, pieces }: PackPieces): PackChoice {
  return { pack: id, colours: colours.slice(0, pieces) };
}
