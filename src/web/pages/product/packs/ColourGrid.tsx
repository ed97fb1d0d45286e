import { fill } from '#rules/fill.ts';
import { GALLERY_SIZES } from '#web/ui/Gallery.tsx';
import { preloadPicture } from '#web/ui/preload-picture.ts';
import type { BlockProps } from '../block.ts';
import { coverIn } from '../gallery.ts';
import { SwatchPicture } from '../swatch.tsx';
import { SLOT_SIZES } from './PackStage.tsx';
import { useColourWalk } from './use-colour-walk.ts';

/** The product in every colour; chosen ones carry their number. */
export function ColourGrid({ data, texts, column }: BlockProps) {
  const { colours: offered = [], packWords: words } = data;
  const { limit, seen, place, missing, step, aim } = column;
  const isSingle = limit === 1;
  const prepare = (colour: string) =>
    preloadPicture(coverIn(data, colour), isSingle ? GALLERY_SIZES : SLOT_SIZES);
  const grid = useColourWalk(aim, {
    prepare,
    choose: (colour) => !column.colours.includes(colour) && step('colour', colour),
    choosesByKey: isSingle,
  });
  const colours = isSingle ? seen : column.colours;
  const open = limit - column.colours.length;
  const heading = limit > 1 ? texts.colours : texts.colour;
  const nameOf = (wanted: string) => offered.find(({ id }) => id === wanted)?.name;
  const names = colours.map(nameOf).join(', ');
  return (
    <>
      <fieldset ref={place} className={missing ? 'missing' : undefined}>
        <legend className="sr">{heading}</legend>
        <div className="buy-label">
          <p className="name" aria-hidden="true">
            {names ? `${heading}: ${names}` : heading}
          </p>
          <p className="note num whitespace-nowrap" role="status">
            {fill(words?.chosen ?? '', { count: colours.length, limit })}
          </p>
        </div>
        <div ref={grid} className="colours">
          {offered.map(({ id: colour, name }) => {
            const nth = colours.indexOf(colour) + 1;
            const gone = column.goneIn(colour);
            const cover = coverIn(data, colour);
            const onAim = () => prepare(colour);
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
                onPointerEnter={onAim}
                onFocus={onAim}
                onClick={() => {
                  if (gone) return;
                  aim(undefined);
                  step('colour', colour);
                }}
              >
                <SwatchPicture cover={cover} />
                {nth > 0 && <em aria-hidden="true" data-place={nth} />}
              </button>
            );
          })}
        </div>
      </fieldset>
      <p className="to-go name">
        {(missing || !isSingle) &&
          open > 0 &&
          fill((open === 1 ? words?.oneMore : words?.more) ?? '', { n: open })}
      </p>
    </>
  );
}
