import { ALL, type All } from '#rules/filter-param.ts';
import type { PictureSource } from '#web/ui/picture-source.ts';

/** Picture of a family, for one of the large cells between a list's products. */
export interface FamilyPicture<Family extends string> {
  readonly family: Family;
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

export interface FamilyChoice<Family extends string> {
  readonly selected: All | Family;
  /** Products that a filter leaves beside the others that are on. */
  readonly counts: ReadonlyMap<All | Family, number>;
  readonly label: (family: Family) => string;
  readonly hrefOf: (family: Family) => string;
}

/**
 * Scenes of a list under its filters: links to the families in it, or the chosen family's own picture.
 * A family that is not in the list, or is all of it, gets no link.
 */
export function listScenes<Family extends string>(
  pictures: readonly FamilyPicture<Family>[],
  { selected, counts, label, hrefOf }: FamilyChoice<Family>,
): readonly ListScene[] {
  const all = counts.get(ALL) ?? 0;
  if (selected !== ALL) {
    const own = pictures.filter(({ family }) => family === selected);
    return own.map(({ family, ...shown }) => ({ ...shown, name: label(family) }));
  }
  return pictures.flatMap(({ family, ...shown }) => {
    const count = counts.get(family) ?? 0;
    if (count === 0 || count === all) return [];
    return [{ ...shown, name: label(family), href: hrefOf(family) }];
  });
}
