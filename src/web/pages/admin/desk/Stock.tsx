import { useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminSoldOutReply, adminSoldOutReply } from '#contract/admin-codes.ts';
import { type AdminCount, adminStockReply } from '#contract/admin-stock.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { cardPicture } from '#web/cards/card-picture.ts';
import type { AllCards } from '#web/cards/read-cards.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { colourOfMark } from './mark-colour.ts';
import { CountState, type Counts, freeOf, isLow } from './StockCounts.tsx';
import { StockShelf } from './StockShelf.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface CountListProps extends DeskProps {
  readonly cards: AllCards;
  readonly counts: readonly AdminCount[];
}

/** Counts with their figures, the smallest first. */
function CountList({ texts, lang, cards, counts }: CountListProps) {
  const { find } = cards;
  return (
    <ul className="desk-rows">
      {counts
        .toSorted((a, b) => freeOf(a) - freeOf(b))
        .map((count) => {
          const { item_id: mark } = count;
          const product = productOfMark(mark, find);
          return (
            <li key={mark} className="desk-entry is-line has-thumb">
              <Thumbnail base={product && cardPicture(product, colourOfMark(mark, find))} />
              <p>
                {fullMarkLabel(mark, lang, cards)}
                <span className="news-soft block">
                  <CountState texts={texts} count={count} />
                </span>
              </p>
            </li>
          );
        })}
    </ul>
  );
}

interface GoneProps extends DeskProps {
  readonly cards: AllCards;
  readonly items: AdminSoldOutReply['items'];
  /** Counts with nothing free. */
  readonly empty: readonly AdminCount[];
  readonly onFree: (mark: string) => void;
}

/** Sold-out variants, each with a button that offers it again. */
function SoldOutNow({ texts, lang, cards, items, empty, onFree }: GoneProps) {
  const { find } = cards;
  const { soldOut } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {soldOut.now}
      </h3>
      {items.length + empty.length === 0 && <p className="news-soft">{soldOut.none}</p>}
      <ul className="desk-rows">
        {items.map(({ item_id: item, since }) => {
          const name = fullMarkLabel(item, lang, cards);
          const product = productOfMark(item, find);
          const cover = product && cardPicture(product, colourOfMark(item, find));
          return (
            <li key={item} className="desk-entry is-line has-thumb">
              <Thumbnail base={cover} />
              <p>
                {name}
                <span className="news-soft num block">
                  {fill(soldOut.since, { time: formatDateTime(since, lang) })}
                </span>
              </p>
              <button
                type="button"
                className="desk-button"
                aria-label={fill(soldOut.freeNamed, { item: name })}
                onClick={() => {
                  onFree(item);
                  // The row goes with its button.
                  heading.current?.focus();
                }}
              >
                {soldOut.free}
              </button>
            </li>
          );
        })}
      </ul>
      {empty.length > 0 && <CountList texts={texts} lang={lang} cards={cards} counts={empty} />}
    </>
  );
}

/** Stock: page, cart and checkout refuse a variant that is switched off. */
export function Stock({ texts, lang }: DeskProps) {
  const soldOutTexts = texts.soldOut;
  const cards = useAllCards(lang);
  const { reply, reload, put } = useReply(ADMIN_API.adminSoldOut, adminSoldOutReply);
  const stock = useReply(ADMIN_API.adminStock, adminStockReply);
  const { busy, problem, send } = useAction({ texts, lang });
  const mark = async (marks: readonly string[], soldOut: boolean) => {
    const body = { item_ids: marks, sold_out: soldOut };
    const answer = await send(ADMIN_API.adminSoldOut, body, adminSoldOutReply);
    if (answer) put(answer);
  };
  const items = reply?.ok ? reply.data.items : [];
  const counted = stock.reply?.ok ? stock.reply.data.items : [];
  const counts: Counts = new Map(counted.map((count) => [count.item_id, count]));
  const low = counted.filter((count) => freeOf(count) > 0 && isLow(count));
  const isReady = reply?.ok && stock.reply?.ok;
  return (
    <section className="desk-panel" aria-label={soldOutTexts.title}>
      <h2 className="desk-title">{soldOutTexts.title}</h2>
      <p className="news-soft">{soldOutTexts.text}</p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {isReady && cards ? (
        <>
          <SoldOutNow
            texts={texts}
            lang={lang}
            cards={cards}
            items={items}
            empty={counted.filter((count) => freeOf(count) === 0)}
            onFree={(item) => void mark([item], false)}
          />
          {low.length > 0 && (
            <>
              <h3>{texts.stock.lowTitle}</h3>
              <CountList texts={texts} lang={lang} cards={cards} counts={low} />
            </>
          )}
          <h3>{soldOutTexts.products}</h3>
          <StockShelf
            texts={texts}
            lang={lang}
            cards={cards}
            marked={new Set(items.map(({ item_id }) => item_id))}
            counts={counts}
            onCounted={stock.put}
            busy={busy}
            onMark={(marks, soldOut) => void mark(marks, soldOut)}
          />
        </>
      ) : (
        <Waiting
          texts={texts}
          reply={reply?.ok ? (stock.reply?.ok ? undefined : stock.reply) : reply}
          reload={reply?.ok ? stock.reload : reload}
        />
      )}
    </section>
  );
}
