import type { BlockProps } from '../block.ts';
import { SizeGuideLink } from './SizeGuide.tsx';

/**
 * Sizes as a group of radio buttons: Tab reaches the group, arrow keys go through it. One that is
 * sold out can be reached and says so, but not be chosen.
 */
export function SizePicker({ data, column }: BlockProps) {
  const { sizes = [], sizeWord: legend, guide } = data;
  const { place, missing, size } = column;
  const chosen = sizes.find(({ id }) => id === size);
  return (
    <fieldset ref={place} className={missing ? 'missing' : undefined}>
      <legend className="sr">{legend}</legend>
      <div className="buy-label">
        <p className="name" aria-hidden="true">
          {chosen ? `${legend}: ${chosen.label ?? chosen.id}` : legend}
        </p>
        {guide && <SizeGuideLink title={guide.title} />}
      </div>
      {missing && <p className="error">{missing}</p>}
      <div className="sizes">
        {sizes.map(({ id, label = id }) => {
          const gone = column.goneIn(column.colours[0], id);
          return (
            <label key={id} className="size-cell">
              <input
                type="radio"
                className="cover"
                name="size"
                value={id}
                checked={id === size}
                aria-disabled={gone ? true : undefined}
                onChange={() => !gone && column.step('size', id)}
              />
              {label}
              {gone && <small>{gone}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
