import { useState } from 'react';
import { API } from '../../../../../api-paths.ts';
import {
  type DeskSecurityReply,
  deskSecurityReply,
  SECURITY_KINDS,
} from '../../../../../contract/desk-security.ts';
import { fill } from '../../../../i18n/translate.ts';
import { formatDateTime } from '../../times.ts';
import type { DeskProps } from '../texts.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { eventAccount, eventFacts, eventName } from './event-text.ts';
import { LostFactor } from './LostFactor.tsx';

interface LineProps extends DeskProps {
  readonly event: DeskSecurityReply['events'][number];
}

function Line({ event, copy, lang }: LineProps) {
  const texts = copy.security;
  const { place, network } = event;
  const origin = network === null ? '' : fill(texts.network, { name: network });
  return (
    <li>
      <time className="news-soft num" dateTime={event.at}>
        {formatDateTime(event.at, lang)}
      </time>
      <span>
        <b className={event.refused ? 'news-wait' : undefined}>{eventName(texts, event.kind)}</b>{' '}
        {eventFacts(texts, event)}
        <br />
        <span className="news-soft">{[place, origin].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="news-soft">{eventAccount(texts, event)}</span>
    </li>
  );
}

interface PageProps extends DeskProps {
  /** Empty for every kind. */
  readonly kind: string;
  readonly before?: string;
}

/** One page of the log; the next one hangs below it. */
function SecurityPage({ copy, lang, kind, before }: PageProps) {
  const [more, setMore] = useState(false);
  const chosen = Object.entries({ kind, before: before ?? '' }).filter(([, value]) => value !== '');
  const path = `${API.deskSecurity}?${new URLSearchParams(chosen)}`;
  const { reply, reload } = useReply(path, deskSecurityReply);
  if (!reply?.ok) return <Waiting copy={copy} reply={reply} reload={reload} />;
  const { events, next } = reply.data;
  return (
    <>
      {events.length === 0 && <p className="news-empty">{copy.security.none}</p>}
      <ol className="desk-events">
        {events.map((event) => (
          <Line key={event.id} copy={copy} lang={lang} event={event} />
        ))}
      </ol>
      {next !== null && !more && (
        <button type="button" className="desk-button" onClick={() => setMore(true)}>
          {copy.more}
        </button>
      )}
      {next !== null && more && <SecurityPage copy={copy} lang={lang} kind={kind} before={next} />}
    </>
  );
}

/** The security log, and the way back for a customer who lost a factor. */
export function Security({ copy, lang }: DeskProps) {
  const [kind, setKind] = useState('');
  const texts = copy.security;
  return (
    <section className="desk-panel" aria-label={texts.title}>
      <h2 className="desk-title">{texts.title}</h2>
      <p className="news-soft">{texts.text}</p>
      <LostFactor copy={copy} lang={lang} />
      <div className="desk-form">
        <label className="desk-field">
          {texts.kind}
          <select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">{texts.all}</option>
            {SECURITY_KINDS.map((known) => (
              <option key={known} value={known}>
                {texts.kinds[known]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <SecurityPage key={kind} copy={copy} lang={lang} kind={kind} />
    </section>
  );
}
