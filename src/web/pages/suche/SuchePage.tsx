import { fill } from '../../i18n/translate.ts';
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

/** All results of a query that can be linked to: `/suche?q=`. The query lives in the URL alone. */
export function Page({ texts, lang }: PageProps<SucheTexts>) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const query = params.get('q') ?? '';
  const search = useProductSearch(query, lang);
  const searchTexts = texts.search;
  const products = search.state === 'ready' ? search.products : [];
  const trimmed = query.trim();
  const isEmptyHanded = search.state === 'ready' && trimmed !== '' && products.length === 0;
  const found =
    products.length === 1 ? searchTexts.one : fill(searchTexts.many, { n: products.length });
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <ListHead title={texts.title} aside={products.length > 0 && found} />
      <SearchForm
        texts={searchTexts}
        query={query}
        onChange={(next) => change({ q: next || undefined })}
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
            {fill(searchTexts.none, { query: trimmed })}
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
          </>
        )}
        {search.state === 'ready' && products.length === 0 && (
          <Browse intro={isEmptyHanded ? searchTexts.noneHelp : searchTexts.browse} />
        )}
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<SucheTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
