import type { ColourId } from '../../catalogue/colours.ts';

const SHOWN = 6;

/** A few of the colours a product comes in; the line beside it says how many there are. */
export function ColourDots({ colours }: { readonly colours: readonly ColourId[] }) {
  return (
    <span className="dots" aria-hidden="true">
      {colours.slice(0, SHOWN).map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </span>
  );
}
