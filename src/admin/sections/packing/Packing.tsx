import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Link } from 'react-aria-components';
import { placeOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { rememberOrders } from '#admin/sections/order/order-trail.ts';
import type { TypedTracking } from '#admin/sections/order/typed-tracking.ts';
import { useShip } from '#admin/sections/orders/use-ship.ts';
import { type AdminPackingReply, adminPackingReply } from '#contract/admin-packing.ts';
import { fill } from '#rules/fill.ts';
import { CarrierFiles } from './CarrierFiles.tsx';
import { PackingList } from './PackingList.tsx';
import { type PackedOrder, PackOrder } from './PackOrder.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/packing/{-$order}');

interface WorkProps extends AdminPackingReply {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onPrinted: () => void;
}

/** Orders to pack, and the one that the address names; without a number the oldest. */
function Work({ orders, more, ...list }: WorkProps) {
  const texts = useTexts();
  const { lang } = useKit();
  /** Without a number the oldest, and no other one if somebody else ships that. */
  const [oldest, setOldest] = useState(orders[0]?.number);
  const { order: named = oldest } = route.useParams();
  const navigate = route.useNavigate();
  const [packed, setPacked] = useState<ReadonlySet<string>>(new Set());
  const [isWork, setIsWork] = useState(false);
  /** Stays on screen until the next one is opened. */
  const [sent, setSent] = useState<PackedOrder>();
  const readsOrders = useMay('GET /api/admin/orders/:id');
  const { ship: send, isPending } = useShip();
  useEffect(() => rememberOrders(orders.map(({ number }) => number)), [orders]);
  const at = named === undefined ? 0 : orders.findIndex(({ number }) => number === named);
  const current = sent ?? orders[at];
  const others = orders.filter(({ id }) => id !== current?.id);
  const next = others[at < others.length ? Math.max(at, 0) : 0];
  const ship = async (order: PackedOrder, typed: TypedTracking) => {
    setSent(order);
    if ((await send([order], { [order.id]: typed }))?.length === 1) {
      setIsWork(true);
      setOldest(next?.number);
      await navigate({ params: { order: next?.number } });
    }
    setSent(undefined);
  };
  if (current === undefined && named !== undefined && orders.length > 0) {
    return (
      <Empty title={fill(texts.gone, { number: named })} text={texts.goneText}>
        <div className="page-actions">
          <Link
            className="button primary"
            href={sectionHref(lang, `/packing/${orders[0]?.number}`)}
          >
            {fill(texts.toNext, { number: orders[0]?.number })}
          </Link>
          {readsOrders && (
            <Link className="button" href={sectionHref(lang, `/orders/${named}`)}>
              {texts.toOrder}
            </Link>
          )}
        </div>
      </Empty>
    );
  }
  if (current === undefined) {
    const way = { href: placeOf('orders', lang), label: texts.toOrders };
    return <Empty title={texts.none} text={texts.noneText} {...(readsOrders && { way })} />;
  }
  const place = { at: at + 1, count: orders.length };
  return (
    <div className="panes grid-cols-[16rem_minmax(0,1fr)] border-t border-line max-wide:pb-16">
      <PackOrder
        key={current.id}
        order={current}
        place={fill(more ? texts.placeMore : texts.place, place)}
        next={next && sectionHref(lang, `/packing/${next.number}`)}
        packed={packed}
        onPack={(key, isPacked) =>
          setPacked(new Set(isPacked ? [...packed, key] : [...packed].filter((one) => one !== key)))
        }
        isWork={isWork}
        isPending={isPending}
        onShip={(tracking) => void ship(current, tracking)}
      />
      <PackingList {...list} orders={orders} current={current.id} hasMore={more} />
    </div>
  );
}

/** Packing, order by order. */
export function Section() {
  const { texts: kit } = useKit();
  const loading = useApi('GET /api/admin/packing', {}, adminPackingReply);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const orders = (loading.data?.orders ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    // The outcomes of a reply file stay in its layer once nothing is left to pack.
    <Page title={kit.nav.packing} actions={<CarrierFiles orders={orders} />}>
      <ListPart name={kit.nav.packing} loading={loading}>
        {(data) => (
          <Work {...data} chosen={chosen} onChoose={setChosen} onPrinted={loading.refetch} />
        )}
      </ListPart>
    </Page>
  );
}
