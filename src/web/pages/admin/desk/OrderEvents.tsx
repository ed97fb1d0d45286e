import type { DeskOrderReply } from '../../../../contract/desk-orders.ts';
import { formatPrice } from '../../../../rules/money.ts';
import { fill } from '../../../i18n/translate.ts';
import { formatDateTime } from '../times.ts';
import { type DeskProps, mailName } from './texts.ts';

type Event = DeskOrderReply['events'][number];

/** Details of an event from its data: a sum, a mail, a link. */
function added({ data }: Event, { copy, lang }: DeskProps): string {
  const { cents, mail, tracking_url: link } = data;
  if (typeof cents === 'number') return formatPrice(cents, lang);
  if (typeof mail === 'string') return mailName(copy, mail);
  return typeof link === 'string' ? link : '';
}

/** An order's history, with who did what and when. */
export function OrderEvents({
  copy,
  lang,
  events,
}: DeskProps & { readonly events: readonly Event[] }) {
  const names: Readonly<Record<string, string>> = copy.events;
  const causes: Readonly<Record<string, string>> = copy.causes;
  return (
    <section className="desk-block">
      <h3>{copy.order.events}</h3>
      <ol className="desk-events">
        {events.map((event) => (
          <li key={event.id}>
            <span className="news-soft num">{formatDateTime(event.at, lang)}</span>
            <span className="num">
              {[names[event.kind] ?? event.kind, added(event, { copy, lang })]
                .filter(Boolean)
                .join(': ')}
            </span>
            <span className="news-soft">
              {event.by === null
                ? (causes[event.cause] ?? copy.log.gone)
                : fill(copy.order.by, { name: event.by })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
