import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListPart } from '#admin/kit/Page.tsx';
import { type Loading, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import type { AdminFailedDeliveriesReply } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

const CHANGES = ['GET /api/admin/failed-deliveries', 'GET /api/admin/log'] as const;

interface DeliveryProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly onRetry: () => void;
  readonly isPending: boolean;
}

function Delivery({ title, facts, onRetry, isPending }: DeliveryProps) {
  const { failed } = useTexts();
  return (
    <li>
      <div>
        <b>{title}</b>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <p key={fact} className="soft">
              {fact}
            </p>
          ))}
      </div>
      <Button
        className="button"
        aria-label={fill(failed.retryNamed, { name: title })}
        isPending={isPending}
        onPress={onRetry}
      >
        {failed.retry}
      </Button>
    </li>
  );
}

/** Sends what is tried again, one at a time. */
function useRetries() {
  const texts = useTexts();
  const all = useSend('POST /api/admin/retry-mails', formReply, CHANGES);
  const mail = useSend('POST /api/admin/mails/:id/retry', formReply, CHANGES);
  const event = useSend('POST /api/admin/events/:id/retry', formReply, CHANGES);
  const say = async (name: string, sent: Promise<unknown>) => {
    if (await sent) showDone(fill(texts.failed.retried, { name }));
  };
  return {
    isPending: all.isPending || mail.isPending || event.isPending,
    retryAll: (name: string) => void say(name, all.tried({ body: {} })),
    retryMail: (name: string, id: string) =>
      void say(name, mail.tried({ params: { id }, body: {} })),
    retryEvent: (name: string, id: string) =>
      void say(name, event.tried({ params: { id }, body: {} })),
  };
}

interface FailedDeliveriesProps {
  readonly loading: Loading<AdminFailedDeliveriesReply>;
}

/** Mails nobody tries to send any more and payment events still open, each with a retry. */
export function FailedDeliveries({ loading }: FailedDeliveriesProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { isPending, retryAll, retryMail, retryEvent } = useRetries();
  const { failed } = texts;
  const names: Readonly<Record<string, string | undefined>> = texts.mailKinds;
  const attempts = (count: number) => counted(count, failed.attempt, failed.attempts, lang);
  const reason = (error: string | null) => (error === null ? '' : fill(failed.error, { error }));
  return (
    <ListPart name={texts.views.failed} loading={loading}>
      {({ mails, events, database }) => (
        <>
          {database.newer !== null && (
            <p className="block warn">
              {fill(failed.outdated, { running: database.running, newer: database.newer })}
            </p>
          )}
          <Block
            title={failed.mails}
            beside={
              mails.length > 1 && (
                <Button
                  className="button"
                  isPending={isPending}
                  onPress={() => retryAll(failed.retryAll)}
                >
                  {failed.retryAll}
                </Button>
              )
            }
          >
            {mails.length === 0 && <p className="soft">{failed.noMails}</p>}
            <ul className="plain-rows">
              {mails.map(({ id, kind, recipient, failed_at: at, attempts: count, error }) => {
                const title = `${names[kind] ?? kind}, ${recipient}`;
                return (
                  <Delivery
                    key={id}
                    title={title}
                    facts={[`${formatDateTime(at, lang)}, ${attempts(count)}`, reason(error)]}
                    onRetry={() => retryMail(title, id)}
                    isPending={isPending}
                  />
                );
              })}
            </ul>
          </Block>
          <Block title={failed.events}>
            {events.length === 0 && <p className="soft">{failed.noEvents}</p>}
            <ul className="plain-rows">
              {events.map(({ id, type, failure, received_at: at }) => (
                <Delivery
                  key={id}
                  title={type}
                  facts={[id, formatDateTime(at, lang), reason(failure)]}
                  onRetry={() => retryEvent(type, id)}
                  isPending={isPending}
                />
              ))}
            </ul>
          </Block>
        </>
      )}
    </ListPart>
  );
}
