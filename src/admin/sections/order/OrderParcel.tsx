import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useMay } from '#admin/kit/may.ts';
import { useDownload } from '#admin/kit/queries.ts';
import { SlipGaps } from '#admin/kit/SlipGaps.tsx';
import { mayShip, showsParcel } from '#rules/order-states.ts';
import { type LayerName, nameOf, type OrderProps } from './order-facts.ts';
import { SentParcels } from './SentParcels.tsx';
import { useTexts } from './texts.ts';
import { useParcel } from './use-parcel.ts';

/** Prints the packing slip of one order. */
function SlipButton({ reply }: OrderProps) {
  const texts = useTexts();
  const body = { orders: [reply.order.id] };
  const { mutate, isPending } = useDownload('/api/admin/packing-slips', body);
  return (
    <Button
      className="button"
      aria-label={texts.parcel.slipNamed}
      isPending={isPending}
      onPress={() => mutate()}
    >
      <Icon name="print" />
      {texts.parcel.slip}
    </Button>
  );
}

/** State of the parcel with its link; nothing while the order is unpaid. */
export function OrderParcel(props: OrderProps & { readonly onOpen: (layer: LayerName) => void }) {
  const texts = useTexts();
  const { reply, facts, onOpen } = props;
  const { parcel } = texts;
  const { order } = reply;
  const { undo, isPending } = useParcel();
  const prints = useMay('POST /api/admin/packing-slips');
  const corrects = useMay('POST /api/admin/orders/:id/tracking');
  if (!showsParcel(order)) return null;
  const state = texts.fulfilment[order.fulfilment];
  const { parcels = [] } = reply;
  return (
    <Block
      title={parcel.title}
      beside={prints && mayShip(order.status) && <SlipButton {...props} />}
    >
      <div role="status">
        {order.fulfilment === 'open' && <p>{parcels.length > 0 ? parcel.partly : state}</p>}
        {parcels.length > 0 && <SentParcels {...props} />}
      </div>
      {mayShip(order.status) && <SlipGaps orders={[order]} />}
      {facts.held && <p className="warn">{parcel[facts.held]}</p>}
      {parcels.length > 0 && (
        <div className="page-actions">
          {facts.undoLeftMs > 0 && (
            <Button
              className="button"
              isPending={isPending}
              onPress={() => void undo({ id: order.id, name: nameOf(reply, texts) })}
            >
              {parcel.undo}
            </Button>
          )}
          {corrects && (
            <Button className="button" onPress={() => onOpen('tracking')}>
              {parcel.change}
            </Button>
          )}
          {facts.mayReturn && (
            <Button className="button" onPress={() => onOpen('return')}>
              {parcel.return}
            </Button>
          )}
        </div>
      )}
    </Block>
  );
}
