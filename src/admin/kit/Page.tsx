import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-aria-components';
import { fill } from '#browser/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

/** A link with its words. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

interface View extends Way {
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

interface PageProps {
  readonly title: string;
  /** The list that a detail page belongs to. */
  readonly parent?: Way;
  /** Place of a detail page in that list. */
  readonly place?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Views of the page, each with an address. */
  readonly views?: readonly View[];
  readonly children: ReactNode;
}

/** The first page is the document's, whose focus is the browser's. */
let isFirst = true;

/** Titles the document, and moves the focus to the title of a page that was not the document's first. */
export function useTitle(title: string): void {
  const { texts } = useKit();
  useEffect(() => {
    document.title = fill(texts.documentTitle, { title });
  }, [title, texts]);
  useEffect(() => {
    if (!isFirst)
      document.querySelector<HTMLElement>('#page-title')?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
}

/** Title of a page with its actions and views, and what follows. */
export function Page({ title, parent, place, note, actions, views, children }: PageProps) {
  useTitle(title);
  const tabs = views?.map(({ label, count, isCurrent }) => [label, count, isCurrent]);
  // On a phone the views may be wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of them decides
  useEffect(() => {
    const current = document.querySelector('.views > [aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [JSON.stringify(tabs)]);
  return (
    <>
      <div className="page-head">
        <div className="page-title">
          {parent && (
            <Link className="crumb" href={parent.href}>
              <Icon name="back" />
              {parent.label}
            </Link>
          )}
          {place}
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {note && <p className="soft">{note}</p>}
        </div>
        {actions && (
          <div className={parent ? 'page-actions at-thumb' : 'page-actions'}>{actions}</div>
        )}
      </div>
      {views && (
        <nav className="views" aria-label={title}>
          {views.map(({ href, label, count, isCurrent }) => (
            <Link key={label} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
              {label}
              {count !== undefined && <span className="faint">{count}</span>}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  );
}
