import { pictureOf } from '#rules/item-picture.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { GALLERY_SIZES } from '#web/ui/Gallery.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import { preloadPicture } from '#web/ui/preload-picture.ts';
import type { CapData } from './data.ts';

const LARGEST_PX = 320;

export interface CapSwatchesProps {
  readonly legend: string;
  readonly cap: CapData;
  readonly colour: string;
  readonly onChoose: (colour: string) => void;
}

/** The cap in both colours; aiming at one loads its large picture. */
export function CapSwatches({ legend, cap, colour, onChoose }: CapSwatchesProps) {
  const soldOut = useSoldOut();
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      <p className="buy-label name" aria-hidden="true">
        {legend}: {cap.colours.find(({ id }) => id === colour)?.name}
      </p>
      <div className="swatches">
        {cap.colours.map(({ id: each, name }) => {
          const cover = squarePicture(pictureOf(cap, each) ?? '');
          const aim = () => preloadPicture(cover, GALLERY_SIZES);
          const gone = soldOut[itemIdOf({ productId: cap.id, colour: each })];
          return (
            <label
              key={each}
              className="swatch"
              title={name}
              onPointerEnter={aim}
              onFocusCapture={aim}
            >
              <input
                type="radio"
                className="cover"
                name="colour"
                value={each}
                aria-label={[name, gone].filter(Boolean).join(', ')}
                checked={each === colour}
                aria-disabled={gone ? true : undefined}
                onChange={() => !gone && onChoose(each)}
              />
              <Picture source={smaller(cover, LARGEST_PX)} alt="" sizes="84px" />
              {gone && <small>{gone}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
