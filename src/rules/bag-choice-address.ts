import { PACK_KEYS } from '#catalogue/ids.ts';
import { DEFAULT_PACK } from '#catalogue/packs.ts';
import { colourLimit, initialChoice, type PackChoice, trimColours } from './packs.ts';
import { PACK_COLOURS_PARAM, PACK_PARAM } from './variant-params.ts';

/** Colours stand side by side (`?farben=rosa.navy`), the oldest first. */
const BETWEEN = '.';

/**
 * The choice on a bag page as the address has it. Whatever is unknown, double or beyond the pack is
 * left out; without colours in the address it is the page's first choice.
 */
export function readBagChoice<Colour extends string>(
  params: { readonly get: (name: string) => string | null },
  offered: readonly Colour[],
  preselected?: Colour | undefined,
): PackChoice<Colour> {
  const pack = PACK_KEYS.find((key) => key === params.get(PACK_PARAM)) ?? DEFAULT_PACK;
  const named = params.get(PACK_COLOURS_PARAM);
  if (named === null) return { ...initialChoice(preselected), pack };
  const ids = new Set(named.split(BETWEEN));
  const known = [...ids].flatMap((id) => offered.find((colour) => colour === id) ?? []);
  return { pack, colours: trimColours(known, colourLimit(pack)) };
}

/** The same choice as query values; `undefined` for what the page opens with anyway. */
export function bagChoiceParams<Colour extends string>(
  { pack, colours }: PackChoice<Colour>,
  preselected?: Colour | undefined,
): Readonly<Record<string, string | undefined>> {
  const named = colours.join(BETWEEN);
  return {
    [PACK_PARAM]: pack === DEFAULT_PACK ? undefined : pack,
    [PACK_COLOURS_PARAM]: named === (preselected ?? '') ? undefined : named,
  };
}
