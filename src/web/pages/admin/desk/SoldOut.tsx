import { API } from '../../../../api-paths.ts';
import { deskSoldOutReply } from '../../../../contract/desk-codes.ts';
import { fill } from '../../../i18n/translate.ts';
import { formatDateTime } from './format-date-time.ts';
import { fullMarkLabel } from './mark-label.ts';
import { SoldOutPicker } from './SoldOutPicker.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

/** What the shop does not sell for now: page, cart and checkout refuse it. */
export function SoldOut({ copy, lang }: DeskProps) {
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
      {reply?.ok ? (
        <SoldOutPicker
          copy={copy}
          lang={lang}
          marked={new Set(items.map(({ item_id }) => item_id))}
          busy={busy}
          onMark={(marks, soldOut) => void mark(marks, soldOut)}
        />
      ) : (
        <Waiting copy={copy} reply={reply} reload={reload} />
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {reply?.ok && (
        <>
          <h3>{texts.now}</h3>
          <ul className="desk-rows">
            {items.length === 0 && <li className="news-empty">{texts.none}</li>}
            {items.map(({ item_id: item, since }) => {
              const name = fullMarkLabel(item, lang);
              return (
                <li key={item} className="desk-entry is-line">
                  <p>
                    <b>{name}</b>
                    <span className="news-soft num block">
                      {fill(texts.since, { time: formatDateTime(since, lang) })}
                    </span>
                  </p>
                  <button
                    type="button"
                    className="desk-button"
                    aria-label={fill(texts.freeNamed, { item: name })}
                    onClick={() => void mark([item], false)}
                  >
                    {texts.free}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
