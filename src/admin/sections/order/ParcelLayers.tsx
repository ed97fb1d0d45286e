import { type ReactNode, useState } from 'react';
import { Box } from '#admin/kit/Box.tsx';
import { Layer } from '#admin/kit/Layer.tsx';
import { LayerForm } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useTried } from '#admin/kit/use-tried.ts';
import { fill } from '#browser/fill.ts';
import { adminOrderReply } from '#contract/admin-orders.ts';
import { LinkField } from './LinkField.tsx';
import { nameOf, type OrderProps } from './order-props.ts';
import { CHANGES, useParcel } from './use-parcel.ts';

export interface LayerProps extends OrderProps {
  readonly onClose: () => void;
}

interface StepProps extends LayerProps {
  readonly title: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly onSend: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** One step of the parcel: its questions, and a button that names it. */
function StepLayer({ title, onSend, ...step }: StepProps) {
  const { button, isPending, onClose, children } = step;
  const send = async () => {
    if (await onSend()) onClose();
  };
  return (
    <Layer title={title} isOpen onClose={onClose}>
      <LayerForm {...{ button, isPending, onClose }} onSend={send}>
        {children}
      </LayerForm>
    </Layer>
  );
}

/** Says that a parcel has left; the customer is told a minute later. */
export function ShipLayer(props: LayerProps) {
  const { texts, reply, facts } = props;
  const { parcel } = texts;
  const [link, setLink] = useState('');
  /** What changes by it is no news. */
  const [isSent, setIsSent] = useState(false);
  const { move, isPending } = useParcel(texts);
  const name = nameOf(reply, texts);
  const title = fill(parcel.shipTitle, { number: name });
  if (!facts.mayShip && !isSent) {
    const state = texts.fulfilment[reply.order.fulfilment];
    return (
      <Layer title={title} isOpen onClose={props.onClose}>
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
    return isMoved;
  };
  return (
    <StepLayer {...props} title={title} button={parcel.ship} isPending={isPending} onSend={send}>
      <LinkField texts={parcel} link={link} onChange={setLink} />
      <p className="soft">{parcel.mail}</p>
    </StepLayer>
  );
}

/** Corrects the link of a parcel that left. */
export function TrackingLayer(props: LayerProps) {
  const { texts, reply, facts } = props;
  const { parcel } = texts;
  const [link, setLink] = useState(facts.trackingUrl ?? '');
  const tried = useTried();
  const { mutateAsync, isPending } = useSend(
    'POST /api/admin/orders/:id/tracking',
    adminOrderReply,
    CHANGES,
  );
  const send = async () => {
    const body = { tracking_url: link.trim() || null };
    const isSaved = await tried(mutateAsync({ params: { id: reply.order.id }, body }));
    if (isSaved) showDone(parcel.isTracked);
    return isSaved !== undefined;
  };
  return (
    <StepLayer
      {...props}
      title={parcel.trackingTitle}
      button={parcel.save}
      isPending={isPending}
      onSend={send}
    >
      <LinkField texts={parcel} link={link} onChange={setLink} />
    </StepLayer>
  );
}

/** Says that a parcel came back, and whether its pieces are sold again. */
export function ReturnLayer(props: LayerProps) {
  const { texts, reply } = props;
  const { parcel, refund } = texts;
  const { order } = reply;
  const [restock, setRestock] = useState(order.restock ?? false);
  const { move, isPending } = useParcel(texts);
  const name = nameOf(reply, texts);
  const back = order.restock === null ? {} : { restock };
  return (
    <StepLayer
      {...props}
      title={fill(parcel.returnTitle, { number: name })}
      button={parcel.returned}
      isPending={isPending}
      onSend={() => move({ id: order.id, name }, { to: 'returned', ...back })}
    >
      {order.restock !== null && (
        <Box label={refund.restock} isSelected={restock} onChange={setRestock} />
      )}
    </StepLayer>
  );
}
