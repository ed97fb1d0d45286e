import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { fill } from '#browser/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import { type Loading, useProblemText } from './queries.ts';

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

/** One sentence for a list without rows, and the way on. */
export function Empty({
  title,
  text,
  way,
}: {
  readonly title: string;
  readonly text?: string;
  readonly way?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {way}
    </div>
  );
}

/** The same for a list whose filters leave nothing. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { texts } = useKit();
  const { none, noneText, clearAll } = texts.filters;
  const clear = (
    <Button className="button" onPress={onClear}>
      {clearAll}
    </Button>
  );
  return <Empty title={none} text={noneText} way={clear} />;
}

interface PagerProps {
  /** Address of the first page; undefined on it. */
  readonly first: string | undefined;
  readonly next: string | undefined;
}

/** Ways to the next page of a list and back to its beginning; Back leads to the page before. */
export function Pager({ first, next }: PagerProps) {
  const { texts } = useKit();
  if (first === undefined && next === undefined) return null;
  return (
    <nav className="pager" aria-label={texts.pager.label}>
      {first !== undefined && (
        <Link className="button" href={first}>
          <Icon name="first" />
          {texts.pager.first}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button" href={next}>
          {texts.pager.next}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
