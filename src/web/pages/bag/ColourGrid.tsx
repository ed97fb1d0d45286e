import type { RefObject } from 'react';
import { fill } from '#browser/fill.ts';
import { colourMark } from '#rules/line-ids.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { MissingChoice } from '../product-detail/use-missing.ts';
import type { BagData } from './data.ts';
import type { BagTexts } from './de.ts';
import { pictureIn } from './picture-in.ts';

export interface ColourGridProps {
  readonly bag: BagData;
  /** Chosen colours, oldest first. */
  readonly colours: readonly string[];
  /** Number of colours to choose. */
  readonly limit: number;
  readonly texts: BagTexts;
  readonly place: MissingChoice['place'];
  readonly missing: MissingChoice['missing'];
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Called when someone points at a colour or focuses it. */
  readonly onAim: (colour: string) => void;
  readonly onToggle: (colour: string) => void;
}

const LARGEST_PX = 320;

/** The bag in every colour; chosen ones carry their number. */
export function ColourGrid(props: ColourGridProps) {
  const { bag, colours, limit, texts, place, missing, grid, onAim, onToggle } = props;
  const soldOut = useSoldOut();
  const heading = limit > 1 ? texts.colours : texts.colour;
  const nameOf = (wanted: string) => bag.colours.find(({ id }) => id === wanted)?.name;
  const names = colours.map(nameOf).join(', ');
  return (
    <fieldset ref={place} className={missing ? 'missing' : undefined}>
      <legend className="sr">{heading}</legend>
      <div className="buy-label">
        <p className="name" aria-hidden="true">
          {names ? `${heading}: ${names}` : heading}
        </p>
        <p className="note num whitespace-nowrap" role="status">
          {fill(texts.chosen, { count: colours.length, limit })}
        </p>
      </div>
      {missing && <p className="error">{missing}</p>}
      <div ref={grid} className="colours">
        {bag.colours.map(({ id: colour, name }) => {
          const nth = colours.indexOf(colour) + 1;
          const gone = soldOut[colourMark(bag.id, colour)];
          const cover = squarePicture(pictureIn(bag, colour));
          const aim = () => onAim(colour);
          return (
            <button
              key={colour}
              type="button"
              className="colour"
              name="colour"
              value={colour}
              aria-pressed={nth > 0}
              aria-disabled={gone ? true : undefined}
              // Also its name: an aria-label beside it would say the same twice.
              title={gone ? `${name}, ${gone}` : name}
              onPointerEnter={aim}
              onFocus={aim}
              onClick={() => !gone && onToggle(colour)}
            >
              <Picture source={smaller(cover, LARGEST_PX)} alt="" sizes="84px" />
              {nth > 0 && <em aria-hidden="true" data-place={nth} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
