import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { useSend } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { randomUuid } from '#browser/random-uuid.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { OrderProps } from './order-facts.ts';
import { type OrderTexts, useTexts } from './texts.ts';
import { CHANGES } from './use-parcel.ts';

type Event = AdminOrderReply['events'][number];
type Mail = AdminOrderReply['mails'][number];
type Names = Readonly<Record<string, string | undefined>>;

const mailName = (texts: OrderTexts, kind: string): string =>
  (texts.mailKinds as Names)[kind] ?? kind;

/** An event in words, with its sum, mail or link. */
function eventText({ kind, data }: Event, texts: OrderTexts, lang: Lang): string {
  const { cents, mail, tracking_url: link } = data;
  const name = (texts.events as Names)[kind] ?? kind;
  if (typeof cents === 'number') return `${name}: ${formatPrice(cents, lang)}`;
  if (typeof mail === 'string') return `${name}: ${mailName(texts, mail)}`;
  return typeof link === 'string' ? `${name}: ${link}` : name;
}

/** What happened to an order, the newest first, with who did it. */
export function OrderHistory({ reply: { events } }: OrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const causes: Names = texts.history.causes;
  return (
    <Block title={texts.history.title}>
      <ol className="plain-rows">
        {events.toReversed().map((event) => (
          <li key={event.id} className="flex-nowrap">
            <div className="flex-[1_1_0]">
              {eventText(event, texts, lang)}
              <p className="soft">{event.by ?? causes[event.cause] ?? texts.history.gone}</p>
            </div>
            <ListTime at={event.at} />
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** Mails about an order; each can be sent once more to the stored address. */
export function OrderMails({ reply: { order, mails } }: OrderProps) {
  const texts = useTexts();
  const { tried, isPending } = useSend(
    'POST /api/admin/orders/:id/mails/:mail/resend',
    adminOrderReply,
    CHANGES,
  );
  const resends = useMay('POST /api/admin/orders/:id/mails/:mail/resend');
  /** The retry of a request that failed on its way is known to be the same. */
  const keys = useRef(new Map<string, string>());
  const resend = async ({ id, kind }: Mail) => {
    const key = keys.current.get(id) ?? randomUuid();
    keys.current.set(id, key);
    const params = { id: order.id, mail: id };
    if (!(await tried({ params, body: { key } }))) return;
    keys.current.delete(id);
    showDone(fill(texts.mails.done, { mail: mailName(texts, kind) }));
  };
  const stateOf = ({ sent_at: sent, failed_at: failed }: Mail) => {
    if (sent !== null) return <ListTime at={sent} />;
    return failed === null ? texts.mails.waiting : texts.mails.failed;
  };
  return (
    <Block title={texts.mails.title}>
      {mails.length === 0 && <p className="soft">{texts.mails.none}</p>}
      <ul className="plain-rows">
        {mails.map((mail) => (
          <li key={mail.id} className="flex-nowrap">
            <div className="flex-[1_1_0]">
              {mailName(texts, mail.kind)}
              <p className="soft">{stateOf(mail)}</p>
            </div>
            {resends && mail.sent_at !== null && order.customer_email !== null && (
              <Button
                className="button quiet"
                aria-label={fill(texts.mails.againNamed, { mail: mailName(texts, mail.kind) })}
                isPending={isPending}
                onPress={() => void resend(mail)}
              >
                {texts.mails.again}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
