import { useEffect, useRef, useState } from 'react';
import { type DeskErasedReply, deskErasedReply } from '../../../../contract/desk-person.ts';
import { DESK_API } from '../../../../desk-paths.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

export interface EraseProps extends DeskProps {
  readonly email: string;
  readonly onErased: (reply: DeskErasedReply) => void;
}

/** Erases in two steps; the server may ask who is there in between. */
export function PersonErase({ texts, lang, email, onErased }: EraseProps) {
  const { busy, problem, send } = useAction({ texts, lang });
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard continues at what takes its place.
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
  }, [isAsking]);
  const erase = async () => {
    const reply = await send(DESK_API.deskPersonErase, { email }, deskErasedReply);
    if (reply) onErased(reply);
  };
  const { person } = texts;
  return (
    <>
      {isAsking ? (
        <>
          <p id="person-erase-text">{person.confirmText}</p>
          <div className="desk-line">
            <button
              type="button"
              ref={confirm}
              className="desk-button is-hot"
              aria-describedby="person-erase-text"
              aria-busy={busy}
              onClick={() => void erase()}
            >
              {person.confirm}
            </button>
            <button type="button" className="desk-button" onClick={() => setAsking(false)}>
              {texts.cancel}
            </button>
          </div>
        </>
      ) : (
        <button type="button" className="desk-button is-hot" onClick={() => setAsking(true)}>
          {person.erase}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}
