import { useMemo } from 'react';
import { type ColumnOf, columnsOf } from '#admin/kit/DataTable.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Mark } from '#admin/kit/Mark.tsx';
import { ListTime } from '#admin/kit/times.tsx';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import {
  itemsText,
  type ListedOrder,
  mainState,
  parcelState,
  paymentState,
} from './order-states.ts';
import { Pieces } from './Pieces.tsx';
import { useTexts } from './texts.ts';

const MOST_PICTURES = 4;

/** Columns of the list; on phones a row has a picture and two lines. */
export function useColumns(
  isNew: (order: ListedOrder) => boolean,
): readonly ColumnOf<ListedOrder>[] {
  const { lang } = useKit();
  const texts = useTexts();
  return useMemo(() => {
    return columnsOf(texts.columns, {
      number: [
        'text',
        (order) => (
          <>
            {order.number ? <b>{order.number}</b> : <span className="faint">{texts.unpaid}</span>}
            {isNew(order) && (
              <span className="dot hot ms-2 align-[0.125rem]">
                <span className="hidden">{texts.isNew}</span>
              </span>
            )}
            <span className="phone-only">
              , <ListTime at={order.created_at} />
            </span>
          </>
        ),
        { isHead: true },
      ],
      who: [
        'title',
        ({ customer_name: name, customer_email: email, town, note }) => (
          <>
            {name ?? email ?? <span className="soft">{texts.guest}</span>}{' '}
            {town && <span className="soft">{town}</span>}
            {note && <div className="warn cut font-normal">{fill(texts.note, { note })}</div>}
          </>
        ),
        { className: 'wide:w-[clamp(9rem,18vw,14rem)]' },
      ],
      items: [
        'text',
        (order) => (
          <span className="with-thumb">
            <Pieces order={order} most={MOST_PICTURES} />
            <span className="soft cut">{itemsText(order)}</span>
          </span>
        ),
      ],
      amount: [
        'end',
        ({ amount }) => formatPrice(amount, lang),
        { canSort: true, className: 'wide:w-[clamp(5.25rem,8vw,6.5rem)]' },
      ],
      payment: [
        'text',
        (order) => <Mark state={paymentState(order, texts)} />,
        { className: 'wide:w-41 wide:ps-4 max-[60rem]:hidden' },
      ],
      parcel: [
        'text',
        (order) => {
          const state = parcelState(order, texts);
          return (
            <>
              {state && (
                <span className="max-[60rem]:hidden">
                  <Mark state={state} />
                </span>
              )}
              <span className="min-[60rem]:hidden">
                <Mark state={mainState(order, texts)} />
              </span>
            </>
          );
        },
        { className: 'wide:w-[clamp(7rem,11vw,8.5rem)]' },
      ],
      at: [
        'end',
        ({ created_at: at }) => <ListTime at={at} />,
        { canSort: true, className: 'wide:w-[clamp(7.5rem,11vw,8.5rem)] max-wide:hidden' },
      ],
    });
  }, [texts, lang, isNew]);
}
