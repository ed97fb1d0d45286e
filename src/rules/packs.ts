import type { PackKey } from '#catalogue/ids.ts';
import { DEFAULT_PACK, PACK_COLOUR_LIMITS } from '#catalogue/packs.ts';

/** The choice on a bag page: the pack and its colours, oldest first. */
export type PackChoice<Colour extends string> = {
  readonly pack: PackKey;
  readonly colours: readonly Colour[];
};

/**
 * The choice a bag page opens with; the pouch page passes its first colour
 * (docs/specification.md#4-states).
 */
export function initialChoice<Colour extends string>(
  preselected?: Colour | undefined,
): PackChoice<Colour> {
  return { pack: DEFAULT_PACK, colours: preselected === undefined ? [] : [preselected] };
}

/** Number of colours in the pack. */
export function colourLimit(pack: PackKey): number {
  return PACK_COLOUR_LIMITS[pack];
}

/** The first `limit` colours, in the order chosen. */
export function trimColours<Colour extends string>(
  chosen: readonly Colour[],
  limit: number,
): readonly Colour[] {
  return chosen.length <= limit ? chosen : chosen.slice(0, limit);
}

/**
 * A click on a colour (docs/specification.md#4-states): a chosen one is deselected, a new one is
 * appended, and at the limit the oldest makes room for it.
 */
export function toggleColour<Colour extends string>(
  chosen: readonly Colour[],
  colour: Colour,
  limit: number,
): readonly Colour[] {
  if (chosen.includes(colour)) return chosen.filter((other) => other !== colour);
  return [...chosen, colour].slice(-limit);
}

/** The colours as they would be if one more was chosen, for one that is only looked at. */
export function withColour<Colour extends string>(
  chosen: readonly Colour[],
  colour: Colour | undefined,
  limit: number,
): readonly Colour[] {
  if (colour === undefined || chosen.includes(colour)) return chosen;
  return toggleColour(chosen, colour, limit);
}

/** True if the choice may go into the cart: exactly as many colours as the pack holds. */
export function colourCountIsExact(chosen: readonly string[], pack: PackKey): boolean {
  return chosen.length === colourLimit(pack);
}

/** The choice after another pack is picked: a smaller one keeps the colours chosen first. */
export function switchPack<Colour extends string>(
  choice: PackChoice<Colour>,
  pack: PackKey,
): PackChoice<Colour> {
  return { pack, colours: trimColours(choice.colours, colourLimit(pack)) };
}
