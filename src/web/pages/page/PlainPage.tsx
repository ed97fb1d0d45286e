import type { PageProps } from '#web/runtime/page.ts';
import { BlockPage } from './block-page.tsx';
import { Title } from './blocks/Title.tsx';
import type { FirstTexts } from './de.ts';
import type { PageData } from './page-data.ts';

export { head, prepare } from './block-page.tsx';

const OWN = { headline: Title };

/** A page that begins with its headline. */
export const Page = (props: PageProps<FirstTexts, PageData>) => <BlockPage own={OWN} {...props} />;
