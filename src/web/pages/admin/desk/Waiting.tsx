import type { ApiResult } from '../../../api.ts';
import type { DeskTexts } from './texts.ts';

export interface WaitingProps {
  readonly copy: DeskTexts;
  readonly reply: ApiResult<unknown> | undefined;
  readonly reload: () => void;
}

/** Placeholder while a reply is awaited, and error if none came. */
export function Waiting({ copy, reply, reload }: WaitingProps) {
  if (reply === undefined) {
    return (
      <p className="news-empty" role="status">
        {copy.loading}
      </p>
    );
  }
  if (reply.ok) return null;
  return (
    <div className="desk-line" role="alert">
      <p className="news-hot">{reply.message || copy.failed}</p>
      <button type="button" className="desk-button" onClick={reload}>
        {copy.retry}
      </button>
    </div>
  );
}
