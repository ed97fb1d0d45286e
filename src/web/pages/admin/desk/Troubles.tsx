import { API } from '../../../../api-paths.ts';
import { deskTroublesReply } from '../../../../contract/desk-messages.ts';
import { formReply } from '../../../../contract/forms.ts';
import { fill } from '../../../i18n/translate.ts';
import { type DeskProps, mailName } from './copy.ts';
import { moment } from './moment.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface TroubleProps extends DeskProps {
  /** Where a retry is posted to. */
  readonly path: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly onChanged: () => void;
}

function Trouble({ copy, lang, path, title, facts, onChanged }: TroubleProps) {
  const { busy, problem, send } = useAction({ copy, lang });
  const retry = async () => {
    if (await send(path, {}, formReply)) onChanged();
  };
  return (
    <li className="desk-entry">
      <p>
        <b>{title}</b>
      </p>
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <p key={fact} className="news-soft">
            {fact}
          </p>
        ))}
      <button type="button" className="desk-button" aria-busy={busy} onClick={() => void retry()}>
        {copy.troubles.retry}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** Mails nobody tries to send any more and payment events still open, each with a retry. */
export function Troubles({ copy, lang }: DeskProps) {
  const { reply, reload } = useReply(API.deskTroubles, deskTroublesReply);
  const texts = copy.troubles;
  if (!reply?.ok) return <Waiting copy={copy} reply={reply} reload={reload} />;
  const { mails, events } = reply.data;
  const each = { copy, lang, onChanged: reload };
  return (
    <>
      <h2 className="desk-title">{texts.title}</h2>
      <h3>{texts.mails}</h3>
      {mails.length === 0 && <p className="news-soft">{texts.noMails}</p>}
      <ul className="desk-rows">
        {mails.map((mail) => (
          <Trouble
            key={mail.id}
            {...each}
            path={API.deskMailRetry.replace(':id', mail.id)}
            title={`${mailName(copy, mail.kind)}, ${mail.recipient}`}
            facts={[
              moment(mail.failed_at, lang),
              fill(texts.attempts, { count: mail.attempts }),
              mail.error ?? '',
            ]}
          />
        ))}
      </ul>
      <h3>{texts.events}</h3>
      {events.length === 0 && <p className="news-soft">{texts.noEvents}</p>}
      <ul className="desk-rows">
        {events.map((event) => (
          <Trouble
            key={event.id}
            {...each}
            path={API.deskEventRetry.replace(':id', encodeURIComponent(event.id))}
            title={event.type}
            facts={[event.id, moment(event.received_at, lang), event.failure ?? '']}
          />
        ))}
      </ul>
    </>
  );
}
