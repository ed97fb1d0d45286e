import { useRef, useState } from 'react';
import { CellField } from '#admin/kit/CellField.tsx';
import { Box } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { LineThumb } from '#admin/kit/Thumb.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { randomUuid } from '#browser/random-uuid.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { nameOf, type OrderProps } from './order-facts.ts';
import { TrackingField } from './TrackingField.tsx';
import { useTexts } from './texts.ts';
import { NO_TRACKING, type TypedTracking, trackingGiven } from './typed-tracking.ts';
import { CHANGES, useParcel } from './use-parcel.ts';

export interface LayerProps extends OrderProps {
  readonly onClose: () => void;
}

interface PiecesProps extends OrderProps {
  /** Pieces that stay for another parcel, by line. */
  readonly kept: ReadonlyMap<number, number>;
  readonly onKeep: (line: number, count: number) => void;
}

/** The pieces of this parcel: all that are left unless fewer are chosen. */
function PiecesToSend({ reply, facts, kept, onKeep }: PiecesProps) {
  const { parcel, refund } = useTexts();
  return (
    <fieldset>
      <legend className="soft">{parcel.pieces}</legend>
      <ul className="plain-rows">
        {facts.parcel.map(({ line, quantity }) => {
          const item = reply.order.items[line];
          const name = [item?.name, item?.variant].filter(Boolean).join(', ');
          return (
            <li key={line}>
              <LineThumb line={item} />
              <b className="flex-[1_1_8rem]">{name}</b>
              <CellField
                label={fill(refund.pieces, { name })}
                value={quantity - (kept.get(line) ?? 0)}
                most={quantity}
                none="0"
                column="pieces"
                hasSteps
                onChange={(count) => onKeep(line, quantity - (count ?? 0))}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Says that a parcel has left; the customer is told a minute later. */
export function ShipLayer({ reply, facts, onClose }: LayerProps) {
  const texts = useTexts();
  const { parcel } = texts;
  const [typed, setTyped] = useState(NO_TRACKING);
  const [kept, setKept] = useState<ReadonlyMap<number, number>>(new Map());
  /** Made with the parcel, so that sending it again sends it once. */
  const key = useRef(randomUuid());
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
  const items = facts.parcel
    .map(({ line, quantity }) => ({ line, quantity: quantity - (kept.get(line) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const isPart = [...kept.values()].some((count) => count > 0);
  const tracking = trackingGiven(typed);
  const send = async () => {
    setIsSent(true);
    const isMoved = await move(
      { id: reply.order.id, name },
      {
        to: 'shipped',
        ...(tracking !== undefined && { tracking }),
        ...(isPart && { items, key: key.current }),
      },
    );
    setIsSent(isMoved);
    if (isMoved) onClose();
  };
  const several = facts.parcel.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  return (
    <FormLayer
      {...{ title, isPending, onClose }}
      isLocked={items.length === 0}
      button={isPart ? parcel.shipPart : parcel.ship}
      onSend={send}
    >
      <TrackingField label={parcel.tracking} value={typed} onChange={setTyped} />
      {several && (
        <PiecesToSend
          {...{ reply, facts, kept }}
          onKeep={(line, count) => {
            setKept(new Map(kept).set(line, count));
            key.current = randomUuid();
          }}
        />
      )}
      <p className="soft">{parcel.mail}</p>
    </FormLayer>
  );
}

interface WhichProps {
  readonly parcels: AdminOrderReply['parcels'];
  readonly value: string | undefined;
  /** Offers all of them, too. */
  readonly all?: string;
  readonly onChange: (id: string | undefined) => void;
}

/** Chooses one of several parcels. */
function WhichParcel({ parcels = [], value, all, onChange }: WhichProps) {
  const { parcel } = useTexts();
  const { lang } = useKit();
  if (parcels.length < 2) return null;
  const options = parcels.map(({ id, sent_at: at }, index) => {
    const values = { at: index + 1, time: formatDateTime(at, lang) };
    return [id, fill(parcel.named, values)] as const;
  });
  return (
    <SelectField
      label={parcel.title}
      options={[...(all === undefined ? [] : ([['all', all]] as const)), ...options]}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}

/** Corrects the link or number of a parcel that left. */
export function TrackingLayer({ reply, onClose }: LayerProps) {
  const { parcel } = useTexts();
  const { parcels = [] } = reply;
  const typedOf = (wanted: string | undefined): TypedTracking => {
    const { number, carrier, tracking_url: link } = parcels.find(({ id }) => id === wanted) ?? {};
    return number ? { text: number, carrier: carrier ?? ('other' as const) } : { text: link ?? '' };
  };
  const [which, setWhich] = useState(parcels.at(-1)?.id);
  const [typed, setTyped] = useState(() => typedOf(which));
  const { tried, isPending } = useSend(
    'POST /api/admin/orders/:id/tracking',
    adminOrderReply,
    CHANGES,
  );
  const send = async () => {
    const body = { tracking: trackingGiven(typed) ?? null, ...(which && { parcel: which }) };
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
      <WhichParcel
        parcels={parcels}
        value={which}
        onChange={(id) => {
          setWhich(id);
          setTyped(typedOf(id));
        }}
      />
      <TrackingField label={parcel.tracking} value={typed} onChange={setTyped} />
    </FormLayer>
  );
}

/** Says that a parcel came back, and whether its pieces are sold again. */
export function ReturnLayer({ reply, onClose }: LayerProps) {
  const texts = useTexts();
  const { parcel, refund } = texts;
  const { order } = reply;
  const [restock, setRestock] = useState(order.restock ?? false);
  const [which, setWhich] = useState<string>();
  const { move, isPending } = useParcel();
  const name = nameOf(reply, texts);
  const back = order.restock === null ? {} : { restock };
  const send = async () => {
    const body = { to: 'returned' as const, ...back, ...(which && { parcel: which }) };
    if (await move({ id: order.id, name }, body)) onClose();
  };
  return (
    <FormLayer
      {...{ isPending, onClose }}
      title={fill(parcel.returnTitle, { number: name })}
      button={parcel.returned}
      onSend={send}
    >
      <WhichParcel
        parcels={reply.parcels?.filter(({ returned_at: at }) => at === null)}
        value={which}
        all={parcel.all}
        onChange={setWhich}
      />
      {order.restock !== null && (
        <Box isSelected={restock} onChange={setRestock}>
          {refund.restock}
        </Box>
      )}
    </FormLayer>
  );
}
