import type { BlockProps } from '../block.ts';
import { coverIn } from '../gallery.ts';
import { SwatchPicture, swatchAim } from '../swatch.tsx';

/** The product in its colours, of which one is chosen. */
export function ColourSwatches({ data, texts, column }: BlockProps) {
  const { colours = [] } = data;
  const [chosen] = column.colours;
  return (
    <fieldset>
      <legend className="sr">{texts.colour}</legend>
      <p className="buy-label name" aria-hidden="true">
        {texts.colour}: {colours.find(({ id }) => id === chosen)?.name}
      </p>
      <div className="swatches">
        {colours.map(({ id, name }) => {
          const cover = coverIn(data, id);
          const gone = column.goneIn(id);
          return (
            <label key={id} className="swatch" {...swatchAim(cover)} title={name}>
              <input
                type="radio"
                className="cover"
                name="colour"
                value={id}
                aria-label={[name, gone].filter(Boolean).join(', ')}
                checked={id === chosen}
                aria-disabled={gone ? true : undefined}
                onChange={() => !gone && column.step('colour', id)}
              />
              <SwatchPicture cover={cover} />
              {gone && <small>{gone}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
