import { type MouseEvent, useEffect } from 'react';
import { href } from '../../../routes.ts';
import { HITS_PER_PAGE } from '../../../rules/search/results-page.ts';
import { fill } from '../../i18n/translate.ts';
import { Link } from '../../runtime/Link.tsx';
import { isPlainClick } from '../../runtime/navigate.ts';
import type { PageHead, PageProps } from '../../runtime/page.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { Browse } from '../../search/Browse.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { useProductSearch } from '../../search/use-search.ts';
import { useShop } from '../../shop-context.ts';
import { ListHead } from '../../ui/ListHead.tsx';
import { cellsClass, ProductCell } from '../../ui/ProductCell.tsx';
import type { SucheTexts } from './de.ts';

const EAGER_CELLS = 4;
const NOTHING = { query: '', total: 0, products: [] };

/** The page of results that an address names, from 1. */
function pageIn(params: URLSearchParams): number {
  const page = params.get('seite') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Moves the focus to the title: the link that was followed may be gone on the next page. */
function focusTitle(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event, event.currentTarget)) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Links between the pages of results; none for a single page. */
function ResultPages({ query, page, pages, texts, lang }: ResultPagesProps) {
  if (pages < 2) return null;
  const to = (next: number) =>
    `${href('suche', lang)}?${new URLSearchParams({ q: query, ...(next > 1 && { seite: String(next) }) })}`;
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 pt-12"
    >
      {page > 1 && (
        <Link className="btn" rel="prev" onClick={focusTitle} href={to(page - 1)}>
          {texts.previous}
        </Link>
      )}
      <p className="num text-soft">{fill(texts.place, { page, pages })}</p>
      {page < pages && (
        <Link className="btn" rel="next" onClick={focusTitle} href={to(page + 1)}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

interface ResultPagesProps extends Pick<PageProps<SucheTexts>, 'texts' | 'lang'> {
  readonly query: string;
  readonly page: number;
  readonly pages: number;
}

/** All results of a query that can be linked to: `/suche?q=`. The query lives in the URL alone. */
export function Page({ texts, lang }: PageProps<SucheTexts>) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const query = params.get('q') ?? '';
  const page = pageIn(params);
  const search = useProductSearch(query, lang, HITS_PER_PAGE, page);
  const searchTexts = texts.search;
  const { query: shown, total, products } = search.state === 'ready' ? search : NOTHING;
  const isEmptyHanded = shown !== '' && total === 0;
  const found = total === 1 ? searchTexts.one : fill(searchTexts.many, { n: total });
  const pages = Math.ceil(total / HITS_PER_PAGE);
  const isBeyond = total > 0 && products.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function each time
  useEffect(() => {
    if (isBeyond) change({ seite: pages > 1 ? String(pages) : undefined });
  }, [isBeyond, pages]);
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <ListHead title={texts.title} aside={total > 0 && found} />
      <SearchForm
        texts={searchTexts}
        query={query}
        onChange={(next) => change({ q: next || undefined, seite: undefined })}
        onSubmit={() => undefined}
      />
      <div className="pt-8">
        {search.state === 'failed' && (
          <>
            <p className="error pb-4">{searchTexts.failed}</p>
            <button type="button" className="btn" onClick={search.again}>
              {searchTexts.again}
            </button>
          </>
        )}
        {isEmptyHanded && (
          <p className="h3 pb-4" role="status">
            {fill(searchTexts.none, { query: shown })}
          </p>
        )}
        {products.length > 0 && (
          <>
            <h2 className="sr">{t('list.products')}</h2>
            <div className={cellsClass(products.length)}>
              {products.map(({ card, colour }, index) => (
                <ProductCell
                  key={card.id}
                  product={card}
                  colour={colour}
                  eager={index < EAGER_CELLS}
                />
              ))}
            </div>
            <ResultPages query={shown} page={page} pages={pages} texts={texts} lang={lang} />
          </>
        )}
        {search.state === 'ready' && total === 0 && (
          <Browse intro={isEmptyHanded ? searchTexts.noneHelp : searchTexts.browse} />
        )}
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<SucheTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
