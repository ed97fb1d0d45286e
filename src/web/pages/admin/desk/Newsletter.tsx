import { adminNewsletterReply } from '#contract/admin-messages.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { formatDateTime } from '../times.ts';
import { DownloadButton } from './DownloadButton.tsx';
import type { DeskProps } from './texts.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

const STATES = ['confirmed', 'requested', 'unsubscribed'] as const;

/** Newsletter: number of addresses, the latest ones, and all confirmed ones as a table. */
export function Newsletter({ texts, lang }: DeskProps) {
  const { reply, reload } = useReply(ADMIN_API.adminNewsletter, adminNewsletterReply);
  const { newsletter } = texts;
  return (
    <>
      <h2 className="desk-title">{newsletter.title}</h2>
      {reply?.ok ? (
        <>
          <dl className="desk-sums num">
            {STATES.map((state) => (
              <div key={state}>
                <dt>{newsletter[state]}</dt>
                <dd>{reply.data[state]}</dd>
              </div>
            ))}
          </dl>
          {reply.data.latest.length > 0 && <h3>{newsletter.latest}</h3>}
          <ul className="desk-rows">
            {reply.data.latest.map(({ email, status, at }) => (
              <li key={email} className="desk-entry">
                <p>
                  {email}
                  <span className="news-soft num block">
                    {newsletter[status]}, {formatDateTime(at, lang)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Waiting texts={texts} reply={reply} reload={reload} />
      )}
      <DownloadButton
        texts={texts}
        lang={lang}
        path={ADMIN_API.adminNewsletterCsv}
        label={texts.csv}
      />
    </>
  );
}
