import { href, type Lang } from '../../../routes.ts';
import { showsRoundTheClockSupport, showsWarrantyAsBenefit } from '../../../rules/claims.ts';
import { fillFacts } from '../../../rules/fact-texts.ts';
import { Link } from '../../runtime/Link.tsx';
import { useShop } from '../../shop-context.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { scenePicture } from '../../ui/picture-source.ts';
import type { copy as german } from './de.ts';

interface StoryProps {
  readonly copy: (typeof german)['below'];
  readonly lang: Lang;
}

/** Free shipping, return, warranty and answer: each figure from the facts, each only if provable. */
function Benefits({ copy, lang }: { copy: (typeof german)['below']['benefits']; lang: Lang }) {
  const { mode } = useShop().settings;
  const rows: readonly (readonly [title: string, text: string])[] = [
    [copy.shippingTitle, copy.shipping],
    [copy.returnsTitle, copy.returns],
    ...(showsWarrantyAsBenefit(mode) ? [[copy.warrantyTitle, copy.warranty] as const] : []),
    ...(showsRoundTheClockSupport(mode) ? [[copy.supportTitle, copy.support] as const] : []),
  ];
  return (
    <section className="benefits" aria-label={copy.title}>
      {rows.map(([title, text]) => (
        <div key={title}>
          <h3 className="h3">{fillFacts(title, lang)}</h3>
          <p>{fillFacts(text, lang)}</p>
        </div>
      ))}
    </section>
  );
}

export function Story({ copy, lang }: StoryProps) {
  const { story } = copy;
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
          <Link className="more" href={href('ueberUns', lang)}>
            {story.more} <MoreIcon name="arrow" />
          </Link>
        </div>
        <Benefits copy={copy.benefits} lang={lang} />
      </div>
    </section>
  );
}
