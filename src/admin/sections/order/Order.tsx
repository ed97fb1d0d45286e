import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { useLive } from '#admin/kit/live.ts';
import { Mark } from '#admin/kit/Mark.tsx';
import { useMay } from '#admin/kit/may.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import { mayShip, showsParcel } from '#rules/order-states.ts';
import { AddressLayer } from './AddressLayer.tsx';
import { ClosedOrder } from './ClosedOrder.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderDisputes } from './OrderDisputes.tsx';
import { OrderHistory, OrderMails } from './OrderHistory.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPapers, PaperLayer } from './OrderPapers.tsx';
import { OrderParcel } from './OrderParcel.tsx';
import { OrderPerson } from './OrderPerson.tsx';
import { OrderPlace } from './OrderPlace.tsx';
import {
  factsOf,
  LAYERS,
  type LayerName,
  nameOf,
  type OrderProps,
  readOnly,
} from './order-facts.ts';
import { ReturnLayer, ShipLayer, TrackingLayer } from './ParcelLayers.tsx';
import { RefundLayer } from './RefundLayer.tsx';
import { useTexts } from './texts.ts';
import { useParcel } from './use-parcel.ts';
import './order.css';

const route = getRouteApi('/orders/$order/{-$layer}');
const VIEWS = {
  ship: ShipLayer,
  tracking: TrackingLayer,
  return: ReturnLayer,
  refund: RefundLayer,
  address: AddressLayer,
  paper: PaperLayer,
} as const satisfies Record<LayerName, unknown>;

/** The layer that the address names, and the ways there and back; the page stays where it is scrolled to. */
function useLayer(order: string) {
  const { layer: named } = route.useParams();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const open = (layer: LayerName) => {
    isOpenedHere.current = true;
    void navigate({ params: { order, layer }, resetScroll: false });
  };
  const close = () => {
    if (isOpenedHere.current) history.back();
    else void navigate({ params: { order, layer: undefined }, replace: true, resetScroll: false });
    isOpenedHere.current = false;
  };
  return { layer: LAYERS.find((each) => each === named), open, close };
}

/** Facts of an order; they change by themselves once shipping can't be taken back. */
function useFacts(reply: AdminOrderReply | undefined) {
  const aheadMs = useLive((live) => live.serverAheadMs);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const acts = useMay('POST /api/admin/orders/:id/parcel');
  const known = reply && factsOf(reply, Date.now() + aheadMs);
  const facts = known && (acts ? known : readOnly(known));
  const left = facts?.undoLeftMs ?? 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(look, left);
    return () => clearTimeout(timer);
  }, [left]);
  return facts;
}

/** States of payment and parcel, and when it was placed. */
function States({ reply, facts }: OrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { order, events } = reply;
  const { status, fulfilment } = order;
  const payment = { text: texts.status[status] };
  const isOpen = fulfilment === 'open';
  const isPartly = isOpen && (reply.parcels ?? []).length > 0;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <Mark
        state={
          mayShip(status)
            ? { mark: 'full', tone: 'ok', ...payment }
            : { mark: status === 'pending' ? 'dashed' : 'ring', tone: 'soft', ...payment }
        }
      />
      {order.withdrawn_at !== null && (
        <Mark state={{ mark: 'alert', tone: 'hot', text: texts.withdrawn }} />
      )}
      {facts.isDisputed && <Mark state={{ mark: 'alert', tone: 'hot', text: texts.disputed }} />}
      {showsParcel(order) && (
        <Mark
          state={{
            mark: isPartly || fulfilment === 'shipped' ? 'half' : isOpen ? 'ring' : 'full',
            tone: isOpen ? '' : 'soft',
            text: isPartly ? texts.parcel.isPartly : texts.fulfilment[fulfilment],
          }}
        />
      )}
      {events.some(({ kind }) => kind === 'rebuilt') && <span>{texts.rebuilt}</span>}
      <OrderPerson reply={reply} />
      <time dateTime={order.created_at}>{formatDateTime(order.created_at, lang)}</time>
    </span>
  );
}

function MainAction({ reply, facts, onShip }: OrderProps & { readonly onShip: () => void }) {
  const texts = useTexts();
  const { parcel } = texts;
  const { move, isPending } = useParcel();
  const { id } = reply.order;
  if (facts.main === undefined) return null;
  const deliver = () => move({ id, name: nameOf(reply, texts) }, { to: 'delivered' });
  return (
    <Button
      className="button primary"
      isPending={isPending}
      onPress={() => (facts.main === 'ship' ? onShip() : void deliver())}
    >
      <Icon name="ship" />
      {parcel[facts.main]}
    </Button>
  );
}

interface PageProps {
  /** Number or id. */
  readonly orderKey: string;
}

function OrderPage({ orderKey }: PageProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const sent = { params: { id: orderKey } };
  const loading = useApi('GET /api/admin/orders/:id', sent, adminOrderReply);
  const { layer, open, close } = useLayer(orderKey);
  const { data } = loading;
  const facts = useFacts(data);
  const shown = data && facts && { reply: data, facts };
  const View = layer && VIEWS[layer];
  return (
    <Page
      title={data ? nameOf(data, texts) : orderKey.startsWith('EL-') ? orderKey : kit.nav.orders}
      parent={{ href: placeOf('orders', lang), label: kit.nav.orders }}
      place={<OrderPlace orderKey={orderKey} among={data?.place} />}
      note={shown && <States {...shown} />}
      actions={
        (shown?.facts.main || shown?.facts.mayRefund) && (
          <>
            {shown.facts.mayRefund && (
              <Button className="button" onPress={() => open('refund')}>
                {texts.refund.open}
              </Button>
            )}
            <MainAction {...shown} onShip={() => open('ship')} />
          </>
        )
      }
    >
      <ListPart name={texts.name} loading={loading}>
        {() =>
          shown && (
            <>
              <OrderDisputes {...shown} />
              <ClosedOrder {...shown} />
              <div className="to-end grid flex-1 grid-cols-[minmax(0,1fr)_22.5rem] grid-rows-[auto_1fr] border-t border-line max-[60rem]:grid-cols-[minmax(0,1fr)] max-[60rem]:grid-rows-none">
                <div>
                  <OrderItems {...shown} />
                  <OrderParcel {...shown} onOpen={open} />
                  {!shown.reply.order.closed_at && <OrderNotes {...shown} />}
                </div>
                <aside className="border-line min-[60rem]:[grid-area:1/2/span_2] min-[60rem]:border-s">
                  <OrderMoney {...shown} />
                  <OrderPapers {...shown} onCorrect={() => open('paper')} />
                  <OrderCustomer {...shown} onChange={() => open('address')} />
                </aside>
                <div>
                  <OrderHistory {...shown} />
                  <OrderMails {...shown} />
                </div>
              </div>
              {View && <View {...shown} onClose={close} />}
            </>
          )
        }
      </ListPart>
    </Page>
  );
}

/** One order on one screen: what, who, money, parcel, history, mails. */
export function Section() {
  const { order } = route.useParams();
  return <OrderPage key={order} orderKey={order} />;
}
