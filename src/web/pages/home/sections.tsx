import type { SectionProps } from '../../runtime/islands.tsx';
import { Counters } from './Counters.tsx';
import type { copy as german } from './de.ts';
import { Faq } from './Faq.tsx';
import { Featured } from './Featured.tsx';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';
import { Tiles } from './Tiles.tsx';

type Props = SectionProps<(typeof german)['below']>;

/** The home page's islands by name: the value of `data-island` on each one's element. */
export const SECTIONS = {
  tiles: ({ copy, lang }: Props) => <Tiles copy={copy.tiles} lang={lang} />,
  featured: ({ copy, lang }: Props) => <Featured copy={copy.featured} lang={lang} />,
  story: Story,
  counters: ({ copy, lang }: Props) => <Counters copy={copy.counters} lang={lang} />,
  reviews: ({ copy, lang }: Props) => <Reviews copy={copy.reviews} lang={lang} />,
  faq: ({ copy, lang }: Props) => <Faq copy={copy.faq} lang={lang} />,
};
