import { COLOURS } from './colours.ts';
import type { PackKey } from './ids.ts';
import { PACK_COLOUR_LIMITS, PACK_NAMES } from './packs.ts';
import { PACK_TEXTS_DE } from './texts/packs.de.ts';
import { PACK_TEXTS_EN } from './texts/packs.en.ts';
import type { Lang } from './types.ts';

type Names = Readonly<Record<Lang, string>>;

/** A pack as a kind of offer; products have its price. */
export interface PackOption {
  /** Inside a line ("Duo: Rosa, Lila"). */
  readonly name: Names;
  /** Different colours that it takes, 1 to 6. */
  readonly pieces: number;
  /** On its card, with a line below it where it has one. */
  readonly label: Names;
  readonly tagline?: Names;
}

/** Options that products choose from, by id. Nothing of it is compiled into the browser's code. */
export interface OptionTable {
  readonly colours: Readonly<Record<string, Names>>;
  readonly packs: Readonly<Record<string, PackOption>>;
}

function pack(key: PackKey): PackOption {
  const de = PACK_TEXTS_DE[key];
  const en = PACK_TEXTS_EN[key];
  return {
    name: PACK_NAMES[key],
    pieces: PACK_COLOUR_LIMITS[key],
    label: { de: de.label, en: en.label },
    ...(de.tagline && en.tagline && { tagline: { de: de.tagline, en: en.tagline } }),
  };
}

export const OPTIONS: OptionTable = {
  colours: COLOURS,
  packs: { einzelpack: pack('einzelpack'), duo: pack('duo'), trio: pack('trio') },
};
