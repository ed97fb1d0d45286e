import type { ReactNode, Ref } from 'react';

export interface SizePickerProps<Size extends string> {
  readonly legend: string;
  readonly sizes: readonly Size[];
  readonly size: Size | undefined;
  readonly onChoose: (size: Size) => void;
  /** The way to the size guide. */
  readonly guide: ReactNode;
  readonly ref: Ref<HTMLFieldSetElement>;
}

/** Sizes as a group of radio buttons: Tab reaches the group, arrow keys go through it. */
export function SizePicker<Size extends string>(props: SizePickerProps<Size>) {
  const { legend, sizes, size, onChoose, guide, ref } = props;
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
        {sizes.map((each) => (
          <label key={each} className="size">
            <input
              type="radio"
              className="cover"
              name="size"
              value={each}
              data-early={each}
              checked={each === size}
              onChange={() => onChoose(each)}
            />
            {each}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Brings the sizes into view and the keyboard to them: one is missing. */
export function askForSize(picker: HTMLFieldSetElement | null): void {
  picker?.scrollIntoView({ block: 'center' });
  picker?.querySelector('input')?.focus({ preventScroll: true });
}
