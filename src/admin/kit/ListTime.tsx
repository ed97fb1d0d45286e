import { formatDateTime } from '#browser/times.ts';
import { useKit } from './kit-context.ts';
import { formatListTime } from './times.ts';

/** A time as short as a list needs it; the whole one is its title. */
export function ListTime({ at }: { readonly at: string }) {
  const { lang } = useKit();
  return (
    <time className="soft" dateTime={at} title={formatDateTime(at, lang)}>
      {formatListTime(at, lang, Date.now())}
    </time>
  );
}
