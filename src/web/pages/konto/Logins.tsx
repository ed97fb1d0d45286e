import { okReply } from '#browser/api.ts';
import { formatDateTime } from '#browser/times.ts';
import type { SecurityReply } from '#contract/security.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { KontoTexts } from './texts.ts';
import { useSend } from './use-send.ts';

export interface SecurityPartProps {
  readonly texts: KontoTexts;
  readonly lang: Lang;
  readonly security: SecurityReply;
  /** Reads what opens the account anew; the session may have changed with it. */
  readonly reload: () => Promise<void>;
}

type Words = KontoTexts['devices'];

/** Returns a stored label such as "Chrome, desktop" in the reader's words. */
const deviceName = (label: string, words: Words) =>
  label.replace(/\b(?:other|desktop|tablet|phone)\b/g, (word) => words[word as keyof Words]);

/** Lists the devices that are signed in, and ends their logins. */
export function Logins({ texts, lang, security, reload }: SecurityPartProps) {
  const { problem, send } = useSend();
  const end = async (id: string) => {
    if (await send('POST /api/auth/end-login', { id }, okReply)) await reload();
  };
  const endOthers = async () => {
    if (await send('POST /api/auth/end-other-logins', {}, okReply)) await reload();
  };
  return (
    <div className="border-t border-line py-4">
      <h3 className="name">{texts.logins}</h3>
      <ul>
        {security.logins.map(({ id, browser, created_at, seen_at, current }) => {
          const device = browser ? deviceName(browser, texts.devices) : texts.loginUnknown;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
              <span>
                <span className="block">
                  {device}
                  {current && ` · ${texts.loginCurrent}`}
                </span>
                <span className="note num">
                  {fill(texts.loginTimes, {
                    since: formatDateTime(created_at, lang),
                    seen: formatDateTime(seen_at, lang),
                  })}
                </span>
              </span>
              {!current && (
                <button
                  type="button"
                  className="link min-h-[44px]"
                  aria-label={fill(texts.loginEndOf, { browser: device })}
                  onClick={() => void end(id)}
                >
                  {texts.loginEnd}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
      {security.logins.length > 1 && (
        <button type="button" className="link min-h-[44px]" onClick={() => void endOthers()}>
          {texts.loginEndOthers}
        </button>
      )}
    </div>
  );
}
