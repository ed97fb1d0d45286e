import { Link } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { placeOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { maySee } from '#admin/kit/may.ts';
import { fill } from '#rules/fill.ts';
import type { OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

/** The withdrawal, open messages and other orders of an order's address, in its head. */
export function OrderPerson({ reply: { order, person } }: Pick<OrderProps, 'reply'>) {
  const { person: texts } = useTexts();
  const { lang } = useKit();
  const { open_messages: messages = 0, orders = [], order_count: count = 0 } = person ?? {};
  const more = count - orders.length;
  return (
    <>
      {order.withdrawn_at !== null && maySee('returns') && (
        <Link className="link" href={placeOf('returns', lang)}>
          {texts.withdrawal}
        </Link>
      )}
      {messages > 0 && maySee('messages') && (
        <Link className="link" href={placeOf('messages', lang)}>
          {counted(messages, texts.message, texts.messages, lang)}
        </Link>
      )}
      {orders.length > 0 && (
        <span>
          {texts.orders}{' '}
          {orders.map(({ number }, at) => (
            <span key={number}>
              {at > 0 && ', '}
              <Link className="link" href={sectionHref(lang, `/orders/${number}`)}>
                {number}
              </Link>
            </span>
          ))}
          {more > 0 && ` ${fill(texts.more, { count: more })}`}
        </span>
      )}
    </>
  );
}
