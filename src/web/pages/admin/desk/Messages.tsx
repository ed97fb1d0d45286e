import { useRef } from 'react';
import { apiPath } from '#api-path.ts';
import { type AdminMessagesReply, adminMessagesReply } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { formatDateTime } from '../times.ts';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { More } from './More.tsx';
import { Newsletter } from './Newsletter.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { askAt, usePages } from './use-pages.ts';
import { Waiting } from './Waiting.tsx';

interface MessageProps extends DeskProps {
  readonly message: AdminMessagesReply['messages'][number];
  readonly onChanged: () => void;
}

function Message({ texts, lang, message, onChanged }: MessageProps) {
  const { busy, problem, send } = useAction({ texts, lang });
  const handled = message.handled_at !== null;
  const mark = async () => {
    const path = apiPath(ADMIN_API.adminMessageHandled, { id: message.id });
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

const askMessages = askAt(ADMIN_API.adminMessages, adminMessagesReply, 'before');

function MessageList({ texts, lang }: DeskProps) {
  const pages = usePages(askMessages, '');
  const { reply, reload } = pages;
  const list = useRef<HTMLUListElement>(null);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const messages = reply.data.flatMap((page) => page.messages);
  return (
    <>
      {messages.length === 0 && <p className="news-empty">{texts.messages.none}</p>}
      <ul ref={list} className="desk-rows">
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
      <More texts={texts} list={list} pages={pages} />
    </>
  );
}

/** Messages of the contact form, newsletter addresses, and failed deliveries. */
export function Messages({ texts, lang }: DeskProps) {
  return (
    <section className="desk-panel" aria-label={texts.messages.title}>
      <h2 className="desk-title">{texts.messages.title}</h2>
      <MessageList texts={texts} lang={lang} />
      <FailedDeliveries texts={texts} lang={lang} />
      <Newsletter texts={texts} lang={lang} />
    </section>
  );
}
