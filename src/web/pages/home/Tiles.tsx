import { fill } from '#rules/fill.ts';
import { Link } from '#web/runtime/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

interface TilesProps {
  readonly texts: HomeTexts['below']['tiles'];
  readonly tiles: HomeData['tiles'];
}

/** Collections, picture against picture. */
export function Tiles({ texts, tiles }: TilesProps) {
  return (
    <section className="tiles" data-island="tiles" aria-label={texts.label}>
      {tiles.map(({ name, href, scene, count }, index) => (
        <Link key={href} className="tile" href={href}>
          <Picture
            source={scenePicture(scene)}
            sizes={`(min-width: 56.25rem) 33vw, ${index === 0 ? '100vw' : '50vw'}`}
            alt=""
          />
          <h2 className="tile-name wide">
            {name}
            <sup aria-hidden="true">{count}</sup>
            <span className="sr">
              , {fill(count === 1 ? texts.countOne : texts.count, { count })}
            </span>
          </h2>
        </Link>
      ))}
    </section>
  );
}
