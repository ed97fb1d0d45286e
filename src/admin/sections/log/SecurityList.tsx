import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { columnsOf } from '#admin/kit/DataTable.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import {
  type AdminSecurityReply,
  adminSecurityReply,
  SECURITY_KINDS,
} from '#contract/admin-security.ts';
import { fill } from '#rules/fill.ts';
import { eventAccount, eventFacts, eventName, placeName } from './event-text.ts';
import { LogList, useLogSearch } from './LogList.tsx';
import { useTexts } from './texts.ts';

type SecurityEvent = AdminSecurityReply['events'][number];

function useColumns() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view, kind, days, sort } = useLogSearch().search;
  return useMemo(() => {
    const { security } = texts;
    return columnsOf<SecurityEvent, keyof typeof security.columns>(security.columns, {
      event: [
        'title',
        (event) => (
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
        ),
        { isHead: true, className: 'wide:w-[46%]' },
      ],
      account: [
        'text',
        ({ account, email }) => {
          const name = eventAccount(texts, { account, email });
          if (account === null) return <span className="soft">{name}</span>;
          return (
            <Link
              className="link"
              href={withParams(sectionHref(lang, '/log'), { view, kind, days, sort, account })}
              aria-label={fill(security.onlyAccount, { name })}
            >
              {name}
            </Link>
          );
        },
      ],
      where: [
        'text',
        ({ place, network }) => (
          <span className="soft">
            {placeName(security, place, kit)}
            {network !== null && `, ${fill(security.network, { name: network })}`}
          </span>
        ),
      ],
      when: ['end', ({ at }) => <ListTime at={at} />],
    });
  }, [texts, lang, kit, view, kind, days, sort]);
}

/** Sign-ins, changes of accounts, and what was refused. */
export function SecurityList() {
  const texts = useTexts();
  const { search, change } = useLogSearch();
  const { view, kind, account, days, sort, before } = search;
  const refused = view === 'refused' ? '1' : undefined;
  const query = queryOf({ kind, account, days, sort, before, refused });
  const loading = useApi('GET /api/admin/security', { query }, adminSecurityReply);
  const ofAccount = loading.data?.events.find((event) => event.account === account);
  const { columns, kinds, none, oneAccount } = texts.security;
  return (
    <LogList
      columns={useColumns()}
      loading={loading}
      rowsOf={({ events }) => events}
      empty={<Empty title={none} />}
    >
      <FilterChip
        label={columns.event}
        value={kind}
        options={SECURITY_KINDS.map((each) => [each, kinds[each]])}
        onChange={(value) => change({ kind: value })}
      />
      {account !== undefined && (
        <FilterChip
          label={columns.account}
          value={account}
          options={[[account, ofAccount ? eventAccount(texts, ofAccount) : oneAccount]]}
          onChange={(value) => change({ account: value })}
        />
      )}
    </LogList>
  );
}
