import { type PackChoice, type PackPieces, switchPack } from './packs.ts';
import { PACK_COLOURS_PARAM, PACK_PARAM } from './variant-params.ts';

/** Colours stand side by side (`?farben=rosa.navy`), the oldest first. */
const BETWEEN = '.';

/** Packs and colours that a page offers. */
export interface OfferedPacks {
  /** The first is chosen at first. */
  readonly packs: readonly PackPieces[];
  readonly colours: readonly string[];
  /** The colour that is chosen at first, if any. */
  readonly preselected?: string;
}

/**
 * The choice on a page with packs as the address has it. Whatever is unknown, double or beyond the pack is
 * left out; without colours in the address it is the page's first choice.
 */
export function readPackChoice(
  params: { readonly get: (name: string) => string | null },
  { packs, colours: offered, preselected }: OfferedPacks,
): PackChoice {
  const [first] = packs;
  const pack = packs.find(({ id }) => id === params.get(PACK_PARAM)) ?? first;
  if (!pack) return { pack: '', colours: [] };
  const named = params.get(PACK_COLOURS_PARAM);
  if (named === null) return { pack: pack.id, colours: preselected ? [preselected] : [] };
  const colours = [...new Set(named.split(BETWEEN))].filter((id) => offered.includes(id));
  return switchPack({ pack: pack.id, colours }, pack);
}

/** The same choice as query values; `undefined` for what the page opens with anyway. */
export function packChoiceParams(
  { pack, colours }: PackChoice,
  { packs, preselected }: OfferedPacks,
): Readonly<Record<string, string | undefined>> {
  const named = colours.join(BETWEEN);
  return {
    [PACK_PARAM]: pack === packs[0]?.id ? undefined : pack,
    [PACK_COLOURS_PARAM]: named === (preselected ?? '') ? undefined : named,
  };
}
