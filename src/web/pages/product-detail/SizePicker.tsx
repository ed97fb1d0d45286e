import type { ReactNode, Ref } from 'react';
import { type ItemVariant, itemIdOf } from '../../../rules/line-ids.ts';
import { useSoldOut } from '../../sold-out/sold-out-store.ts';
import { showToast } from '../../toasts/toast-store.ts';

export interface SizePickerProps<Size extends string> {
  readonly legend: string;
  readonly sizes: readonly Size[];
  readonly size: Size | undefined;
  /** The product in a size. */
  readonly variant: (size: Size) => ItemVariant;
  readonly onChoose: (size: Size) => void;
  /** The way to the size guide. */
  readonly guide: ReactNode;
  readonly ref: Ref<HTMLFieldSetElement>;
}

/**
 * Sizes as a group of radio buttons: Tab reaches the group, arrow keys go through it. One that is
 * sold out can be reached and says so, but not be chosen.
 */
export function SizePicker<Size extends string>(props: SizePickerProps<Size>) {
  const { legend, sizes, size, variant, onChoose, guide, ref } = props;
  const soldOut = useSoldOut();
  return (
    <fieldset ref={ref} className="min-w-0">
      <legend className="sr">{legend}</legend>
      <div className="buy-label">
        <p className="name" aria-hidden="true">
          {size ? `${legend}: ${size}` : legend}
        </p>
        {guide}
      </div>
      <div className="sizes">
        {sizes.map((each) => {
          const gone = soldOut[itemIdOf(variant(each))];
          return (
            <label key={each} className="size">
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

export interface AskForSizeWords {
  readonly chooseTitle: string;
  readonly chooseText: string;
}

/** Says that a size is missing; brings the sizes into view and the keyboard to them. */
export function askForSize(picker: HTMLFieldSetElement | null, words: AskForSizeWords): void {
  showToast({ title: words.chooseTitle, text: words.chooseText, tone: 'destructive' });
  picker?.scrollIntoView({ block: 'center' });
  picker?.querySelector('input')?.focus({ preventScroll: true });
}
