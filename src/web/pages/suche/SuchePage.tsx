import { useEffect } from 'react';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { pageIn } from '#rules/page-window.ts';
import { HITS_PER_PAGE } from '#rules/search/results-page.ts';
import { pagesOf } from '#rules/search/search-pages.ts';
import { menuEntries } from '#web/layout/menu.ts';
import { sectionNames } from '#web/layout/section-names.ts';
import { focusHeading } from '#web/runtime/focus-heading.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { useQuery } from '#web/runtime/use-query.ts';
import { Browse } from '#web/search/Browse.tsx';
import { PageHits } from '#web/search/PageHits.tsx';
import { SearchForm } from '#web/search/SearchForm.tsx';
import { useProductSearch } from '#web/search/use-search.ts';
import { useShop } from '#web/shop-context.ts';
import { shopFacts } from '#web/shop-facts.ts';
import { ListHead } from '#web/ui/ListHead.tsx';
import { noteOf } from '#web/ui/NotedCells.tsx';
import { cellsClass, ProductCell } from '#web/ui/ProductCell.tsx';
import { Pagination } from '../list/Pagination.tsx';
import type { SucheTexts } from './de.ts';

const EAGER_CELLS = 4;
const NOTHING = { query: '', total: 0, products: [] };

/** All results of a query that can be linked to: `/suche?q=`. The query lives in the URL alone. */
export function Page({ texts, lang }: PageProps<SucheTexts>) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const query = params.get('q') ?? '';
  const page = pageIn(params);
  const search = useProductSearch(query, lang, HITS_PER_PAGE, page);
  const searchTexts = texts.search;
  const { query: shown, total, products } = search.state === 'ready' ? search : NOTHING;
  const otherPages = pagesOf(shown, shopFacts().pages);
  const count = total + otherPages.length;
  const isEmptyHanded = shown !== '' && count === 0;
  const found = count === 1 ? searchTexts.one : fill(searchTexts.many, { n: count });
  const pages = Math.ceil(total / HITS_PER_PAGE);
  const isBeyond = total > 0 && products.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function each time
  useEffect(() => {
    if (isBeyond) change({ seite: pages > 1 ? String(pages) : undefined });
  }, [isBeyond, pages]);
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <ListHead title={texts.title} aside={count > 0 && found} />
      <SearchForm
        texts={searchTexts}
        query={query}
        onChange={(next) => change({ q: next || undefined, seite: undefined })}
        onSubmit={() => undefined}
      />
      <div className="pt-3.5">
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
        <PageHits pages={otherPages} texts={searchTexts} />
        {products.length > 0 && (
          <>
            <h2 className="sr">{t('list.products')}</h2>
            <div className={cellsClass(products.length)}>
              {products.map(({ card, colour }, index) => (
                <ProductCell
                  key={card.id}
                  product={card}
                  colour={colour}
                  note={noteOf(card, t)}
                  eager={index < EAGER_CELLS}
                />
              ))}
            </div>
            <Pagination
              page={page}
              pages={pages}
              texts={texts.pages}
              hrefOf={(to) =>
                `${href('searchResults', lang)}?${new URLSearchParams({ q: shown, ...(to > 1 && { seite: String(to) }) })}`
              }
              onTurn={focusHeading}
            />
          </>
        )}
        {search.state === 'ready' && total === 0 && (
          <Browse intro={isEmptyHanded ? searchTexts.noneHelp : searchTexts.browse} />
        )}
      </div>
    </div>
  );
}

export function head({ texts, lang }: HeadProps<SucheTexts>): PageHead {
  return {
    title: texts.title,
    description: fill(texts.description, {
      sections: sectionNames(lang, menuEntries(), shopFacts().lists[0]),
    }),
  };
}
