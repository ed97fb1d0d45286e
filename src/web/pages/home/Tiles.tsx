import { fill } from '#browser/fill.ts';
import { type Lang, localized } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

const TILES = [
  { key: 'sneakers', path: '/sneakers', scene: 'tile-sneakers/main' },
  { key: 'jerseys', path: '/trikots', scene: 'tile-trikots/main' },
  { key: 'accessories', path: '/accessoires', scene: 'tile-accessoires/main' },
] as const;

interface TilesProps {
  readonly texts: HomeTexts['below']['tiles'];
  readonly lang: Lang;
  readonly counts: HomeData['counts'];
}

/** Sneakers, jerseys and accessories, picture against picture. */
export function Tiles({ texts, lang, counts }: TilesProps) {
  return (
    <section className="tiles" data-island="tiles" aria-label={texts.label}>
      {TILES.filter(({ key }) => counts[key] > 0).map(({ key, path, scene }) => (
        <Link key={key} className="tile" href={localized(path, lang)}>
          <Picture
            source={scenePicture(scene)}
            sizes={`(min-width: 56.25rem) 33vw, ${key === 'sneakers' ? '100vw' : '50vw'}`}
            alt=""
          />
          <h2 className="tile-name wide">
            {texts[key]}
            <sup aria-hidden="true">{counts[key]}</sup>
            <span className="sr">, {fill(texts.count, { count: counts[key] })}</span>
          </h2>
        </Link>
      ))}
    </section>
  );
}
