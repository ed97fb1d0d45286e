import { ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS } from '../../../catalogue/ids.ts';
import { href, type Lang } from '../../../routes.ts';
import { fill } from '../../i18n/translate.ts';
import { Link } from '../../runtime/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { scenePicture } from '../../ui/picture-source.ts';
import type { HomeTexts } from './de.ts';

const TILES = [
  { key: 'sneakers', screen: 'sneakers', scene: 'tile-sneakers/main', count: SNEAKER_IDS.length },
  { key: 'jerseys', screen: 'trikots', scene: 'tile-trikots/main', count: JERSEY_IDS.length },
  {
    key: 'accessories',
    screen: 'accessoires',
    scene: 'tile-accessoires/main',
    count: ACCESSORY_IDS.length,
  },
] as const;

interface TilesProps {
  readonly texts: HomeTexts['below']['tiles'];
  readonly lang: Lang;
}

/** Sneakers, jerseys and accessories, picture against picture. */
export function Tiles({ texts, lang }: TilesProps) {
  return (
    <section className="tiles" data-island="tiles" aria-label={texts.label}>
      {TILES.map(({ key, screen, scene, count }) => (
        <Link key={key} className="tile" href={href(screen, lang)}>
          <Picture
            source={scenePicture(scene)}
            sizes={`(min-width: 56.25rem) 33vw, ${key === 'sneakers' ? '100vw' : '50vw'}`}
            alt=""
          />
          <h2 className="tile-name wide">
            {texts[key]}
            <sup aria-hidden="true">{count}</sup>
            <span className="sr">, {fill(texts.count, { count })}</span>
          </h2>
        </Link>
      ))}
    </section>
  );
}
