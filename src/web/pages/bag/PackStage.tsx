import type { GalleryPicture } from '#web/ui/Gallery.tsx';
import { Picture } from '#web/ui/Picture.tsx';

export const SLOT_SIZES = '(min-width: 56.25rem) 34vw, 50vw';

export interface PackStageProps {
  /** Pictures of the chosen colours, in order. */
  readonly chosen: readonly GalleryPicture[];
  readonly limit: number;
  /** Picture whose outline marks an empty place. */
  readonly empty: GalleryPicture;
}

/** A pack's places side by side: chosen colours as pictures, the others as outlines of the product. */
export function PackStage({ chosen, limit, empty }: PackStageProps) {
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
