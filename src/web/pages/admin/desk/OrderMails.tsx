import { useRef, useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { randomUuid } from '#web/random-uuid.ts';
import type { OrderAction } from './OrderDetail.tsx';
import { mailName } from './texts.ts';
import { useAction } from './use-action.ts';

type Mail = AdminOrderReply['mails'][number];

function stateOf({ sent_at: sent, failed_at: failed }: Mail, { texts, lang }: OrderAction): string {
  if (sent !== null) return formatDateTime(sent, lang);
  return failed === null ? texts.orderMails.waiting : texts.orderMails.failed;
}

/** Mails the customer got about the order, each to be sent once more to the stored address. */
export function OrderMails(props: OrderAction & { readonly mails: readonly Mail[] }) {
  const { texts, lang, order, mails, onDone } = props;
  const { busy, problem, send } = useAction({ texts, lang });
  const [said, setSaid] = useState('');
  /** The retry of a request that failed on its way is known to be the same. */
  const keys = useRef<Record<string, string>>({});
  const resend = async (mail: Mail) => {
    setSaid('');
    keys.current[mail.id] ??= randomUuid();
    const path = apiPath(ADMIN_API.adminMailResend, { id: order.id, mail: mail.id });
    const reply = await send(path, { key: keys.current[mail.id] }, adminOrderReply);
    if (!reply) return;
    delete keys.current[mail.id];
    setSaid(fill(texts.orderMails.done, { mail: mailName(texts, mail.kind) }));
    onDone(reply);
  };
  return (
    <section className="desk-block">
      <h3>{texts.orderMails.title}</h3>
      {mails.length === 0 && <p className="news-soft">{texts.orderMails.none}</p>}
      <ul className="desk-rows">
        {mails.map((mail) => (
          <li key={mail.id} className="desk-entry is-line">
            <p>
              {mailName(texts, mail.kind)}
              <span className="news-soft num block">{stateOf(mail, props)}</span>
            </p>
            {mail.sent_at !== null && order.customer_email !== null && (
              <button
                type="button"
                className="desk-button"
                aria-label={fill(texts.orderMails.againNamed, { mail: mailName(texts, mail.kind) })}
                aria-busy={busy}
                onClick={() => void resend(mail)}
              >
                {texts.orderMails.again}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="news-soft" role="status">
        {said}
      </p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}
