import './home-top.css';
import './home-story.css';
import './home-voices.css';
import { useEffect } from 'react';
import { href, type Lang } from '#routes.ts';
import { answeredFaq } from '#rules/faq.ts';
import { fill } from '#rules/fill.ts';
import { Island, Islands } from '#web/runtime/islands.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { AfterPaint } from '#web/runtime/shown-hooks.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';
import { FlashSale } from './FlashSale.tsx';
import { HERO_PHONE_PICTURE, HERO_PICTURE, HERO_SIZES, Hero } from './Hero.tsx';
import { faqData, organizationData, websiteData } from './home-data.ts';

/** Without the islands' texts, which documents don't print. */
type FirstScreenTexts = Omit<HomeTexts, 'below'>;

const TEXTS: Readonly<Record<Lang, () => Promise<{ texts: HomeTexts }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};

const below = new Islands(async (lang) => {
  const [{ SECTIONS }, { texts }] = await Promise.all([import('./sections.tsx'), TEXTS[lang]()]);
  return { sections: SECTIONS, texts: texts.below };
});

export const prepare = (lang: Lang) => below.prepare(lang);

/** The home page from hero to questions (docs/specification.md#23-home). */
export function Page({ texts, lang, data }: PageProps<FirstScreenTexts, HomeData>) {
  useEffect(() => below.watch(lang), [lang]);
  return (
    <>
      <Hero texts={texts} lang={lang} call={data?.call} />
      <FlashSale texts={texts.flash} lang={lang} running={data?.sale} demo={data?.demo} />
      {data && (
        <AfterPaint>
          <Island of={below} name="tiles" lang={lang} data={data} />
          <Island of={below} name="featured" lang={lang} data={data} />
          <Island of={below} name="story" lang={lang} data={data} />
          <Island of={below} name="counters" lang={lang} data={data} />
          <Island of={below} name="reviews" lang={lang} data={data} />
          <Island of={below} name="faq" lang={lang} data={data} />
        </AfterPaint>
      )}
    </>
  );
}

export function head({ texts, lang, settings, data }: HeadProps<HomeTexts, HomeData>): PageHead {
  return {
    title: texts.title,
    description: fill(texts.description, data?.facts),
    picture: HERO_PICTURE,
    phonePicture: HERO_PHONE_PICTURE,
    sizes: HERO_SIZES,
    structured:
      import.meta.env.SSR && data
        ? [
            organizationData(settings),
            websiteData(settings, lang, href('home', lang)),
            faqData(answeredFaq(texts.below.faq, lang, settings, data)),
          ]
        : [],
  };
}
