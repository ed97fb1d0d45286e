import type { BlockKind } from '#catalogue/fields/page.ts';
import { type Lang, screenAt } from '#routes.ts';
import { orRenewed } from '#web/cards/renew-document.ts';
import { dataPath } from '#web/runtime/data-path.ts';
import { fetchData } from '#web/runtime/fetch-data.ts';
import type { PageTexts } from './de.ts';
import type { PageData } from './page-data.ts';

/** Loads the component of each kind of block, so that a page brings the code of the blocks that it has. */
const CODE = {
  hero: async () => (await import('./blocks/AnyHero.tsx')).AnyHero,
  headline: async () => (await import('./blocks/Headline.tsx')).Headline,
  picture: async () => (await import('./blocks/Pictures.tsx')).Pictures,
  tiles: async () => (await import('./blocks/Tiles.tsx')).Tiles,
  products: async () => (await import('./blocks/Products.tsx')).Products,
  questions: async () => (await import('./blocks/Questions.tsx')).Questions,
  numbers: async () => (await import('./blocks/Numbers.tsx')).Numbers,
  reviews: async () => (await import('./blocks/Reviews.tsx')).Reviews,
  call: async () => (await import('./blocks/Call.tsx')).Call,
  sale: async () => (await import('./blocks/Sale.tsx')).Sale,
  contact: async () => (await import('./blocks/Contact.tsx')).Contact,
} satisfies Record<BlockKind, () => Promise<unknown>>;

/** Returns the kind of a block by its id, which has a number where a page has several. */
const kindOf = (id: string) => id.replace(/-\d+$/, '') as BlockKind;

const TEXTS: Readonly<Record<Lang, () => Promise<{ texts: PageTexts }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};

/** Reads the islands' data of a page, which its document leaves out. */
async function readBelow(path: string, lang: Lang): Promise<PageData['below']> {
  const screen = screenAt(path);
  const target = { name: screen ?? 'page', lang, id: screen ? '' : path.slice(1) } as const;
  return (await orRenewed(fetchData<PageData>(dataPath(target)))).below;
}

/** Loads texts and components of a page's islands, and their data if its document was sent without. */
export async function loadBlocks(
  path: string,
  lang: Lang,
  ids: readonly string[],
  isPrinted: boolean,
) {
  const [{ texts }, below, components] = await Promise.all([
    TEXTS[lang](),
    isPrinted ? readBelow(path, lang) : undefined,
    Promise.all(ids.map((id): Promise<unknown> => CODE[kindOf(id)]())),
  ]);
  return { texts, below, components };
}
