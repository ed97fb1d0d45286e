import { useRef, useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { adminFailedDeliveriesReply } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { formatDateTime } from '../times.ts';
import { type DeskProps, mailName } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface DeliveryProps extends DeskProps {
  /** Address of the retry. */
  readonly path: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** After a retry that was taken. */
  readonly onRetried: (title: string) => void;
}

function Delivery({ texts, lang, path, title, facts, onRetried }: DeliveryProps) {
  const { busy, problem, send } = useAction({ texts, lang });
  const retry = async () => {
    if (await send(path, {}, formReply)) onRetried(title);
  };
  return (
    <li className="desk-entry is-line">
      <div>
        <p>
          <b>{title}</b>
        </p>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <p key={fact} className="news-soft">
              {fact}
            </p>
          ))}
      </div>
      <button
        type="button"
        className="desk-button"
        aria-label={fill(texts.failedDeliveries.retryNamed, { name: title })}
        aria-busy={busy}
        onClick={() => void retry()}
      >
        {texts.failedDeliveries.retry}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** Tries every dead letter again, for the hour after the mail server is back. */
function RetryAll({ texts, lang, onRetried }: Pick<DeliveryProps, 'texts' | 'lang' | 'onRetried'>) {
  const { busy, problem, send } = useAction({ texts, lang });
  const { retryAll } = texts.failedDeliveries;
  const retry = async () => {
    if (await send(ADMIN_API.adminMailsRetry, {}, formReply)) onRetried(retryAll);
  };
  return (
    <>
      <button type="button" className="desk-button" aria-busy={busy} onClick={() => void retry()}>
        {retryAll}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}

/** Mails nobody tries to send any more and payment events still open, each with a retry. */
export function FailedDeliveries({ texts, lang }: DeskProps) {
  const { reply, reload } = useReply(ADMIN_API.adminFailedDeliveries, adminFailedDeliveriesReply);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { failedDeliveries } = texts;
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { mails, events, database } = reply.data;
  // A retried entry leaves the list, and its button with it.
  const onRetried = (name: string) => {
    setSaid(fill(failedDeliveries.retried, { name }));
    heading.current?.focus();
    reload();
  };
  const each = { texts, lang, onRetried };
  const attempts = (count: number) =>
    count === 1 ? failedDeliveries.attempt : fill(failedDeliveries.attempts, { count });
  return (
    <>
      <h2 ref={heading} className="desk-title" tabIndex={-1}>
        {failedDeliveries.title}
      </h2>
      <p className="news-soft" role="status">
        {said}
      </p>
      {database.newer !== null && (
        <p className="news-wait">
          {fill(failedDeliveries.outdated, { running: database.running, newer: database.newer })}
        </p>
      )}
      <h3>{failedDeliveries.mails}</h3>
      {mails.length === 0 && <p className="news-soft">{failedDeliveries.noMails}</p>}
      {mails.length > 1 && <RetryAll {...each} />}
      <ul className="desk-rows">
        {mails.map((mail) => (
          <Delivery
            key={mail.id}
            {...each}
            path={apiPath(ADMIN_API.adminMailRetry, { id: mail.id })}
            title={`${mailName(texts, mail.kind)}, ${mail.recipient}`}
            facts={[
              `${formatDateTime(mail.failed_at, lang)}, ${attempts(mail.attempts)}`,
              mail.error === null ? '' : fill(failedDeliveries.error, { error: mail.error }),
            ]}
          />
        ))}
      </ul>
      <h3>{failedDeliveries.events}</h3>
      {events.length === 0 && <p className="news-soft">{failedDeliveries.noEvents}</p>}
      <ul className="desk-rows">
        {events.map((event) => (
          <Delivery
            key={event.id}
            {...each}
            path={apiPath(ADMIN_API.adminEventRetry, { id: event.id })}
            title={event.type}
            facts={[
              event.id,
              formatDateTime(event.received_at, lang),
              event.failure === null ? '' : fill(failedDeliveries.error, { error: event.failure }),
            ]}
          />
        ))}
      </ul>
    </>
  );
}
