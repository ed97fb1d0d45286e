import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS } from '#routes.ts';
import { App } from './app.tsx';
import { cardTarget } from './cards/card-path.ts';
import { cardFileCount, makeCardFile } from './cards/make-card-file.ts';
import german from './i18n/de.json' with { type: 'json' };
import english from './i18n/en.json' with { type: 'json' };
import { makeMenu } from './layout/make-menu.ts';
import { setMenu } from './layout/menu.ts';
import { makeShopFacts } from './make-shop-facts.ts';
import type { MakeData } from './of-parts.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import type { DataTarget } from './runtime/data-path.ts';
import { prerenderer, type RenderedPage } from './runtime/prerender.tsx';
import type { PageName, Target } from './runtime/target.ts';
import { isIndexTooLarge, type WeighText } from './search/index-size.ts';
import { makeSearchIndex } from './search/search-index.ts';
import type { PrintedData, ShopSettings } from './settings.ts';
import { setShopFacts } from './shop-facts.ts';

/** Data of a catalogue that every document prints. */
type Common = Pick<PrintedData, 'menu' | 'cardFiles' | 'facts' | 'search'>;

const open = prerenderer({
  pages: PAGES,
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});

/** Makers of the files whose data depend on the catalogue alone. */
const makerOf = (name: PageName | 'cards'): MakeData | undefined =>
  name === 'cards' ? makeCardFile : PAGE_DATA[name];

/**
 * Documents and data of a shop that sells that catalogue. Only the storefront that was opened last renders: one
 * version at a time. `weigh` returns the bytes of a text as it is sent; without it browsers load any index.
 */
export function storefrontOf(catalogue: Catalogue, weigh?: WeighText) {
  const paths = prerenderedPaths(catalogue);
  const targets = new Map(paths.map(({ path, target }) => [path, target]));
  const common: Common = {
    menu: makeMenu(catalogue),
    cardFiles: cardFileCount(catalogue),
    facts: makeShopFacts(catalogue),
    ...(weigh && isIndexTooLarge(catalogue, weigh) && { search: 'server' }),
  };
  const dataOf = ({ name, lang, id }: DataTarget): unknown => {
    if (name === 'common') return common;
    return name === 'search' ? undefined : makerOf(name)?.(catalogue, lang, id);
  };
  const textOf = (target: DataTarget): string | undefined => {
    const { name, lang } = target;
    const data = name === 'search' ? makeSearchIndex(catalogue, lang) : dataOf(target);
    return data === undefined ? undefined : JSON.stringify(data);
  };
  const partsOf = ({ name, id }: DataTarget): object | undefined => {
    if (name === 'common' || name === 'search') return undefined;
    return makerOf(name)?.partsOf?.(catalogue, id);
  };
  const targetOf = (path: string): Target => {
    const target = targets.get(path);
    if (!target) throw new Error(`the shop has no page ${path}`);
    return target;
  };
  const render = open(async (target) => dataOf(target));
  setMenu(common.menu);
  setShopFacts(common.facts);
  return {
    /** Every document. */
    paths,
    /** Returns the target of one of these paths. */
    targetOf,
    /** Targets of files that more than one page reads. */
    sharedTargets: LANGS.flatMap((lang) => [
      ...Array.from({ length: common.cardFiles }, (_, file) => cardTarget(lang, file)),
      ...(common.search ? [] : [{ name: 'search', lang, id: '' } as const]),
    ]),
    /** Beside it a document says nothing of the catalogue but its own data. */
    common,
    /** Makes the data of a page; undefined for pages without. */
    dataOf,
    /** Makes the text of a file with data, a page's or a shared one; undefined for pages without. */
    textOf,
    /** Returns what such a text is made of, if that is less than the catalogue. */
    partsOf,
    /** Renders the page of one of these paths. */
    render: async (path: string, settings: ShopSettings): Promise<RenderedPage & Common> => ({
      ...(await render({ path, target: targetOf(path) }, settings)),
      ...common,
    }),
  };
}
