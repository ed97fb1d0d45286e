import { useMemo } from 'react';
import type { ColumnOf } from '#admin/kit/DataTable.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListTime } from '#admin/kit/ListTime.tsx';
import { Mark } from '#admin/kit/Mark.tsx';
import { formatPrice } from '#rules/money.ts';
import type { OrdersTexts } from './de.ts';
import {
  itemsText,
  type ListedOrder,
  mainState,
  parcelState,
  paymentState,
} from './order-states.ts';
import { Pieces } from './Pieces.tsx';

const MOST_PICTURES = 4;

/** Columns of the list; on phones a row has a picture and two lines. */
export function useColumns(
  texts: OrdersTexts,
  isNew: (order: ListedOrder) => boolean,
): readonly ColumnOf<ListedOrder>[] {
  const { lang } = useKit();
  return useMemo(() => {
    const { columns } = texts;
    return [
      {
        key: 'number',
        title: columns.number,
        place: 'text',
        isHead: true,
        cell: (order) => (
          <>
            {order.number ? <b>{order.number}</b> : <span className="faint">{texts.unpaid}</span>}
            {isNew(order) && (
              <span className="new-dot">
                <span className="hidden">{texts.isNew}</span>
              </span>
            )}
            <span className="phone-only">
              , <ListTime at={order.created_at} />
            </span>
          </>
        ),
      },
      {
        key: 'who',
        title: columns.who,
        place: 'title',
        cell: ({ customer_name: name, customer_email: email, town }) => (
          <>
            {name ?? email ?? <span className="soft">{texts.guest}</span>}{' '}
            {town && <span className="soft">{town}</span>}
          </>
        ),
      },
      {
        key: 'items',
        title: columns.items,
        place: 'text',
        cell: (order) => (
          <span className="order-items">
            <Pieces order={order} most={MOST_PICTURES} />
            <span className="soft cut">{itemsText(order)}</span>
          </span>
        ),
      },
      {
        key: 'amount',
        title: columns.amount,
        place: 'end',
        canSort: true,
        cell: ({ amount }) => formatPrice(amount, lang),
      },
      {
        key: 'payment',
        title: columns.payment,
        place: 'text',
        cell: (order) => <Mark state={paymentState(order, texts)} />,
      },
      {
        key: 'parcel',
        title: columns.parcel,
        place: 'text',
        cell: (order) => {
          const state = parcelState(order, texts);
          return (
            <>
              {state && (
                <span className="wide-only">
                  <Mark state={state} />
                </span>
              )}
              <span className="phone-only">
                <Mark state={mainState(order, texts)} />
              </span>
            </>
          );
        },
      },
      {
        key: 'at',
        title: columns.at,
        place: 'end',
        canSort: true,
        cell: ({ created_at: at }) => <ListTime at={at} />,
      },
    ];
  }, [texts, lang, isNew]);
}
