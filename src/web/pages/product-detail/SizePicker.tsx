import type { ReactNode } from 'react';
import { type ItemVariant, itemIdOf } from '#rules/line-ids.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import type { MissingChoice } from './use-missing.ts';

export interface SizePickerProps<Size extends string> {
  readonly legend: string;
  readonly sizes: readonly Size[];
  readonly size: Size | undefined;
  /** The product in a size. */
  readonly variant: (size: Size) => ItemVariant;
  readonly onChoose: (size: Size) => void;
  /** The way to the size guide. */
  readonly guide: ReactNode;
  readonly choice: MissingChoice;
}

/**
 * Sizes as a group of radio buttons: Tab reaches the group, arrow keys go through it. One that is
 * sold out can be reached and says so, but not be chosen.
 */
export function SizePicker<Size extends string>(props: SizePickerProps<Size>) {
  const { legend, sizes, size, variant, onChoose, guide } = props;
  const { place, missing } = props.choice;
  const soldOut = useSoldOut();
  return (
    <fieldset ref={place} className={missing ? 'missing' : undefined}>
      <legend className="sr">{legend}</legend>
      <div className="buy-label">
        <p className="name" aria-hidden="true">
          {size ? `${legend}: ${size}` : legend}
        </p>
        {guide}
      </div>
      {missing && <p className="error">{missing}</p>}
      <div className="sizes">
        {sizes.map((each) => {
          const gone = soldOut[itemIdOf(variant(each))];
          return (
            <label key={each} className="size-cell">
              <input
                type="radio"
                className="cover"
                name="size"
                value={each}
                checked={each === size}
                aria-disabled={gone ? true : undefined}
                onChange={() => !gone && onChoose(each)}
              />
              {each}
              {gone && <small>{gone}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
