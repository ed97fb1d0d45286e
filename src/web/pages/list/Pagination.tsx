import './pagination.css';
import { fill } from '#rules/fill.ts';
import { pageWindow } from '#rules/page-window.ts';
import { Link } from '#web/runtime/Link.tsx';
import { isPlainClick } from '#web/runtime/navigate.ts';
import type { PagingTexts } from './paging-texts.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly texts: Pick<PagingTexts, 'nav' | 'page' | 'previous' | 'next'>;
  readonly hrefOf: (page: number) => string;
  /** Called when a step to another page begins. */
  readonly onTurn?: (() => void) | undefined;
}

/** Links to the pages of a list or of search results; none for a single page. */
export function Pagination({ page, pages, texts, hrefOf, onTurn }: PaginationProps) {
  if (pages < 2) return null;
  const link = (to: number, props: { readonly rel?: string; readonly className: string }) => ({
    ...props,
    href: hrefOf(to),
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
      if (isPlainClick(event.nativeEvent, event.currentTarget)) onTurn?.();
    },
  });
  return (
    <nav className="pages" aria-label={texts.nav}>
      {page > 1 && (
        <Link {...link(page - 1, { rel: 'prev', className: 'btn' })}>{texts.previous}</Link>
      )}
      <ol className="num">
        {pageWindow(page, pages).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                {...link(entry, { className: 'page-number' })}
                aria-label={fill(texts.page, { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link {...link(page + 1, { rel: 'next', className: 'btn' })}>{texts.next}</Link>
      )}
    </nav>
  );
}
