import { useState } from 'react';
import { apiPath } from '../../../../api-paths.ts';
import { type DeskMessagesReply, deskMessagesReply } from '../../../../contract/desk-messages.ts';
import { formReply } from '../../../../contract/forms.ts';
import { DESK_API } from '../../../../desk-paths.ts';
import { formatDateTime } from '../times.ts';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { Newsletter } from './Newsletter.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

interface MessageProps extends DeskProps {
  readonly message: DeskMessagesReply['messages'][number];
  readonly onChanged: () => void;
}

function Message({ texts, lang, message, onChanged }: MessageProps) {
  const { busy, problem, send } = useAction({ texts, lang });
  const handled = message.handled_at !== null;
  const mark = async () => {
    const path = apiPath(DESK_API.deskMessageHandled, { id: message.id });
    if (await send(path, { handled: !handled }, formReply)) onChanged();
  };
  return (
    <li className="desk-entry is-line is-message">
      <details>
        <summary>
          <b>{message.subject}</b>
          {message.urgent && <span className="news-hot">{texts.messages.urgent}</span>}
          <span>{message.name}</span>
          <span className="news-soft num">{formatDateTime(message.created_at, lang)}</span>
          <span className={handled ? 'news-soft' : 'news-wait'}>
            {handled ? texts.messages.handled : texts.messages.open}
          </span>
        </summary>
        <p className="desk-text">{message.message}</p>
        <a className="desk-link" href={`mailto:${message.email}`}>
          {message.email}
        </a>
      </details>
      <button type="button" className="desk-button" aria-busy={busy} onClick={() => void mark()}>
        {handled ? texts.messages.reopen : texts.messages.handle}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** One page of messages; the next one hangs below it. */
function MessagePage({ texts, lang, before }: DeskProps & { readonly before?: string }) {
  const [more, setMore] = useState(false);
  const path =
    before === undefined ? DESK_API.deskMessages : `${DESK_API.deskMessages}?before=${before}`;
  const { reply, reload } = useReply(path, deskMessagesReply);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { messages, next } = reply.data;
  return (
    <>
      {messages.length === 0 && <p className="news-empty">{texts.messages.none}</p>}
      <ul className="desk-rows">
        {messages.map((message) => (
          <Message
            key={message.id}
            texts={texts}
            lang={lang}
            message={message}
            onChanged={reload}
          />
        ))}
      </ul>
      {next !== null && !more && (
        <button type="button" className="desk-button" onClick={() => setMore(true)}>
          {texts.more}
        </button>
      )}
      {next !== null && more && <MessagePage texts={texts} lang={lang} before={next} />}
    </>
  );
}

/** Messages of the contact form, newsletter addresses, and failed deliveries. */
export function Messages({ texts, lang }: DeskProps) {
  return (
    <section className="desk-panel" aria-label={texts.messages.title}>
      <h2 className="desk-title">{texts.messages.title}</h2>
      <MessagePage texts={texts} lang={lang} />
      <FailedDeliveries texts={texts} lang={lang} />
      <Newsletter texts={texts} lang={lang} />
    </section>
  );
}
