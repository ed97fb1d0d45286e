import './home-top.css';
import './home-story.css';
import './home-voices.css';
import { href } from '../../../routes.ts';
import { fillFacts } from '../../../rules/fact-texts.ts';
import { Rest } from '../../navigation/shown-hooks.ts';
import type { HeadProps, PageHead, PageProps } from '../../page.ts';
import { Counters } from './Counters.tsx';
import type { copy as german } from './de.ts';
import { Faq, faqOf } from './Faq.tsx';
import { Featured } from './Featured.tsx';
import { FlashSale } from './FlashSale.tsx';
import { HERO_PHONE_PICTURE, HERO_PICTURE, HERO_SIZES, Hero } from './Hero.tsx';
import { faqData, organizationData, websiteData } from './home-data.ts';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';
import { Tiles } from './Tiles.tsx';

type Copy = typeof german;

/** Spec section 2, `/`, from hero to questions. */
export function Page({ copy, lang }: PageProps<Copy>) {
  return (
    <>
      <Hero copy={copy} lang={lang} />
      <FlashSale copy={copy.flash} lang={lang} />
      <Rest>
        <Tiles copy={copy.tiles} lang={lang} />
        <Featured copy={copy.featured} lang={lang} />
        <Story copy={copy} lang={lang} />
        <Counters copy={copy.counters} lang={lang} />
        <Reviews copy={copy.reviews} lang={lang} />
        <Faq copy={copy.faq} lang={lang} />
      </Rest>
    </>
  );
}

export function head({ copy, lang, settings }: HeadProps<Copy>): PageHead {
  return {
    title: copy.title,
    description: fillFacts(copy.description, lang),
    picture: HERO_PICTURE,
    phonePicture: HERO_PHONE_PICTURE,
    sizes: HERO_SIZES,
    structured: import.meta.env.SSR
      ? [
          organizationData(settings),
          websiteData(settings, lang, href('home', lang)),
          faqData(faqOf(copy.faq, lang, settings)),
        ]
      : [],
  };
}
