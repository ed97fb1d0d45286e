import { SIZE_PARAM } from '#rules/variant-params.ts';
import { Link } from '#web/runtime/Link.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import type { BlockProps } from '../block.ts';
import { SwatchPicture, swatchAim } from '../swatch.tsx';

/** The same product in its other colours, each a page of its own; a chosen size goes along. */
export function FamilyLinks({ data, texts, column: { size } }: BlockProps) {
  const legend = texts.colours;
  return (
    <nav aria-label={legend}>
      <p className="buy-label name" aria-hidden="true">
        {legend}
      </p>
      <ul className="swatches">
        {data.family?.members.map(({ href, name, picture }, place) => {
          const cover = squarePicture(picture);
          return (
            <li key={href}>
              <Link
                className="swatch"
                {...swatchAim(cover)}
                href={size ? `${href}?${SIZE_PARAM}=${size}` : href}
                aria-label={name}
                aria-current={place === data.family?.at ? 'page' : undefined}
                title={name}
              >
                <SwatchPicture cover={cover} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
