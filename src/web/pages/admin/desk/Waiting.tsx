import type { ApiResult } from '../../../api.ts';
import type { DeskTexts } from './texts.ts';

export interface WaitingProps {
  readonly texts: DeskTexts;
  readonly reply: ApiResult<unknown> | undefined;
  readonly reload: () => void;
}

/** Placeholder while a reply is awaited, and error if none came. */
export function Waiting({ texts, reply, reload }: WaitingProps) {
  if (reply === undefined) {
    return (
      <p className="news-empty" role="status">
        {texts.loading}
      </p>
    );
  }
  if (reply.ok) return null;
  return (
    <div className="desk-line" role="alert">
      <p className="news-hot">{reply.message || texts.failed}</p>
      <button type="button" className="desk-button" onClick={reload}>
        {texts.retry}
      </button>
    </div>
  );
}
