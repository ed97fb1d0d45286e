import { useState } from 'react';
import {
  type DeskSecurityReply,
  deskSecurityReply,
  SECURITY_KINDS,
} from '../../../../../contract/desk-security.ts';
import { DESK_API } from '../../../../../desk-paths.ts';
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

function Line({ event, texts, lang }: LineProps) {
  const { security } = texts;
  const { place, network } = event;
  const origin = network === null ? '' : fill(security.network, { name: network });
  return (
    <li>
      <time className="news-soft num" dateTime={event.at}>
        {formatDateTime(event.at, lang)}
      </time>
      <span>
        <b className={event.refused ? 'news-wait' : undefined}>{eventName(security, event.kind)}</b>{' '}
        {eventFacts(security, event)}
        <br />
        <span className="news-soft">{[place, origin].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="news-soft">{eventAccount(security, event)}</span>
    </li>
  );
}

interface PageProps extends DeskProps {
  /** Empty for every kind. */
  readonly kind: string;
  readonly before?: string;
}

/** One page of the log; the next one hangs below it. */
function SecurityPage({ texts, lang, kind, before }: PageProps) {
  const [more, setMore] = useState(false);
  const chosen = Object.entries({ kind, before: before ?? '' }).filter(([, value]) => value !== '');
  const path = `${DESK_API.deskSecurity}?${new URLSearchParams(chosen)}`;
  const { reply, reload } = useReply(path, deskSecurityReply);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { events, next } = reply.data;
  return (
    <>
      {events.length === 0 && <p className="news-empty">{texts.security.none}</p>}
      <ol className="desk-events">
        {events.map((event) => (
          <Line key={event.id} texts={texts} lang={lang} event={event} />
        ))}
      </ol>
      {next !== null && !more && (
        <button type="button" className="desk-button" onClick={() => setMore(true)}>
          {texts.more}
        </button>
      )}
      {next !== null && more && (
        <SecurityPage texts={texts} lang={lang} kind={kind} before={next} />
      )}
    </>
  );
}

/** The security log, and the way back for a customer who lost a factor. */
export function Security({ texts, lang }: DeskProps) {
  const [kind, setKind] = useState('');
  const { security } = texts;
  return (
    <section className="desk-panel" aria-label={security.title}>
      <h2 className="desk-title">{security.title}</h2>
      <p className="news-soft">{security.text}</p>
      <LostFactor texts={texts} lang={lang} />
      <div className="desk-form">
        <label className="desk-field">
          {security.kind}
          <select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">{security.all}</option>
            {SECURITY_KINDS.map((known) => (
              <option key={known} value={known}>
                {security.kinds[known]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <SecurityPage key={kind} texts={texts} lang={lang} kind={kind} />
    </section>
  );
}
