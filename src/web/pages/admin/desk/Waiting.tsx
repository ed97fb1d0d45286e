import { useEffect, useRef } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { focusLoaded, type Place, placeOf } from './row-focus.ts';
import type { DeskTexts } from './texts.ts';

export interface WaitingProps {
  readonly texts: DeskTexts;
  readonly reply: ApiResult<unknown> | undefined;
  readonly reload: () => void;
}

/** Placeholder while a reply is awaited, and error if none came. After a retry the focus goes on with its outcome. */
export function Waiting({ texts, reply, reload }: WaitingProps) {
  const alert = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Place of the alert while its retry is under way. */
  const retried = useRef<Place>(undefined);
  useEffect(() => {
    if (reply?.ok !== false || retried.current === undefined) return;
    retried.current = undefined;
    if (document.activeElement === document.body) button.current?.focus();
  }, [reply]);
  useEffect(
    () => () => {
      if (retried.current) focusLoaded(retried.current);
    },
    [],
  );
  if (reply === undefined) {
    return (
      <p className="news-empty" role="status">
        {texts.loading}
      </p>
    );
  }
  if (reply.ok) return null;
  return (
    <div ref={alert} className="desk-line" role="alert">
      <p className="news-hot">{reply.message || texts.failed}</p>
      <button
        ref={button}
        type="button"
        className="desk-button"
        onClick={() => {
          retried.current = alert.current ? placeOf(alert.current) : undefined;
          reload();
        }}
      >
        {texts.retry}
      </button>
    </div>
  );
}
