import { useState } from 'react';
import { Box } from '#admin/kit/Field.tsx';
import { Layer } from '#admin/kit/Layer.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { adminOrderReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { LinkField } from './LinkField.tsx';
import { nameOf, type OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';
import { CHANGES, useParcel } from './use-parcel.ts';

export interface LayerProps extends OrderProps {
  readonly onClose: () => void;
}

/** Says that a parcel has left; the customer is told a minute later. */
export function ShipLayer({ reply, facts, onClose }: LayerProps) {
  const texts = useTexts();
  const { parcel } = texts;
  const [link, setLink] = useState('');
  /** What changes by it is no news. */
  const [isSent, setIsSent] = useState(false);
  const { move, isPending } = useParcel();
  const name = nameOf(reply, texts);
  const title = fill(parcel.shipTitle, { number: name });
  if (!facts.mayShip && !isSent) {
    const state = texts.fulfilment[reply.order.fulfilment];
    return (
      <Layer title={title} isOpen onClose={onClose}>
        <p className="layer-body" role="alert">
          {facts.held ? parcel[facts.held] : fill(parcel.gone, { state })}
        </p>
      </Layer>
    );
  }
  const given = link.trim() === '' ? {} : { tracking_url: link.trim() };
  const send = async () => {
    setIsSent(true);
    const isMoved = await move({ id: reply.order.id, name }, { to: 'shipped', ...given });
    setIsSent(isMoved);
    if (isMoved) onClose();
  };
  return (
    <FormLayer {...{ title, isPending, onClose }} button={parcel.ship} onSend={send}>
      <LinkField label={parcel.tracking} link={link} onChange={setLink} />
      <p className="soft">{parcel.mail}</p>
    </FormLayer>
  );
}

/** Corrects the link of a parcel that left. */
export function TrackingLayer({ reply, facts, onClose }: LayerProps) {
  const { parcel } = useTexts();
  const [link, setLink] = useState(facts.trackingUrl ?? '');
  const { tried, isPending } = useSend(
    'POST /api/admin/orders/:id/tracking',
    adminOrderReply,
    CHANGES,
  );
  const send = async () => {
    const body = { tracking_url: link.trim() || null };
    const isSaved = await tried({ params: { id: reply.order.id }, body });
    if (!isSaved) return;
    onClose();
    showDone(parcel.isTracked);
  };
  return (
    <FormLayer
      {...{ isPending, onClose }}
      title={parcel.trackingTitle}
      button={parcel.save}
      onSend={send}
    >
      <LinkField label={parcel.tracking} link={link} onChange={setLink} />
    </FormLayer>
  );
}

/** Says that a parcel came back, and whether its pieces are sold again. */
export function ReturnLayer({ reply, onClose }: LayerProps) {
  const texts = useTexts();
  const { parcel, refund } = texts;
  const { order } = reply;
  const [restock, setRestock] = useState(order.restock ?? false);
  const { move, isPending } = useParcel();
  const name = nameOf(reply, texts);
  const back = order.restock === null ? {} : { restock };
  const send = async () => {
    if (await move({ id: order.id, name }, { to: 'returned', ...back })) onClose();
  };
  return (
    <FormLayer
      {...{ isPending, onClose }}
      title={fill(parcel.returnTitle, { number: name })}
      button={parcel.returned}
      onSend={send}
    >
      {order.restock !== null && (
        <Box isSelected={restock} onChange={setRestock}>
          {refund.restock}
        </Box>
      )}
    </FormLayer>
  );
}
