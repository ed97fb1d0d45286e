import { useRef, useState } from 'react';
import { sendJson } from '#browser/api.ts';
import { type AdminOrdersReply, adminOrdersReply } from '#contract/admin-orders.ts';
import { href } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { Link } from '#web/runtime/Link.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { More } from './More.tsx';
import { ExpiredOrders, OrderRows } from './OrderRows.tsx';
import type { AskPage } from './page-loader.ts';
import type { DeskProps } from './texts.ts';
import { type Pages, usePages } from './use-pages.ts';
import { Waiting } from './Waiting.tsx';

interface ListProps extends DeskProps {
  readonly choice: Partial<Choice>;
  readonly pages: Pages<AdminOrdersReply>;
  /** Drops the choice. */
  readonly onAll: () => void;
}

/** Says that there is nothing, and the way on. */
function NoOrders({ texts, lang, choice, onAll }: Omit<ListProps, 'pages'>) {
  const isChosen = Object.keys(choice).length > 0;
  return (
    <div className="desk-empty">
      <p>{isChosen ? texts.orders.none : texts.orders.noneYet}</p>
      {isChosen ? (
        <button type="button" className="desk-button" onClick={onAll}>
          {texts.orders.showAll}
        </button>
      ) : (
        <Link className="desk-button" href={href('home', lang)}>
          {texts.orders.toShop}
        </Link>
      )}
    </div>
  );
}

/** Orders that match the choice. */
function OrderList({ texts, lang, choice, pages, onAll }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { reply, reload } = pages;
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const orders = reply.data.flatMap((page) => page.orders);
  // A search, or a chosen state, shows everything that was found.
  const folds = choice.q === undefined && choice.status === undefined;
  const isFolded = ({ status }: (typeof orders)[number]) => folds && status === 'expired';
  const rows = { texts, lang };
  return (
    <>
      {orders.length === 0 && <NoOrders texts={texts} lang={lang} choice={choice} onAll={onAll} />}
      <OrderRows {...rows} list={list} orders={orders.filter((order) => !isFolded(order))} />
      <ExpiredOrders {...rows} orders={orders.filter(isFolded)} />
      <More texts={texts} list={list} pages={pages} />
    </>
  );
}

interface Choice {
  readonly q: string;
  readonly status: string;
  readonly fulfilment: string;
}
const EVERYTHING: Choice = { q: '', status: '', fulfilment: '' };

/** The query of a list is its choice as JSON. */
const askOrders: AskPage<AdminOrdersReply> = (query, before) =>
  sendJson(ADMIN_API.adminOrders, { ...JSON.parse(query), before }, adminOrdersReply);

/** Only what was chosen. */
function setOf(choice: Choice): Partial<Choice> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** Orders: search and states above, one list. */
export function Orders({ texts, lang }: DeskProps) {
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState(EVERYTHING);
  const search = useRef<HTMLInputElement>(null);
  const chosen = setOf(choice);
  const pages = usePages(askOrders, JSON.stringify(chosen));
  return (
    <section className="desk-panel" aria-label={texts.orders.title}>
      <div className="desk-head">
        <h2 className="desk-title">{texts.orders.title}</h2>
        <DownloadButton
          texts={texts}
          lang={lang}
          path={ADMIN_API.adminOrdersCsv}
          body={chosen}
          label={texts.csv}
        />
      </div>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          setChoice({ ...choice, q: typed.trim() });
        }}
      >
        <label className="desk-field is-grow">
          {texts.orders.search}
          <input
            ref={search}
            type="search"
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label className="desk-field">
          {texts.orders.status}
          <select
            value={choice.status}
            onChange={({ target }) => setChoice({ ...choice, status: target.value })}
          >
            <option value="">{texts.orders.all}</option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {texts.status[status]}
              </option>
            ))}
          </select>
        </label>
        <label className="desk-field">
          {texts.orders.fulfilment}
          <select
            value={choice.fulfilment}
            onChange={({ target }) => setChoice({ ...choice, fulfilment: target.value })}
          >
            <option value="">{texts.orders.all}</option>
            {FULFILMENTS.map((fulfilment) => (
              <option key={fulfilment} value={fulfilment}>
                {texts.fulfilment[fulfilment]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {texts.orders.find}
        </button>
      </form>
      <OrderList
        texts={texts}
        lang={lang}
        choice={chosen}
        pages={pages}
        onAll={() => {
          setTyped('');
          setChoice(EVERYTHING);
          search.current?.focus();
        }}
      />
    </section>
  );
}
