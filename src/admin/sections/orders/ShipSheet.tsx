import { useState } from 'react';
import { counted } from '#admin/kit/counted.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { TrackingField } from '#admin/sections/order/TrackingField.tsx';
import { NO_TRACKING } from '#admin/sections/order/typed-tracking.ts';
import { fill } from '#rules/fill.ts';
import type { ListedOrder } from './order-states.ts';
import { Pieces } from './Pieces.tsx';
import { useTexts } from './texts.ts';
import type { Links } from './use-ship.ts';

interface ShipSheetProps {
  /** Parcels that leave; none while the sheet is closed. */
  readonly orders: readonly ListedOrder[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onShip: (links: Links) => void;
}

/** Parcels that leave together, each with its tracking number or link. A scanner's Enter goes on to the next. */
export function ShipSheet({ orders, isPending, onClose, onShip }: ShipSheetProps) {
  const { ship: texts } = useTexts();
  const { lang } = useKit();
  const [links, setLinks] = useState<Links>({});
  const count = orders.length;
  const send = () => {
    const { activeElement: field } = document;
    if (field instanceof HTMLInputElement) {
      const fields = [...(field.form?.querySelectorAll('input') ?? [])];
      const next = fields[fields.indexOf(field) + 1];
      if (next) return next.focus();
    }
    onShip(links);
  };
  return (
    <FormLayer
      title={counted(count, texts.titleOne, texts.title, lang)}
      isOpen={count > 0}
      isSheet
      button={counted(count, texts.sendOne, texts.send, lang)}
      isPending={isPending}
      beside={<p className="soft flex-[1_1_12rem] text-tiny">{texts.mail}</p>}
      onClose={onClose}
      onSend={send}
    >
      <p className="soft">{texts.text}</p>
      {orders.map((order) => (
        <div
          key={order.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line-2 pt-4 [--thumb:1.75rem] [&>.field]:col-span-full"
        >
          <p>
            <b>{order.number}</b>{' '}
            <span className="soft">
              {[order.customer_name, order.town].filter(Boolean).join(', ')}
            </span>
          </p>
          <Pieces order={order} most={5} />
          <TrackingField
            label={fill(texts.link, { number: order.number ?? '' })}
            value={links[order.id] ?? NO_TRACKING}
            onChange={(typed) => setLinks({ ...links, [order.id]: typed })}
          />
        </div>
      ))}
    </FormLayer>
  );
}
