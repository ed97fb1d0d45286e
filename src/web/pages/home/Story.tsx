import { href, type Lang } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

interface StoryProps {
  readonly texts: HomeTexts['below'];
  readonly lang: Lang;
  readonly facts: HomeData['facts'];
}

interface BenefitsProps {
  readonly texts: HomeTexts['below']['benefits'];
  readonly facts: HomeData['facts'];
}

/** Free shipping, return, warranty and answer: each figure from the facts, each only if provable. */
function Benefits({ texts, facts }: BenefitsProps) {
  const { mode } = useShop().settings;
  const rows: readonly (readonly [title: string, text: string])[] = [
    [texts.shippingTitle, texts.shipping],
    [texts.returnsTitle, texts.returns],
    ...(isDemo(mode) ? [[texts.warrantyTitle, texts.warranty] as const] : []),
    ...(isDemo(mode) ? [[texts.supportTitle, texts.support] as const] : []),
  ];
  return (
    <section className="benefits" aria-label={texts.title}>
      {rows.map(([title, text]) => (
        <div key={title}>
          <h3 className="h3">{fill(title, facts)}</h3>
          <p>{fill(text, facts)}</p>
        </div>
      ))}
    </section>
  );
}

export function Story({ texts, lang, facts }: StoryProps) {
  const { story } = texts;
  return (
    <section className="story" data-island="story">
      <h2 className="h2 story-title wrap">{story.title}</h2>
      <Picture
        className="story-scene"
        source={scenePicture('story/main')}
        sizes="(min-width: 56.25rem) 100vw, 150vw"
        alt={story.alt}
      />
      <div className="story-text wrap">
        <div>
          <p className="lead">{story.text}</p>
          <Link className="more" href={href('about', lang)}>
            {story.more} <MoreIcon name="arrow" />
          </Link>
        </div>
        <Benefits texts={texts.benefits} facts={facts} />
      </div>
    </section>
  );
}
