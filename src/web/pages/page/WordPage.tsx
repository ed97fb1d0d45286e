import type { PageProps } from '#web/runtime/page.ts';
import { BlockPage } from './block-page.tsx';
import { WordHero } from './blocks/WordHero.tsx';
import type { FirstTexts } from './de.ts';
import type { PageData } from './page-data.ts';

export { head, prepare } from './block-page.tsx';

const OWN = { hero: WordHero };

/** A page that begins with one huge word over a picture. */
export const Page = (props: PageProps<FirstTexts, PageData>) => <BlockPage own={OWN} {...props} />;
