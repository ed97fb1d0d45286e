import type { GalleryPicture, GalleryProps } from '#web/ui/Gallery.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { galleryOf } from '../gallery.ts';
import type { ProductData } from '../product-data.ts';
import type { Column } from '../use-column.ts';

export const SLOT_SIZES = '(min-width: 43.75rem) 34vw, 50vw';

interface PackStageProps {
  /** Pictures of the chosen colours, in order. */
  readonly chosen: readonly GalleryPicture[];
  readonly limit: number;
  /** Picture whose outline marks an empty place. */
  readonly empty: GalleryPicture;
}

/** A pack's places side by side: chosen colours as pictures, the others as outlines of the product. */
function PackStage({ chosen, limit, empty }: PackStageProps) {
  return (
    <div className="gallery-slide slots">
      {Array.from({ length: limit }, (_, index) => (
        <Picture
          // biome-ignore lint/suspicious/noArrayIndexKey: a change of colour swaps the file in place
          key={index}
          source={(chosen[index] ?? empty).source}
          alt={chosen[index]?.alt ?? ''}
          sizes={SLOT_SIZES}
          eager
          className={chosen[index] ? undefined : 'slot'}
        />
      ))}
    </div>
  );
}

/** Gallery of a pack: its places instead of the first picture, below which the chosen colours take turns. */
export function stageOf(
  data: ProductData,
  { limit, seen }: Column,
  shown: string | undefined,
): Partial<GalleryProps> | undefined {
  const covers = galleryOf(data, shown);
  const [empty] = covers;
  if (limit < 2 || !empty) return undefined;
  const chosen = seen.flatMap((colour) => galleryOf(data, colour).slice(0, 1));
  return {
    pictures: covers.map((picture, at) => {
      const own = galleryOf(data, seen[at % seen.length] ?? shown)[at] ?? picture;
      // A picture of every colour may stand at another place in this one.
      return covers.some(({ source }) => source.base === own.source.base) ? picture : own;
    }),
    stage: <PackStage key="stage" chosen={chosen} limit={limit} empty={empty} />,
    staged: chosen.length > 0 ? chosen : undefined,
    variant: [limit, ...seen].join(),
  };
}
