import './top.css';
import './story.css';
import './voices.css';
import './word.css';
import './company.css';
import { type ComponentType, Fragment, useEffect, useMemo } from 'react';
import type { BlockKind } from '#catalogue/fields/page.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { Island, Islands, type SectionProps } from '#web/runtime/islands.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { AfterPaint } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import type { FirstTexts, PageTexts } from './de.ts';
import type { PageData, ShownBlock } from './page-data.ts';
import { settingValues, withSettings } from './with-settings.ts';

/** Search engines read documents, so browsers don't load the code. */
const STRUCTURED = import.meta.env.SSR ? await import('./structured.ts') : undefined;

/** Component of a block of any kind; `island` is its name where it is one. */
type BlockComponent = ComponentType<{
  readonly block: ShownBlock;
  readonly texts: FirstTexts;
  readonly island?: string;
}>;

interface FilledProps {
  readonly as: BlockComponent;
  readonly block: ShownBlock;
  readonly texts: FirstTexts;
  readonly island?: string;
}

function Filled({ as: Own, block, ...rest }: FilledProps) {
  const { settings } = useShop();
  const filled = useMemo(() => withSettings(block, settings), [block, settings]);
  return <Own block={filled} {...rest} />;
}

/** Blocks in their order, together where the page's margins are around them. */
function groupsOf(blocks: PageData['blocks']) {
  const groups: PageData['blocks'][number][][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.box === 'wrap' && last?.[0]?.box?.startsWith('wrap')) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

export function head({ texts, lang, settings, data }: HeadProps<PageTexts, PageData>): PageHead {
  const { title = '', description = '', blocks = [], below, isHome } = data ?? {};
  const all = blocks.flatMap((block) => (block.kind ? block : (below?.blocks[block.id] ?? [])));
  return {
    title: fill(title, settingValues(settings)),
    description: fill(description, settingValues(settings)),
    ...below?.lead,
    structured: STRUCTURED?.structuredOf(all, texts, lang, settings, isHome) ?? [],
  };
}

type PageIslands = Islands<string, PageTexts, PageData>;

interface KnownPage {
  readonly islands: PageIslands;
  /** Language of the document that was sent without the data of its islands. */
  printedIn?: Lang;
}
const known = new Map<string, KnownPage>();

/** Returns the islands of a page, one for each block below its first screen. */
function islandsOf({ path, blocks, below }: PageData, lang: Lang): PageIslands {
  const ids = blocks.flatMap(({ id, kind }) => (kind ? [] : id));
  const key = [path, ...ids].join();
  const load = async (wanted: Lang) => {
    const isPrinted = known.get(key)?.printedIn === wanted;
    const { loadBlocks } = await import('./load-blocks.ts');
    const { texts, below: read, components } = await loadBlocks(path, wanted, ids, isPrinted);
    const sections = ids.map((id, index) => {
      const Own = components[index] as unknown as BlockComponent;
      const render = ({ data }: SectionProps<PageTexts, PageData>) => {
        const block = (data.below ?? read)?.blocks[id];
        return block && <Filled as={Own} block={block} texts={texts} island={id} />;
      };
      return [id, render] as const;
    });
    return { sections: Object.fromEntries(sections), texts };
  };
  const page = known.get(key) ?? { islands: new Islands(load) };
  if (!below) page.printedIn = lang;
  known.set(key, page);
  return page.islands;
}

/** Loads the islands of a page, for steps and prerendering. */
export const prepare = async (lang: Lang, data: PageData | undefined) =>
  data && islandsOf(data, lang).prepare(lang);

interface BlockPageProps extends PageProps<FirstTexts, PageData> {
  /** Components of the blocks in the first screen, by kind (`FIRST_KINDS`). */
  readonly own: Readonly<Partial<Record<BlockKind, unknown>>>;
}

interface BlocksProps extends Omit<BlockPageProps, 'data' | 'id'> {
  readonly data: PageData;
}

function Blocks({ own, texts, lang, data }: BlocksProps) {
  const islands = islandsOf(data, lang);
  useEffect(() => islands.watch(lang), [islands, lang]);
  const show = (block: PageData['blocks'][number]) =>
    block.kind ? (
      <Filled key={block.id} as={own[block.kind] as BlockComponent} block={block} texts={texts} />
    ) : (
      <AfterPaint key={block.id}>
        <Island of={islands} name={block.id} lang={lang} data={data} />
      </AfterPaint>
    );
  const [start] = data.blocks;
  const isTitled = start?.kind === 'hero' || (start?.kind === 'headline' && start.title);
  const shown = groupsOf(data.blocks).map((group) => {
    const [first] = group;
    if (!first?.box) return <Fragment key={first?.id}>{group.map(show)}</Fragment>;
    return (
      <div key={first.id} className={first.box}>
        {group.map(show)}
      </div>
    );
  });
  return (
    <>
      {!isTitled && <h1 className="sr">{data.title}</h1>}
      {shown}
    </>
  );
}

/** A page as a list of blocks: those below its first screen are islands. */
export const BlockPage = ({ data, ...props }: BlockPageProps) =>
  data && <Blocks data={data} {...props} />;
