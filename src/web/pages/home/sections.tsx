import type { SectionProps } from '#web/runtime/islands.tsx';
import { Counters } from './Counters.tsx';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';
import { Faq } from './Faq.tsx';
import { Featured } from './Featured.tsx';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';
import { Tiles } from './Tiles.tsx';

type Props = SectionProps<HomeTexts['below'], HomeData>;

/** The home page's islands by name: the value of `data-island` on each one's element. */
export const SECTIONS = {
  tiles: ({ texts, data }: Props) => <Tiles texts={texts.tiles} tiles={data.tiles} />,
  featured: ({ texts, lang, data }: Props) => (
    <Featured texts={texts.featured} lang={lang} cards={data.featured} />
  ),
  story: ({ texts, lang, data }: Props) => <Story texts={texts} lang={lang} facts={data.facts} />,
  counters: ({ texts, lang, data }: Props) => (
    <Counters texts={texts.counters} lang={lang} demo={data.demo?.counters} />
  ),
  reviews: ({ texts, lang, data }: Props) => (
    <Reviews texts={texts.reviews} lang={lang} demo={data.demo} />
  ),
  faq: ({ texts, lang, data }: Props) => <Faq texts={texts.faq} lang={lang} data={data} />,
};
