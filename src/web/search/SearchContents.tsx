import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { href } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { pagesOf } from '#rules/search/search-pages.ts';
import { SEARCH_DIALOG_ID } from '../layout/dialog-ids.ts';
import { Link } from '../runtime/Link.tsx';
import { navigate } from '../runtime/navigate.ts';
import { useShop } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { closeDialog } from '../ui/dialog-control.ts';
import { priceNote } from '../ui/Price.tsx';
import { Browse } from './Browse.tsx';
import { PageHits } from './PageHits.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchHit } from './SearchHit.tsx';
import type { SearchTexts } from './texts.ts';
import { useProductSearch } from './use-search.ts';

const MOST_HITS = 8;
const NOTHING = { query: '', total: 0, products: [] };

/** Arrow keys go through the line and its hits; Enter follows the link that has the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const hits = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const stops = input ? [input, ...hits] : hits;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[(at + step + stops.length) % stops.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Searches while typing: pictures and prices, arrow keys, and a page of all results. */
export function SearchContents({ texts }: { readonly texts: SearchTexts }) {
  const shop = useShop();
  const { lang, settings } = shop;
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useProductSearch(query, lang, MOST_HITS);
  useEffect(() => {
    // For a dialog that opens later; one that is open takes it now.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
  }, []);

  const trimmed = query.trim();
  const page = `${href('searchResults', lang)}?q=${encodeURIComponent(trimmed)}`;
  const { query: found, total, products } = search.state === 'ready' ? search : NOTHING;
  const pages = pagesOf(found, shopFacts().pages);
  const count = total + pages.length;
  const isEmptyHanded = found !== '' && count === 0;
  const submit = () => {
    if (!trimmed) return;
    closeDialog(SEARCH_DIALOG_ID);
    navigate(page);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside
    <div className="wrap pb-16" onKeyDown={(event) => moveFocus(event, input.current)}>
      <SearchForm
        texts={texts}
        query={query}
        inputRef={input}
        onChange={(next) => {
          setQuery(next);
          input.current?.focus();
        }}
        onSubmit={submit}
      />
      <p className="note num min-h-[44px] py-3" role="status">
        {isEmptyHanded && fill(texts.none, { query: found })}
        {count > 0 && (count === 1 ? texts.one : fill(texts.many, { n: count }))}
      </p>
      {search.state === 'failed' && (
        <div className="pb-8">
          <p className="error pb-4">{texts.failed}</p>
          <button type="button" className="btn" onClick={search.again}>
            {texts.again}
          </button>
        </div>
      )}
      <PageHits pages={pages} texts={texts} />
      {total > 0 && (
        <ul className="grid gap-x-2 gap-y-1 md:grid-cols-2 md:gap-x-[clamp(12px,1.7vw,24px)] lg:grid-cols-4 lg:gap-y-[clamp(28px,3vw,48px)]">
          {products.map(({ card, colour }) => (
            <SearchHit key={card.id} card={card} colour={colour} />
          ))}
        </ul>
      )}
      {total > 0 && !isDemo(settings.mode) && <p className="note">{priceNote(shop)}</p>}
      {total > MOST_HITS && (
        <Link className="btn mt-6" href={page} data-hit="">
          {fill(texts.all, { n: count })}
        </Link>
      )}
      {(isEmptyHanded || !trimmed) && <Browse intro={trimmed ? texts.noneHelp : texts.browse} />}
    </div>
  );
}
