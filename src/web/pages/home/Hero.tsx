import { type Lang, localized } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { rangeHref, shopFacts } from '#web/shop-facts.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { HomeTexts } from './de.ts';

export const HERO_PICTURE = scenePicture('hero/main');
/** Boot, low shoe and bag, each whole: the wide scene would be a thin strip on a phone. */
export const HERO_PHONE_PICTURE = scenePicture('hero/phone');
export const HERO_SIZES = '100vw';
/** A shop may have another range than that of the headline. */
const SNEAKERS = '/sneakers';

/**
 * The headline stands on the scene's empty ground (docs/specification.md#23-home). Text before
 * picture, as on a phone: a browser that paints in the middle of the document must not push the
 * picture down later.
 */
export function Hero({
  texts,
  lang,
}: {
  readonly texts: Omit<HomeTexts, 'below'>;
  readonly lang: Lang;
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
          {shopFacts().lists.includes(SNEAKERS) && (
            <Link className="btn solid" href={localized(SNEAKERS, lang)}>
              {texts.toSneakers}
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
