import { useState } from 'react';
import { deskSoldOutReply } from '../../../../contract/desk-codes.ts';
import { API } from '../../../../routes.ts';
import { fill } from '../../../i18n/translate.ts';
import type { DeskProps } from './copy.ts';
import { moment } from './moment.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

/** Variants that the checkout refuses, by the item id that orders show. */
export function SoldOut({ copy, lang }: DeskProps) {
  const texts = copy.soldOut;
  const { reply, reload, put } = useReply(API.deskSoldOut, deskSoldOutReply);
  const { busy, problem, send } = useAction({ copy, lang });
  const [typed, setTyped] = useState('');
  const mark = async (itemId: string, soldOut: boolean) => {
    const body = { item_id: itemId, sold_out: soldOut };
    const answer = await send(API.deskSoldOut, body, deskSoldOutReply);
    if (!answer) return;
    put(answer);
    if (soldOut) setTyped('');
  };
  return (
    <>
      <h2 className="desk-title">{texts.title}</h2>
      <p className="news-soft">{texts.text}</p>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          void mark(typed.trim(), true);
        }}
      >
        <label className="desk-field is-grow">
          {texts.item}
          <input
            required
            maxLength={100}
            autoCapitalize="none"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="desk-button" aria-busy={busy}>
          {texts.mark}
        </button>
      </form>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {!reply?.ok && <Waiting copy={copy} reply={reply} reload={reload} />}
      {reply?.ok && (
        <ul className="desk-rows">
          {reply.data.items.length === 0 && <li className="news-empty">{texts.none}</li>}
          {reply.data.items.map(({ item_id: item, since }) => (
            <li key={item} className="desk-entry">
              <p>
                <b>{item}</b>{' '}
                <span className="news-soft">
                  {fill(texts.since, { time: moment(since, lang) })}
                </span>
              </p>
              <button type="button" className="desk-button" onClick={() => void mark(item, false)}>
                {fill(texts.unmark, { item })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
