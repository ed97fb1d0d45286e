import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { type ColumnOf, columnsOf, PagedTable } from '#admin/kit/DataTable.tsx';
import { DaysChip, FilterChip, SortChip } from '#admin/kit/FilterChip.tsx';
import { queryOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, NothingFound, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import {
  type AdminLogReply,
  adminLogReply,
  LOG_AREAS,
  LOG_BY_COMMAND,
} from '#contract/admin-log.ts';
import { actionName, detailOf, objectOf, personOf } from './log-entry.ts';
import type { LogTexts } from './texts.ts';

type Entry = AdminLogReply['entries'][number];

const route = getRouteApi('/log');

function useColumns(texts: LogTexts): readonly ColumnOf<Entry>[] {
  const { lang, texts: kit } = useKit();
  return useMemo(() => {
    return columnsOf(texts.columns, {
      what: ['title', ({ action }) => actionName(texts, action), { isHead: true }],
      which: [
        'text',
        (entry) => {
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
        },
      ],
      who: ['text', ({ by }) => <span className="soft">{personOf(by, texts, kit)}</span>],
      when: ['end', ({ at }) => <ListTime at={at} />],
    });
  }, [texts, lang, kit]);
}

/** Actions of administrators with name and time; nothing here can be changed or removed. */
export function Section({ texts }: { readonly texts: LogTexts }) {
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns(texts);
  const { area, by, days, sort } = search;
  const loading = useApi('GET /api/admin/log', { query: queryOf(search) }, adminLogReply);
  const here = sectionHref(lang, '/log');
  const change = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, before: undefined, ...change } });
  const setSort = (isOldest: boolean) => change({ sort: isOldest ? 'oldest' : undefined });
  const people = (loading.data?.people ?? []).map(({ id, email }) => [id, email] as const);
  const isFiltered = area !== undefined || by !== undefined || days !== undefined;
  return (
    <Page title={kit.nav.log} note={texts.text}>
      <div className="filters">
        <FilterChip
          label={texts.area}
          value={area}
          options={LOG_AREAS.map((each) => [each, texts.areas[each]])}
          onChange={(value) => change({ area: value })}
        />
        <FilterChip
          label={texts.columns.who}
          value={by}
          options={[...people, [LOG_BY_COMMAND, texts.commands]]}
          onChange={(value) => change({ by: value })}
        />
        <DaysChip days={days} onChange={(value) => change({ days: value })} />
        <SortChip sort={sort} onChange={setSort} />
      </div>
      <ListPart name={kit.nav.log} loading={loading}>
        {({ entries, next }) => (
          <PagedTable
            label={kit.nav.log}
            name="log"
            columns={columns}
            rows={entries}
            empty={
              isFiltered ? (
                <NothingFound onClear={() => void navigate({ search: { sort } })} />
              ) : (
                <Empty title={texts.none} text={texts.noneText} />
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
