import { useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import {
  type AdminSecurityReply,
  adminSecurityReply,
  SECURITY_KINDS,
} from '#contract/admin-security.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { formatDateTime } from '#web/pages/admin/times.ts';
import { More } from '../More.tsx';
import type { DeskProps } from '../texts.ts';
import { askAt, usePages } from '../use-pages.ts';
import { Waiting } from '../Waiting.tsx';
import { EndLogins } from './EndLogins.tsx';
import { eventAccount, eventFacts, eventName } from './event-text.ts';
import { LostFactor } from './LostFactor.tsx';

interface LineProps extends DeskProps {
  readonly event: AdminSecurityReply['events'][number];
}

function Line({ event, texts, lang }: LineProps) {
  const { security } = texts;
  const { place, network } = event;
  const origin = network === null ? '' : fill(security.network, { name: network });
  return (
    <li tabIndex={-1}>
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

const askEvents = askAt(ADMIN_API.adminSecurity, adminSecurityReply, 'before');

function Events({ texts, lang, kind }: DeskProps & { readonly kind: string }) {
  const pages = usePages(askEvents, kind === '' ? '' : `kind=${kind}`);
  const { reply, reload } = pages;
  const list = useRef<HTMLOListElement>(null);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const events = reply.data.flatMap((page) => page.events);
  return (
    <>
      {events.length === 0 && <p className="news-empty">{texts.security.none}</p>}
      <ol ref={list} className="desk-events">
        {events.map((event) => (
          <Line key={event.id} texts={texts} lang={lang} event={event} />
        ))}
      </ol>
      <More texts={texts} list={list} pages={pages} />
    </>
  );
}

/** The security log, the way back for a customer who lost a factor, and the end of all logins. */
export function Security({ texts, lang }: DeskProps) {
  const [kind, setKind] = useState('');
  const { security } = texts;
  return (
    <section className="desk-panel" aria-label={security.title}>
      <h2 className="desk-title">{security.title}</h2>
      <p className="news-soft">{security.text}</p>
      <LostFactor texts={texts} lang={lang} />
      <EndLogins texts={texts} lang={lang} />
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
      <Events texts={texts} lang={lang} kind={kind} />
    </section>
  );
}
