import { type Choice, firstChoice, type Offer } from './offer.ts';
import { switchPack } from './packs.ts';
import { COLOUR_PARAM, PACK_COLOURS_PARAM, PACK_PARAM, SIZE_PARAM } from './variant-params.ts';

/** Colours stand side by side (`?farben=rosa.navy`), the oldest first. */
const BETWEEN = '.';

/**
 * The choice on a page as the address has it. Whatever is unknown, double or beyond the pack is left out; what the
 * address doesn't name is as the page opens with it.
 */
export function readAddress(
  params: { readonly get: (name: string) => string | null },
  offer: Offer,
): Choice {
  const { packs, colours = [], sizes } = offer;
  const first = firstChoice(offer);
  const isOffered = (wanted: string | null) => colours.some(({ id }) => id === wanted);
  if (!packs) {
    const colour = params.get(COLOUR_PARAM);
    const size = sizes?.find((each) => each === params.get(SIZE_PARAM));
    return { ...first, size, ...(colour && isOffered(colour) && { colours: [colour] }) };
  }
  const pack = packs.find(({ id }) => id === params.get(PACK_PARAM)) ?? packs[0];
  const named = params.get(PACK_COLOURS_PARAM)?.split(BETWEEN);
  const chosen = named ? [...new Set(named)].filter(isOffered) : first.colours;
  return pack ? { ...first, ...switchPack({ pack: '', colours: chosen }, pack) } : first;
}

/** The same choice as query values; `undefined` for what the page opens with anyway. */
export function addressParams(
  { pack, colours, size }: Choice,
  offer: Offer,
): Readonly<Record<string, string | undefined>> {
  const first = firstChoice(offer);
  const named = colours.join(BETWEEN);
  const changed = named === first.colours.join(BETWEEN) ? undefined : named;
  if (offer.packs) {
    const other = pack === first.pack ? undefined : pack;
    return { [PACK_PARAM]: other, [PACK_COLOURS_PARAM]: changed };
  }
  return {
    ...(offer.colours && { [COLOUR_PARAM]: changed }),
    ...(offer.sizes && { [SIZE_PARAM]: size }),
  };
}
