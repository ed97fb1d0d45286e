import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { columnsOf } from '#admin/kit/DataTable.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { queryOf, useKit } from '#admin/kit/kit-context.ts';
import { Empty } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import {
  type AdminLogReply,
  adminLogReply,
  LOG_AREAS,
  LOG_BY_COMMAND,
} from '#contract/admin-log.ts';
import { LogList, useLogSearch } from './LogList.tsx';
import { actionName, detailOf, objectOf, personOf } from './log-entry.ts';
import { useTexts } from './texts.ts';

type Entry = AdminLogReply['entries'][number];

function useColumns() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  return useMemo(() => {
    return columnsOf<Entry, keyof typeof texts.columns>(texts.columns, {
      what: [
        'title',
        ({ action }) => actionName(texts, action),
        { isHead: true, className: 'wide:w-[28%]' },
      ],
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
      who: [
        'text',
        ({ by }) => <span className="soft">{personOf(by, texts, kit)}</span>,
        { className: 'wide:w-1/5' },
      ],
      when: ['end', ({ at }) => <ListTime at={at} />],
    });
  }, [texts, lang, kit]);
}

/** Actions of administrators and commands. */
export function ActionList() {
  const texts = useTexts();
  const { search, change } = useLogSearch();
  const { area, by, days, sort, before } = search;
  const query = queryOf({ area, by, days, sort, before });
  const loading = useApi('GET /api/admin/log', { query }, adminLogReply);
  const people = (loading.data?.people ?? []).map(({ id, email }) => [id, email] as const);
  return (
    <LogList
      columns={useColumns()}
      loading={loading}
      rowsOf={({ entries }) => entries}
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
        options={[...people, [LOG_BY_COMMAND, texts.commands]]}
        onChange={(value) => change({ by: value })}
      />
    </LogList>
  );
}
