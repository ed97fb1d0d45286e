import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { fill } from '#browser/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import type { Way } from './Page.tsx';
import { type Loading, useProblemText } from './queries.ts';
import { type Params, withParams } from './search-params.ts';

const LOADING_SHOWN_AFTER_MS = 200;
const ROWS = 8;

/** Rows that are about to come, in their final geometry; nothing for the first 200 ms. */
function LoadingRows() {
  const { texts } = useKit();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), LOADING_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="loading">
      <p className="hidden" role="status">
        {texts.loading}
      </p>
      {Array.from({ length: ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <div key={at} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

interface ErrorStateProps {
  /** Name of the part, for its error. */
  readonly name: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ErrorState({ name, error, onRetry }: ErrorStateProps) {
  const { texts } = useKit();
  const textOf = useProblemText();
  return (
    <div className="error-state" role="alert">
      <Icon name="alert" />
      <p>
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
  readonly children: (data: T) => ReactNode;
}

/**
 * Result of a request: rows to come, the rows, or the error in their place. An error after rows leaves them.
 */
export function ListPart<T>({ name, loading, children }: ListPartProps<T>) {
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
      {data === undefined && held.current === null && <LoadingRows />}
    </>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text?: string;
  /** Link below the sentence. */
  readonly way?: Way;
  readonly children?: ReactNode;
}

/** One sentence for a list without rows, and the way on. */
export function Empty({ title, text, way, children }: EmptyProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {way && (
        <Link className="button" href={way.href}>
          {way.label}
        </Link>
      )}
      {children}
    </div>
  );
}

/** The same for a list whose filters leave nothing. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { texts } = useKit();
  const { none, noneText, clearAll } = texts.filters;
  return (
    <Empty title={none} text={noneText}>
      <Button className="button" onPress={onClear}>
        {clearAll}
      </Button>
    </Empty>
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
    <nav className="pager" aria-label={texts.pager.label}>
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
