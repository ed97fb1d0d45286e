import type { SectionProps } from '../../runtime/islands.tsx';
import { Counters } from './Counters.tsx';
import type { HomeTexts } from './de.ts';
import { Faq } from './Faq.tsx';
import { Featured } from './Featured.tsx';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';
import { Tiles } from './Tiles.tsx';

type Props = SectionProps<HomeTexts['below']>;

/** The home page's islands by name: the value of `data-island` on each one's element. */
export const SECTIONS = {
  tiles: ({ texts, lang }: Props) => <Tiles texts={texts.tiles} lang={lang} />,
  featured: ({ texts, lang }: Props) => <Featured texts={texts.featured} lang={lang} />,
  story: Story,
  counters: ({ texts, lang }: Props) => <Counters texts={texts.counters} lang={lang} />,
  reviews: ({ texts, lang }: Props) => <Reviews texts={texts.reviews} lang={lang} />,
  faq: ({ texts, lang }: Props) => <Faq texts={texts.faq} lang={lang} />,
};
