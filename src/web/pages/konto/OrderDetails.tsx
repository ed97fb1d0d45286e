import { downloadFile } from '#browser/download-file.ts';
import type { AccountOrder } from '#contract/account-data.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { showsParcel } from '#rules/order-states.ts';
import { OrderPapers } from '#web/orders/OrderPapers.tsx';
import { dateText, OrderItems, OrderSums } from '#web/orders/OrderParts.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { KontoTexts } from './texts.ts';

interface OrderDetailsProps {
  readonly order: AccountOrder;
  readonly texts: KontoTexts;
  readonly lang: Lang;
}

/** An order as a line that unfolds into what was ordered. */
export function OrderDetails({ order, texts, lang }: OrderDetailsProps) {
  const states = [
    texts.statuses[order.status],
    ...(showsParcel(order) ? [texts.fulfilments[order.fulfilment]] : []),
  ];
  return (
    <details className="border-t border-line">
      <summary className="grid min-h-[64px] grid-cols-[1fr_auto_auto] items-center gap-x-4 py-3">
        <span>
          <span className="name block">{fill(texts.order, { number: order.number })}</span>
          <span className="note">{[dateText(order.created_at, lang), ...states].join(' · ')}</span>
        </span>
        <span className="price">{formatPrice(order.amount, lang)}</span>
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <div className="pb-6">
        <OrderItems order={order} texts={texts} lang={lang} />
        {order.tracking_url !== null && (
          <p>
            <a
              className="link inline-flex min-h-[44px] items-center"
              href={order.tracking_url}
              rel="noreferrer"
            >
              {texts.tracking}
            </a>
          </p>
        )}
        {order.may_withdraw && (
          <p>
            <Link
              className="link inline-flex min-h-[44px] items-center"
              href={`${href('declareWithdrawal', lang)}?order=${order.number}`}
            >
              {texts.withdraw}
            </Link>
          </p>
        )}
        {order.page && (
          <p>
            <Link
              className="link inline-flex min-h-[44px] items-center"
              href={`${href('order', lang)}#${order.page}`}
            >
              {texts.orderPage}
            </Link>
          </p>
        )}
        <OrderSums order={order} texts={texts} lang={lang} />
        {order.papers && order.papers.length > 0 && (
          <div className="pt-4">
            <OrderPapers
              papers={order.papers}
              texts={texts.papers}
              onSave={(number) => downloadFile(`/api/account/papers/${number}`)}
            />
          </div>
        )}
        {order.recipient.length > 0 && (
          <p className="note pt-4">
            {texts.recipient} {order.recipient.join(', ')}
          </p>
        )}
      </div>
    </details>
  );
}
