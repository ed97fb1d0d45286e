import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-aria-components';
import { type ColumnOf, columnsOf, PagedTable } from '#admin/kit/DataTable.tsx';
import { DaysChip, FilterChip, SortChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, NothingFound, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import {
  type AdminSecurityReply,
  adminSecurityReply,
  SECURITY_KINDS,
} from '#contract/admin-security.ts';
import { fill } from '#rules/fill.ts';
import { eventAccount, eventFacts, eventName, placeName } from './event-text.ts';
import { SecurityActions } from './SecurityActions.tsx';
import type { SecurityTexts } from './texts.ts';

type SecurityEvent = AdminSecurityReply['events'][number];

const route = getRouteApi('/security');

/** @param accountHref address of the list of one account's events */
function useColumns(
  texts: SecurityTexts,
  accountHref: (account: string) => string,
): readonly ColumnOf<SecurityEvent>[] {
  const { texts: kit } = useKit();
  return useMemo(() => {
    return columnsOf(texts.columns, {
      event: [
        'title',
        (event) => (
          <>
            {event.refused && (
              <span className="hot">
                <Icon name="alert" />
                <span className="hidden">{texts.refused} </span>
              </span>
            )}
            {eventName(texts, event.kind)}
            <span className="soft fact">{eventFacts(texts, event)}</span>
          </>
        ),
        { isHead: true },
      ],
      account: [
        'text',
        (event) => {
          const name = eventAccount(texts, event);
          if (event.account === null) return <span className="soft">{name}</span>;
          const label = fill(texts.onlyAccount, { name });
          return (
            <Link className="link" href={accountHref(event.account)} aria-label={label}>
              {name}
            </Link>
          );
        },
      ],
      where: [
        'text',
        ({ place, network }) => (
          <span className="soft">
            {placeName(texts, place, kit)}
            {network !== null && `, ${fill(texts.network, { name: network })}`}
          </span>
        ),
      ],
      when: ['end', ({ at }) => <ListTime at={at} />],
    });
  }, [texts, accountHref, kit]);
}

/** The security log, the way back for a customer who lost a factor, and the end of all logins. */
export function Section({ texts }: { readonly texts: SecurityTexts }) {
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { view, kind, account, days, sort, before } = search;
  const here = sectionHref(lang, '/security');
  const accountHref = useCallback(
    (id: string) => withParams(here, { view, kind, days, sort, account: id }),
    [here, view, kind, days, sort],
  );
  const columns = useColumns(texts, accountHref);
  const query = queryOf({ kind, account, days, sort, before, refused: view && '1' });
  const loading = useApi('GET /api/admin/security', { query }, adminSecurityReply);
  const change = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, before: undefined, ...change } });
  const setSort = (isOldest: boolean) => change({ sort: isOldest ? 'oldest' : undefined });
  const ofAccount = loading.data?.events.find((event) => event.account === account);
  const isFiltered = [view, kind, account, days].some((each) => each !== undefined);
  return (
    <Page
      title={kit.nav.security}
      note={texts.text}
      actions={<SecurityActions texts={texts} />}
      views={([undefined, 'refused'] as const).map((each) => ({
        href: withParams(here, { kind, account, days, sort, view: each }),
        label: each ? texts.refusedOnly : texts.allEvents,
        isCurrent: view === each,
      }))}
    >
      <div className="filters">
        <FilterChip
          label={texts.columns.event}
          value={kind}
          options={SECURITY_KINDS.map((each) => [each, texts.kinds[each]])}
          onChange={(value) => change({ kind: value })}
        />
        <DaysChip days={days} onChange={(value) => change({ days: value })} />
        {account !== undefined && (
          <FilterChip
            label={texts.columns.account}
            value={account}
            options={[[account, ofAccount ? eventAccount(texts, ofAccount) : texts.oneAccount]]}
            onChange={(value) => change({ account: value })}
          />
        )}
        <SortChip sort={sort} onChange={setSort} />
      </div>
      <ListPart name={kit.nav.security} loading={loading}>
        {({ events, next }) => (
          <PagedTable
            label={kit.nav.security}
            name="security"
            columns={columns}
            rows={events}
            empty={
              isFiltered ? (
                <NothingFound onClear={() => void navigate({ search: { sort } })} />
              ) : (
                <Empty title={texts.none} />
              )
            }
            onSort={setSort}
            loading={loading}
            timeColumn="when"
            here={here}
            search={search}
            next={next}
          />
        )}
      </ListPart>
    </Page>
  );
}
