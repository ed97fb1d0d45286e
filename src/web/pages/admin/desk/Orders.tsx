import { useEffect, useRef, useState } from 'react';
import { sendJson } from '#browser/api.ts';
import { type AdminOrdersReply, adminOrdersReply } from '#contract/admin-orders.ts';
import { href } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { Link } from '#web/runtime/Link.tsx';
import { SECTIONS } from '../sections.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { More } from './More.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { ExpiredOrders, OrderRows } from './OrderRows.tsx';
import type { AskPage } from './page-loader.ts';
import { useReturnFocus } from './row-focus.ts';
import type { DeskProps } from './texts.ts';
import { type Pages, usePages } from './use-pages.ts';
import { Waiting } from './Waiting.tsx';

interface ListProps extends DeskProps {
  readonly choice: Partial<Choice>;
  readonly pages: Pages<AdminOrdersReply>;
  readonly onOpen: (id: string) => void;
  /** Drops the choice. */
  readonly onAll: () => void;
}

/** Says that there is nothing, and the way on. */
function NoOrders({ texts, lang, choice, onAll }: Omit<ListProps, 'pages' | 'onOpen'>) {
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
function OrderList({ texts, lang, choice, pages, onOpen, onAll }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { reply, reload } = pages;
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const orders = reply.data.flatMap((page) => page.orders);
  // A search, or a chosen state, shows everything that was found.
  const folds = choice.q === undefined && choice.status === undefined;
  const isFolded = ({ status }: (typeof orders)[number]) => folds && status === 'expired';
  const rows = { texts, lang, onOpen };
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
export function Orders({ texts, lang }: DeskProps) {
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState(EVERYTHING);
  const [opened, setOpened] = useOpenedOrder();
  const search = useRef<HTMLInputElement>(null);
  const chosen = setOf(choice);
  const pages = usePages(askOrders, opened === undefined ? JSON.stringify(chosen) : undefined);
  useReturnFocus(opened, pages.isCurrent);
  if (opened !== undefined) {
    return (
      <OrderDetail
        key={opened}
        texts={texts}
        lang={lang}
        id={opened}
        onClose={() => setOpened(undefined)}
      />
    );
  }
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
        onOpen={setOpened}
        onAll={() => {
          setTyped('');
          setChoice(EVERYTHING);
          search.current?.focus();
        }}
      />
    </section>
  );
}
