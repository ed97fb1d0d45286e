import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { columnsOf } from '#admin/kit/DataTable.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Forbidden } from '#admin/kit/Forbidden.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { Empty } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import {
  type AdminLogReply,
  adminLogReply,
  LOG_AREAS,
  LOG_BY_COMMAND,
} from '#contract/admin-log.ts';
import {
  type AdminSecurityReply,
  adminSecurityReply,
  SECURITY_KINDS,
} from '#contract/admin-security.ts';
import { fill } from '#rules/fill.ts';
import { eventAccount, eventFacts, eventName, placeName } from './event-text.ts';
import { LogList, useLogSearch } from './LogList.tsx';
import { actionName, detailOf, objectOf, personOf } from './log-entry.ts';
import { type LogTexts, useTexts } from './texts.ts';

type Entry = AdminLogReply['entries'][number];
type SecurityEvent = AdminSecurityReply['events'][number];

/** Object of an action with the way to it, and its facts. */
function ActionObject({ entry }: { readonly entry: Entry }) {
  const texts = useTexts();
  const { lang } = useKit();
  const object = objectOf(entry, texts, lang);
  const detail = detailOf(entry, texts, lang);
  return (
    <>
      {object?.href ? (
        <Link className="link" href={object.href}>
          {object.name}
        </Link>
      ) : (
        object?.name
      )}
      {object && detail && ' '}
      {detail && <span className="soft">{detail}</span>}
    </>
  );
}

/** Actions of administrators and commands. */
function ActionList() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const { search, change } = useLogSearch();
  const { area, by, days, sort, before } = search;
  const query = queryOf({ area, by, days, sort, before });
  const loading = useApi('GET /api/admin/log', { query }, adminLogReply);
  const people = (loading.data?.people ?? []).map(({ id, email }) => [id, email] as const);
  const persons = [...people, [LOG_BY_COMMAND, texts.commands]] as const;
  const head = { isHead: true, className: 'wide:w-[28%]' };
  return (
    <LogList
      note={texts.text}
      columns={columnsOf<Entry, keyof LogTexts['columns']>(texts.columns, {
        what: ['title', ({ action }) => actionName(texts, action), head],
        which: ['text', (entry) => <ActionObject entry={entry} />],
        who: [
          'text',
          (entry) => <span className="soft">{personOf(entry.by, texts, kit)}</span>,
          { className: 'wide:w-1/5' },
        ],
        when: ['end', ({ at }) => <ListTime at={at} />],
      })}
      loading={loading}
      rowsOf={({ entries }) => entries}
      filters={[area && texts.areas[area], persons.find(([id]) => id === by)?.[1] ?? by]}
      empty={<Empty title={texts.none} text={texts.noneText} />}
    >
      <FilterChip
        label={texts.area}
        value={area}
        options={LOG_AREAS.map((each) => [each, texts.areas[each]])}
        onChange={(value) => change({ area: value })}
      />
      <FilterChip
        label={texts.columns.who}
        value={by}
        options={persons}
        onChange={(value) => change({ by: value })}
      />
    </LogList>
  );
}

function EventTitle({ event }: { readonly event: SecurityEvent }) {
  const { security } = useTexts();
  return (
    <>
      {event.refused && (
        <span className="hot">
          <Icon name="alert" />
          <span className="hidden">{security.refused} </span>
        </span>
      )}
      {eventName(security, event.kind)}
      <span className="soft fact">{eventFacts(security, event)}</span>
    </>
  );
}

/** Account of an event, with the way to its events alone. */
function EventAccount({ event }: { readonly event: SecurityEvent }) {
  const texts = useTexts();
  const { lang } = useKit();
  const { view, kind, days, sort } = useLogSearch().search;
  const { account } = event;
  const name = eventAccount(texts, event);
  if (account === null) return <span className="soft">{name}</span>;
  return (
    <Link
      className="link"
      href={withParams(sectionHref(lang, '/log'), { view, kind, days, sort, account })}
      aria-label={fill(texts.security.onlyAccount, { name })}
    >
      {name}
    </Link>
  );
}

/** Sign-ins, changes of accounts, and what was refused. */
function SecurityList() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const { search, change } = useLogSearch();
  const { view, kind, account, days, sort, before } = search;
  const refused = view === 'refused' ? '1' : undefined;
  const query = queryOf({ kind, account, days, sort, before, refused });
  const loading = useApi('GET /api/admin/security', { query }, adminSecurityReply);
  const ofAccount = loading.data?.events.find((event) => event.account === account);
  const { security } = texts;
  const accountName = ofAccount ? eventAccount(texts, ofAccount) : security.oneAccount;
  const head = { isHead: true, className: 'wide:w-[46%]' };
  return (
    <LogList
      note={security.text}
      columns={columnsOf<SecurityEvent, keyof typeof security.columns>(security.columns, {
        event: ['title', (event) => <EventTitle event={event} />, head],
        account: ['text', (event) => <EventAccount event={event} />],
        where: [
          'text',
          (event) => <span className="soft">{placeName(security, event.place, kit)}</span>,
        ],
        when: ['end', ({ at }) => <ListTime at={at} />],
      })}
      loading={loading}
      rowsOf={({ events }) => events}
      filters={[kind && security.kinds[kind], account && accountName]}
      empty={<Empty title={security.none} />}
    >
      <FilterChip
        label={security.columns.event}
        value={kind}
        options={SECURITY_KINDS.map((each) => [each, security.kinds[each]])}
        onChange={(value) => change({ kind: value })}
      />
      {account !== undefined && (
        <FilterChip
          label={security.columns.account}
          value={account}
          options={[[account, accountName]]}
          onChange={(value) => change({ account: value })}
        />
      )}
    </LogList>
  );
}

/** Actions with name and time, and the security log; nothing of both can be changed or removed. */
export function Section(): ReactNode {
  const seesSecurity = useMay('GET /api/admin/security');
  if (useLogSearch().search.view === undefined) return <ActionList />;
  return seesSecurity ? <SecurityList /> : <Forbidden />;
}
