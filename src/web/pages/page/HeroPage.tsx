import type { PageProps } from '#web/runtime/page.ts';
import { BlockPage } from './block-page.tsx';
import { Hero } from './blocks/Hero.tsx';
import { Sale } from './blocks/Sale.tsx';
import type { FirstTexts } from './de.ts';
import type { PageData } from './page-data.ts';

export { head, prepare } from './block-page.tsx';

const OWN = { hero: Hero, sale: Sale };

/** A page that begins with a large picture. */
export const Page = (props: PageProps<FirstTexts, PageData>) => <BlockPage own={OWN} {...props} />;
