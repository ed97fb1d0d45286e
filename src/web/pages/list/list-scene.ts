import { ALL } from '#rules/filter-param.ts';
import type { PictureSource } from '#web/ui/picture-source.ts';

/** Picture of a family, for one of the large cells between a list's products. */
export interface FamilyPicture {
  readonly family: string;
  readonly picture: PictureSource;
  /** The subject stands below the picture's middle. */
  readonly isLow?: boolean;
}

/** A large cell between products. */
export interface ListScene {
  readonly name: string;
  readonly picture: PictureSource;
  readonly isLow?: boolean | undefined;
  /** Leads to the family; missing where the list shows that family alone. */
  readonly href?: string;
}

export interface FamilyChoice {
  readonly selected: string;
  /** Products that a filter leaves beside the others that are on. */
  readonly counts: ReadonlyMap<string, number>;
  readonly names: Readonly<Record<string, string>>;
  readonly hrefOf: (family: string) => string;
}

/**
 * Scenes of a list under its filters: links to the families in it, or the chosen family's own picture.
 * A family that is not in the list, or is all of it, gets no link.
 */
export function listScenes(
  pictures: readonly FamilyPicture[],
  { selected, counts, names, hrefOf }: FamilyChoice,
): readonly ListScene[] {
  const all = counts.get(ALL) ?? 0;
  return pictures.flatMap(({ family, ...shown }): ListScene[] => {
    const scene = { ...shown, name: names[family] ?? family };
    if (selected !== ALL) return selected === family ? [scene] : [];
    const count = counts.get(family) ?? 0;
    return count === 0 || count === all ? [] : [{ ...scene, href: hrefOf(family) }];
  });
}
