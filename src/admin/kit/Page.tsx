import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { fill } from '#rules/fill.ts';
import { formatListCount } from './counted.ts';
import { Icon } from './Icon.tsx';
import { type Params, useKit, withParams } from './kit-context.ts';
import { type Loading, useProblemText } from './queries.ts';

/** A link with its words. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

interface View extends Way {
  /** Undefined until it is known. */
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
  const { lang } = useKit();
  const tabs = views?.map(({ label, count, isCurrent }) => [label, count, isCurrent]);
  // On a phone the views may be wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of them decides
  useEffect(() => {
    const current = document.querySelector('.views > [aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [JSON.stringify(tabs)]);
  return (
    <>
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-(--pad) pt-4 pb-3">
        <div className="min-w-0 flex-[1_1_min(20rem,40%)]">
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
          {note && <p className="soft mt-1 max-w-176 text-small">{note}</p>}
        </div>
        {actions && (
          <div className={parent ? 'page-actions at-thumb' : 'page-actions'}>{actions}</div>
        )}
      </div>
      {views && (
        <nav className="views" aria-label={title}>
          {views.map((view) => (
            <Link
              key={view.label}
              href={view.href}
              {...(view.isCurrent && { 'aria-current': 'page' as const })}
            >
              {view.label}
              {'count' in view && (
                <span className="faint empty:h-2.5 empty:w-4 empty:bg-(--active)">
                  {view.count !== undefined && formatListCount(view.count, lang)}
                </span>
              )}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  );
}

const LOADING_SHOWN_AFTER_MS = 200;
const ROWS = 8;

/** Content that is about to come, in its final geometry; nothing for the first 200 ms. */
export function LoadingPart({ children }: { readonly children?: ReactNode }) {
  const { texts } = useKit();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), LOADING_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <>
      <p className="hidden" role="status">
        {texts.loading}
      </p>
      {children ?? (
        <div className="loading pt-9">
          {Array.from({ length: ROWS }, (_, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
              key={at}
              className="flex h-(--row) items-center justify-between border-b border-line px-(--pad) max-wide:h-16"
              aria-hidden="true"
            >
              <span className="h-2.5 w-[32%] bg-(--active)" />
              <span className="h-2.5 w-18 bg-(--active)" />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

interface ErrorStateProps {
  /** Name of the part, for its error. */
  readonly name: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says what can't be loaded and why, with the way to try it again. */
export function ErrorState({ name, error, onRetry }: ErrorStateProps) {
  const { texts } = useKit();
  const textOf = useProblemText();
  return (
    <div
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-(--hot-bg) px-(--pad) py-3 text-small [&>.icon]:text-(--hot)"
      role="alert"
    >
      <Icon name="alert" />
      <p className="flex-[1_1_14rem]">
        <b>{fill(texts.notLoaded, { name })}</b> {textOf(error)}
      </p>
      <Button className="button" onPress={onRetry}>
        <Icon name="retry" />
        {texts.retry}
      </Button>
    </div>
  );
}

interface ListPartProps<T> {
  readonly name: string;
  readonly loading: Loading<T>;
  /** Geometry of what is about to come; without it rows of a list. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Result of a request: rows to come, the rows, or the error in their place. An error after rows leaves them.
 */
export function ListPart<T>({ name, loading, skeleton, children }: ListPartProps<T>) {
  const { data, error, isPlaceholderData, refetch } = loading;
  // A failed request has neither data nor an error during its retry.
  const held = useRef<unknown>(null);
  if (error !== null) held.current = error;
  else if (data !== undefined && !isPlaceholderData) held.current = null;
  return (
    <>
      {held.current !== null && (
        <ErrorState name={name} error={held.current} onRetry={() => refetch()} />
      )}
      {data !== undefined && children(data)}
      {data === undefined && held.current === null && <LoadingPart>{skeleton}</LoadingPart>}
    </>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Link below the sentence. */
  readonly way?: Way;
  readonly children?: ReactNode;
}

/** Without a mark of anybody: every shop shows it. */
const PICTURE = '/images/sonnenbrille-pilot/main';

/** One sentence for a list without rows, with a picture beside it, and the way on. */
export function Empty({ title, text, way, children }: EmptyProps) {
  return (
    <div className="empty">
      <img
        src={`${PICTURE}-480.avif`}
        srcSet={`${PICTURE}-800.avif 2x`}
        alt=""
        width="280"
        height="280"
        decoding="async"
      />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <div className="page-actions">
          {way && (
            <Link className="button" href={way.href}>
              {way.label}
            </Link>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

interface NothingFoundProps {
  /** Values of the list's filters, as its chips say them; empty ones are left out. */
  readonly filters?: readonly (string | false | undefined)[];
  readonly onClear: () => void;
}

/** Says which filters leave nothing of a list, and removes them. */
export function NothingFound({ filters = [], onClear }: NothingFoundProps) {
  const { texts } = useKit();
  const { none, noneText, noneOf, clearAll } = texts.filters;
  const named = filters.filter(Boolean).join(', ');
  return (
    <div className="empty">
      <div>
        <h2>{none}</h2>
        <p>{named === '' ? noneText : fill(noneOf, { filters: named })}</p>
        <div className="page-actions">
          <Button className="button" onPress={onClear}>
            {clearAll}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface PagerProps {
  readonly here: string;
  /** Parameters of the address, with the cursor of the page. */
  readonly search: Params;
  readonly cursor?: 'before' | 'after';
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Ways to the next page of a list and back to its beginning; Back leads to the page before. */
export function Pager({ here, search, cursor = 'before', next }: PagerProps) {
  const { texts } = useKit();
  const isFirst = search[cursor] === undefined;
  const to = (page?: string) => withParams(here, { ...search, [cursor]: page });
  if (isFirst && next === null) return null;
  return (
    <nav className="flex flex-wrap gap-2 px-(--pad) py-2.5" aria-label={texts.pager.label}>
      {!isFirst && (
        <Link className="button" href={to()}>
          <Icon name="first" />
          {texts.pager.first}
        </Link>
      )}
      {next !== null && (
        <Link className="button" href={to(next)}>
          {texts.pager.next}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
