import { useRef } from 'react';
import { API } from '../../../../api-paths.ts';
import { findOffer } from '../../../../catalogue/seed/offers.ts';
import { type DeskSoldOutReply, deskSoldOutReply } from '../../../../contract/desk-codes.ts';
import { productOfMark } from '../../../../rules/sold-out.ts';
import { fill } from '../../../i18n/translate.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { formatDateTime } from './format-date-time.ts';
import { fullMarkLabel } from './mark-label.ts';
import { colourOfMark, productCover } from './mark-picture.ts';
import { StockShelf } from './StockShelf.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface GoneProps extends DeskProps {
  readonly items: DeskSoldOutReply['items'];
  readonly onFree: (mark: string) => void;
}

/** Sold-out variants, each with a button that offers it again. */
function SoldOutNow({ copy, lang, items, onFree }: GoneProps) {
  const texts = copy.soldOut;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {texts.now}
      </h3>
      {items.length === 0 && <p className="news-soft">{texts.none}</p>}
      <ul className="desk-rows">
        {items.map(({ item_id: item, since }) => {
          const name = fullMarkLabel(item, lang);
          const cover = productCover(productOfMark(item, findOffer)?.id ?? '', colourOfMark(item));
          return (
            <li key={item} className="desk-entry is-line has-thumb">
              <Thumbnail base={cover} />
              <p>
                {name}
                <span className="news-soft num block">
                  {fill(texts.since, { time: formatDateTime(since, lang) })}
                </span>
              </p>
              <button
                type="button"
                className="desk-button"
                aria-label={fill(texts.freeNamed, { item: name })}
                onClick={() => {
                  onFree(item);
                  // The row goes with its button.
                  heading.current?.focus();
                }}
              >
                {texts.free}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Stock: page, cart and checkout refuse a variant that is switched off. */
export function Stock({ copy, lang }: DeskProps) {
  const texts = copy.soldOut;
  const { reply, reload, put } = useReply(API.deskSoldOut, deskSoldOutReply);
  const { busy, problem, send } = useAction({ copy, lang });
  const mark = async (marks: readonly string[], soldOut: boolean) => {
    const body = { item_ids: marks, sold_out: soldOut };
    const answer = await send(API.deskSoldOut, body, deskSoldOutReply);
    if (answer) put(answer);
  };
  const items = reply?.ok ? reply.data.items : [];
  return (
    <section className="desk-panel" aria-label={texts.title}>
      <h2 className="desk-title">{texts.title}</h2>
      <p className="news-soft">{texts.text}</p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {reply?.ok ? (
        <>
          <SoldOutNow
            copy={copy}
            lang={lang}
            items={items}
            onFree={(item) => void mark([item], false)}
          />
          <h3>{texts.products}</h3>
          <StockShelf
            copy={copy}
            lang={lang}
            marked={new Set(items.map(({ item_id }) => item_id))}
            busy={busy}
            onMark={(marks, soldOut) => void mark(marks, soldOut)}
          />
        </>
      ) : (
        <Waiting copy={copy} reply={reply} reload={reload} />
      )}
    </section>
  );
}
