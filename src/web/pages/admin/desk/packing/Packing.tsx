import { useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminOrdersReply, adminOrdersReply } from '#contract/admin-orders.ts';
import { type AdminShipReply, adminShipReply } from '#contract/admin-packing.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { ItemPicture } from '#web/pages/admin/Thumbnail.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';

type Order = AdminOrdersReply['orders'][number];

interface RowProps extends DeskProps {
  readonly order: Order;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function PackingRow({ texts, lang, order, isChosen, onChoose }: RowProps) {
  const lines = itemsInCards(order.parcel, lang, useAllCards(lang));
  return (
    <li>
      <label className="desk-pack">
        <input
          type="checkbox"
          aria-label={fill(texts.packing.one, { number: order.number ?? '' })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <ItemPicture item={lines[0]} lang={lang} />
        <span className="grid gap-1">
          <b className="num">{order.number}</b>
          {lines.map(({ id, variant, quantity, name }) => (
            <span key={`${id} ${variant}`}>
              {quantity} × {name}
              {variant !== '' && <span className="news-soft"> {variant}</span>}
            </span>
          ))}
        </span>
        <span className="desk-pack-date news-soft num">
          {formatDateTime(order.created_at, lang)}
        </span>
      </label>
    </li>
  );
}

interface ShipProps extends DeskProps {
  readonly ids: readonly string[];
  readonly onShipped: (reply: AdminShipReply) => void;
}

/** Marks parcels as shipped, after a second press that says how many mails go out. */
function ShipButton({ texts, lang, ids, onShipped }: ShipProps) {
  const [asks, setAsks] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const { busy, problem, send } = useAction({ texts, lang });
  const { packing } = texts;
  const count = ids.length;
  useEffect(() => {
    if (asks) confirm.current?.focus();
  }, [asks]);
  const ship = async () => {
    const reply = await send(ADMIN_API.adminShipOrders, { orders: ids }, adminShipReply);
    if (!reply) return;
    setAsks(false);
    onShipped(reply);
  };
  return (
    <>
      {asks && count > 0 ? (
        <>
          <p>{packing.mail}</p>
          <button
            ref={confirm}
            type="button"
            className="desk-button is-primary"
            aria-busy={busy}
            onClick={() => void ship()}
          >
            {count === 1 ? packing.confirmOne : fill(packing.confirm, { count })}
          </button>
          <button type="button" className="desk-button" onClick={() => setAsks(false)}>
            {packing.cancel}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="desk-button is-primary"
          disabled={count === 0}
          onClick={() => setAsks(true)}
        >
          {fill(packing.ship, { count })}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}

function outcome({ packing }: DeskProps['texts'], reply: AdminShipReply): string {
  const shipped = reply.shipped.length;
  const refused = reply.refused.length;
  const sentences = [
    shipped === 1 ? packing.shippedOne : fill(packing.shipped, { count: shipped }),
    refused === 0
      ? ''
      : refused === 1
        ? packing.refusedOne
        : fill(packing.refused, { count: refused }),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Orders to pack: print their slips, then mark them as shipped together. */
export function Packing({ texts, lang }: DeskProps) {
  const { packing } = texts;
  const { reply, reload } = useReply(ADMIN_API.adminOrders, adminOrdersReply, {
    view: 'to-pack',
    sort: 'oldest',
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const orders = reply?.ok ? reply.data.orders : [];
  const ids = orders.map(({ id }) => id).filter((id) => !left.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <section className="desk-panel" aria-label={packing.title}>
      <h2 className="desk-title" ref={title} tabIndex={-1}>
        {packing.title}
      </h2>
      <p className="news-soft">{packing.text}</p>
      <p role="status">{done}</p>
      {!reply?.ok ? (
        <Waiting texts={texts} reply={reply} reload={reload} />
      ) : orders.length === 0 ? (
        <p>{packing.none}</p>
      ) : (
        <>
          <div className="desk-line">
            <DownloadButton
              texts={texts}
              lang={lang}
              path={ADMIN_API.adminPackingSlips}
              body={{ orders: ids }}
              label={fill(packing.slips, { count: ids.length })}
              disabled={ids.length === 0}
            />
            <ShipButton
              texts={texts}
              lang={lang}
              ids={ids}
              onShipped={(shipped) => {
                setDone(outcome(texts, shipped));
                setLeft(new Set());
                title.current?.focus();
                reload();
              }}
            />
          </div>
          <label className="desk-pack">
            <input
              type="checkbox"
              checked={ids.length === orders.length}
              onChange={({ target }) =>
                setLeft(new Set(target.checked ? [] : orders.map(({ id }) => id)))
              }
            />
            {packing.all}
          </label>
          <ul className="desk-rows">
            {orders.map((order) => (
              <PackingRow
                key={order.id}
                texts={texts}
                lang={lang}
                order={order}
                isChosen={!left.has(order.id)}
                onChoose={(isChosen) => choose(order.id, isChosen)}
              />
            ))}
          </ul>
          {reply.data.next !== null && <p className="news-soft">{packing.next}</p>}
        </>
      )}
    </section>
  );
}
