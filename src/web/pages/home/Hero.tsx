import type { Lang } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { rangeHref } from '#web/shop-facts.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

export const HERO_PICTURE = scenePicture('hero/main');
/** Boot, low shoe and bag, each whole: the wide scene would be a thin strip on a phone. */
export const HERO_PHONE_PICTURE = scenePicture('hero/phone');
export const HERO_SIZES = '100vw';

/**
 * The headline stands on the scene's empty ground (docs/specification.md#23-home). Text before
 * picture, as on a phone: a browser that paints in the middle of the document must not push the
 * picture down later.
 */
export function Hero({
  texts,
  lang,
  call,
}: {
  readonly texts: Omit<HomeTexts, 'below'>;
  readonly lang: Lang;
  readonly call: HomeData['call'];
}) {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1 className="display hero-title">
          {texts.headline.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <p className="lead hero-lead">{texts.lead}</p>
        <div className="hero-acts">
          {call && (
            <Link className="btn solid" href={call.href}>
              {call.label}
            </Link>
          )}
          <Link className="btn" href={rangeHref(lang)}>
            {texts.toProducts}
          </Link>
        </div>
      </div>
      <Picture
        className="hero-scene"
        source={HERO_PICTURE}
        phone={HERO_PHONE_PICTURE}
        sizes={HERO_SIZES}
        alt={texts.heroAlt}
        priority
      />
    </section>
  );
}
