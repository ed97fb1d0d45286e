import { useEffect, useState } from 'react';
import { API } from '../../../../api-paths.ts';
import { deskOrdersReply } from '../../../../contract/desk-orders.ts';
import { formatPrice } from '../../../../rules/money.ts';
import { FULFILMENTS, ORDER_STATUSES, showsParcel } from '../../../../rules/order-states.ts';
import { SECTIONS } from '../sections.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { formatDateTime } from './format-date-time.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { DeskProps } from './texts.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface PageProps extends DeskProps {
  readonly choice: Partial<Choice>;
  readonly before?: string;
  readonly onOpen: (id: string) => void;
}

/** One page of orders; the next one hangs below it. */
function OrderPage({ copy, lang, choice, before, onOpen }: PageProps) {
  const [more, setMore] = useState(false);
  const { reply, reload } = useReply(API.deskOrders, deskOrdersReply, { ...choice, before });
  if (!reply?.ok) return <Waiting copy={copy} reply={reply} reload={reload} />;
  const { orders, next } = reply.data;
  return (
    <>
      {orders.length === 0 && before === undefined && (
        <p className="news-empty">{copy.orders.none}</p>
      )}
      <ul className="desk-rows">
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" onClick={() => onOpen(order.id)}>
              <b className="num">{order.number ?? copy.orders.unnumbered}</b>
              <span className="num">{formatPrice(order.amount, lang)}</span>
              <span className="news-cut">{order.customer_email ?? copy.orders.unknown}</span>
              <span data-status={order.status}>{copy.status[order.status]}</span>
              <span className="news-soft num">{formatDateTime(order.created_at, lang)}</span>
              {order.disputed ? (
                <span data-status="disputed">{copy.orders.disputed}</span>
              ) : (
                showsParcel(order) && (
                  <span className="news-soft">{copy.fulfilment[order.fulfilment]}</span>
                )
              )}
            </button>
          </li>
        ))}
      </ul>
      {next !== null && !more && (
        <button type="button" className="desk-button" onClick={() => setMore(true)}>
          {copy.more}
        </button>
      )}
      {next !== null && more && (
        <OrderPage copy={copy} lang={lang} choice={choice} before={next} onOpen={onOpen} />
      )}
    </>
  );
}

interface Choice {
  readonly q: string;
  readonly status: string;
  readonly fulfilment: string;
}
const EVERYTHING: Choice = { q: '', status: '', fulfilment: '' };

/** Only what was chosen. */
function setOf(choice: Choice): Partial<Choice> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** The order that the address names (`#bestellungen/<id>`), so that a link or a reload opens it. */
function useOpenedOrder(): readonly [string | undefined, (id: string | undefined) => void] {
  const named = () => {
    const [section, id] = location.hash.split('/');
    return section === SECTIONS.orders ? id : undefined;
  };
  const [opened, setOpened] = useState(named);
  useEffect(() => {
    const read = () => setOpened(named());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  });
  const open = (id: string | undefined) => {
    const hash = id === undefined ? SECTIONS.orders : `${SECTIONS.orders}/${id}`;
    history.replaceState(history.state, '', `${location.pathname}${hash}`);
    setOpened(id);
  };
  return [opened, open];
}

/** Orders: search and states above, one list, an order in its place when it is opened. */
export function Orders({ copy, lang }: DeskProps) {
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState(EVERYTHING);
  const [opened, setOpened] = useOpenedOrder();
  if (opened !== undefined) {
    return (
      <OrderDetail
        key={opened}
        copy={copy}
        lang={lang}
        id={opened}
        onClose={() => setOpened(undefined)}
      />
    );
  }
  const chosen = setOf(choice);
  return (
    <section className="desk-panel" aria-label={copy.orders.title}>
      <h2 className="desk-title">{copy.orders.title}</h2>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          setChoice({ ...choice, q: typed.trim() });
        }}
      >
        <label className="desk-field is-grow">
          {copy.orders.search}
          <input
            type="search"
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label className="desk-field">
          {copy.orders.status}
          <select
            value={choice.status}
            onChange={({ target }) => setChoice({ ...choice, status: target.value })}
          >
            <option value="">{copy.orders.all}</option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {copy.status[status]}
              </option>
            ))}
          </select>
        </label>
        <label className="desk-field">
          {copy.orders.fulfilment}
          <select
            value={choice.fulfilment}
            onChange={({ target }) => setChoice({ ...choice, fulfilment: target.value })}
          >
            <option value="">{copy.orders.all}</option>
            {FULFILMENTS.map((fulfilment) => (
              <option key={fulfilment} value={fulfilment}>
                {copy.fulfilment[fulfilment]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {copy.orders.find}
        </button>
        <DownloadButton
          copy={copy}
          lang={lang}
          path={API.deskOrdersCsv}
          body={chosen}
          label={copy.csv}
        />
      </form>
      <OrderPage
        key={JSON.stringify(chosen)}
        copy={copy}
        lang={lang}
        choice={chosen}
        onOpen={setOpened}
      />
    </section>
  );
}
