import { Button, Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminParcel } from '#contract/admin-parcels.ts';
import { CARRIER_NAMES } from '#rules/carriers.ts';
import { fill } from '#rules/fill.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import { nameOf, type OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';
import { useParcel } from './use-parcel.ts';

/** The fields by which a parcel is followed. */
function TrackingLine({ carrier, number, tracking_url: url }: AdminParcel) {
  const { parcel } = useTexts();
  const named = [carrier && CARRIER_NAMES[carrier], number].filter(Boolean).join(' ');
  if (url === null) return <>{named || parcel.noTracking}</>;
  return (
    <>
      {named}{' '}
      <Link className="link" href={url} target="_blank" rel="noreferrer">
        {parcel.track}
      </Link>
    </>
  );
}

/** The parcels that left, each with its state; of several also with its pieces and the step to "delivered". */
export function SentParcels({ reply }: OrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { parcel } = texts;
  const { move, isPending } = useParcel();
  const moves = useMay('POST /api/admin/orders/:id/parcel');
  const { order, parcels = [] } = reply;
  const isOnly = parcels.length === 1 && order.fulfilment !== 'open';
  const stateOf = ({
    sent_at: sent,
    delivered_at: delivered,
    returned_at: returned,
  }: AdminParcel) => {
    const [state, at] = returned
      ? (['returned', returned] as const)
      : delivered
        ? (['delivered', delivered] as const)
        : (['shipped', sent] as const);
    return fill(parcel.at, { state: texts.fulfilment[state], time: formatDateTime(at, lang) });
  };
  return (
    <ol className="plain-rows">
      {parcels.map((each, at) => (
        <li key={each.id} className="flex-nowrap">
          <div className="flex-[1_1_0]">
            {isOnly ? stateOf(each) : `${fill(parcel.nth, { at: at + 1 })}: ${stateOf(each)}`}
            {!isOnly && (
              <p className="soft">
                {linesOf(order.items, each.items)
                  .map(({ name, quantity }) => `${quantity} × ${name}`)
                  .join(', ')}
              </p>
            )}
            <p className="soft wrap-anywhere">
              <TrackingLine {...each} />
            </p>
          </div>
          {moves && !isOnly && each.delivered_at === null && each.returned_at === null && (
            <Button
              className="button quiet"
              aria-label={fill(parcel.deliveredNamed, { at: at + 1 })}
              isPending={isPending}
              onPress={() =>
                void move(
                  { id: order.id, name: nameOf(reply, texts) },
                  { to: 'delivered', parcel: each.id },
                )
              }
            >
              {parcel.arrived}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
