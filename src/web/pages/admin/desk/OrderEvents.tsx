import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { formatPrice } from '#rules/money.ts';
import { type DeskProps, mailName } from './texts.ts';

type Event = AdminOrderReply['events'][number];

/** Details of an event from its data: a sum, a mail, a link. */
function added({ data }: Event, { texts, lang }: DeskProps): string {
  const { cents, mail, tracking_url: link } = data;
  if (typeof cents === 'number') return formatPrice(cents, lang);
  if (typeof mail === 'string') return mailName(texts, mail);
  return typeof link === 'string' ? link : '';
}

/** An order's history, with who did what and when. */
export function OrderEvents({
  texts,
  lang,
  events,
}: DeskProps & { readonly events: readonly Event[] }) {
  const names: Readonly<Record<string, string>> = texts.events;
  const causes: Readonly<Record<string, string>> = texts.causes;
  return (
    <section className="desk-block">
      <h3>{texts.order.events}</h3>
      <ol className="desk-events">
        {events.map((event) => (
          <li key={event.id}>
            <span className="news-soft num">{formatDateTime(event.at, lang)}</span>
            <span className="num">
              {[names[event.kind] ?? event.kind, added(event, { texts, lang })]
                .filter(Boolean)
                .join(': ')}
            </span>
            <span className="news-soft">
              {event.by === null
                ? (causes[event.cause] ?? texts.order.goneAccount)
                : fill(texts.order.by, { name: event.by })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
