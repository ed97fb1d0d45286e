import './home-top.css';
import './home-story.css';
import './home-voices.css';
import { useEffect } from 'react';
import { href, type Lang } from '../../../routes.ts';
import { fillFacts } from '../../../rules/fact-texts.ts';
import { Island, Islands } from '../../runtime/islands.tsx';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { Rest } from '../../runtime/shown-hooks.ts';
import type { copy as german } from './de.ts';
import { FlashSale } from './FlashSale.tsx';
import { faqOf } from './faq-items.ts';
import { HERO_PHONE_PICTURE, HERO_PICTURE, HERO_SIZES, Hero } from './Hero.tsx';
import { faqData, organizationData, websiteData } from './home-data.ts';

type Copy = typeof german;
/** Without the islands' texts, which documents don't print. */
type FirstScreenCopy = Omit<Copy, 'below'>;

const COPY: Readonly<Record<Lang, () => Promise<{ copy: Copy }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};

const below = new Islands(async (lang) => {
  const [{ SECTIONS }, { copy }] = await Promise.all([import('./sections.tsx'), COPY[lang]()]);
  return { sections: SECTIONS, copy: copy.below };
});

export const prepare = (lang: Lang) => below.prepare(lang);

/** The home page from hero to questions (docs/specification.md#23-home). */
export function Page({ copy, lang }: PageProps<FirstScreenCopy>) {
  useEffect(() => below.watch(lang), [lang]);
  return (
    <>
      <Hero copy={copy} lang={lang} />
      <FlashSale copy={copy.flash} lang={lang} />
      <Rest>
        <Island of={below} name="tiles" lang={lang} />
        <Island of={below} name="featured" lang={lang} />
        <Island of={below} name="story" lang={lang} />
        <Island of={below} name="counters" lang={lang} />
        <Island of={below} name="reviews" lang={lang} />
        <Island of={below} name="faq" lang={lang} />
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
          faqData(faqOf(copy.below.faq, lang, settings)),
        ]
      : [],
  };
}
