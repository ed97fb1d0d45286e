import { useRef } from 'react';
import { API } from '../../../../api-paths.ts';
import { type DeskSoldOutReply, deskSoldOutReply } from '../../../../contract/desk-codes.ts';
import { productOfMark } from '../../../../rules/sold-out.ts';
import { cardPicture } from '../../../cards/card-picture.ts';
import type { AllCards } from '../../../cards/read-cards.ts';
import { useAllCards } from '../../../cards/use-cards.ts';
import { fill } from '../../../i18n/translate.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { formatDateTime } from '../times.ts';
import { colourOfMark } from './mark-colour.ts';
import { fullMarkLabel } from './mark-label.ts';
import { StockShelf } from './StockShelf.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface GoneProps extends DeskProps {
  readonly cards: AllCards;
  readonly items: DeskSoldOutReply['items'];
  readonly onFree: (mark: string) => void;
}

/** Sold-out variants, each with a button that offers it again. */
function SoldOutNow({ texts, lang, cards: { find }, items, onFree }: GoneProps) {
  const { soldOut } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {soldOut.now}
      </h3>
      {items.length === 0 && <p className="news-soft">{soldOut.none}</p>}
      <ul className="desk-rows">
        {items.map(({ item_id: item, since }) => {
          const name = fullMarkLabel(item, lang, find);
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
    </>
  );
}

/** Stock: page, cart and checkout refuse a variant that is switched off. */
export function Stock({ texts, lang }: DeskProps) {
  const soldOutTexts = texts.soldOut;
  const cards = useAllCards(lang);
  const { reply, reload, put } = useReply(API.deskSoldOut, deskSoldOutReply);
  const { busy, problem, send } = useAction({ texts, lang });
  const mark = async (marks: readonly string[], soldOut: boolean) => {
    const body = { item_ids: marks, sold_out: soldOut };
    const answer = await send(API.deskSoldOut, body, deskSoldOutReply);
    if (answer) put(answer);
  };
  const items = reply?.ok ? reply.data.items : [];
  return (
    <section className="desk-panel" aria-label={soldOutTexts.title}>
      <h2 className="desk-title">{soldOutTexts.title}</h2>
      <p className="news-soft">{soldOutTexts.text}</p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {reply?.ok && cards ? (
        <>
          <SoldOutNow
            texts={texts}
            lang={lang}
            cards={cards}
            items={items}
            onFree={(item) => void mark([item], false)}
          />
          <h3>{soldOutTexts.products}</h3>
          <StockShelf
            texts={texts}
            lang={lang}
            cards={cards}
            marked={new Set(items.map(({ item_id }) => item_id))}
            busy={busy}
            onMark={(marks, soldOut) => void mark(marks, soldOut)}
          />
        </>
      ) : (
        <Waiting texts={texts} reply={reply?.ok ? undefined : reply} reload={reload} />
      )}
    </section>
  );
}
