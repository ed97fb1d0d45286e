import { type FormEvent, useRef, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { LinkField } from '#admin/sections/order/LinkField.tsx';
import { fill } from '#browser/fill.ts';
import type { OrdersTexts } from './de.ts';
import type { ListedOrder } from './order-states.ts';
import { Pieces } from './Pieces.tsx';
import type { Links } from './use-ship.ts';

interface ShipSheetProps {
  readonly texts: OrdersTexts['ship'];
  /** Parcels that leave; none while the sheet is closed. */
  readonly orders: readonly ListedOrder[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onShip: (links: Links) => void;
}

/** Parcels that leave together, each with its tracking link. A scanner's Enter goes on to the next. */
export function ShipSheet({ texts, orders, isPending, onClose, onShip }: ShipSheetProps) {
  const { texts: kit } = useKit();
  const [links, setLinks] = useState<Links>({});
  const form = useRef<HTMLFormElement>(null);
  const count = orders.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { activeElement } = document;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    const next =
      activeElement instanceof HTMLInputElement && fields[fields.indexOf(activeElement) + 1];
    if (next) return next.focus();
    onShip(links);
  };
  return (
    <Layer
      title={count === 1 ? texts.titleOne : fill(texts.title, { count })}
      isOpen={count > 0}
      onClose={onClose}
      isSheet
    >
      <Form ref={form} className="layer-body ship-form" onSubmit={send}>
        <p className="soft">{texts.text}</p>
        {orders.map((order) => (
          <div key={order.id} className="ship-parcel">
            <p>
              <b>{order.number}</b>{' '}
              <span className="soft">
                {[order.customer_name, order.town].filter(Boolean).join(', ')}
              </span>
            </p>
            <Pieces order={order} most={5} />
            <LinkField
              label={fill(texts.link, { number: order.number ?? '' })}
              problem={texts.badLink}
              link={links[order.id] ?? ''}
              onChange={(link) => setLinks({ ...links, [order.id]: link })}
            />
          </div>
        ))}
        <div className="layer-foot">
          <p className="soft">{texts.mail}</p>
          <Button className="button" onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" className="button primary" isPending={isPending}>
            {count === 1 ? texts.sendOne : fill(texts.send, { count })}
          </Button>
        </div>
      </Form>
    </Layer>
  );
}
