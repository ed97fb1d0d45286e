import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { BarChart } from '#admin/kit/BarChart.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { columnsOf, DataTable, LoadingTable } from '#admin/kit/DataTable.tsx';
import { DateRangeChip } from '#admin/kit/DateRangeChip.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { COMPARISONS, REPORT_GROUPS, type ReportGroup } from '#contract/admin-list.ts';
import { adminReportReply } from '#contract/admin-reports.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { type FigureRow, figureRows, restText } from './figure-rows.ts';
import { Month } from './Month.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/reports');
/** Bars of a chart at most: narrower ones can't be pointed at. */
const MOST_BARS = 93;
const NUMBER = 'wide:w-28 text-end max-wide:hidden';

function useColumns(group: ReportGroup, isCompared: boolean) {
  const texts = useTexts();
  const { lang } = useKit();
  return useMemo(() => {
    const number = (of: (row: FigureRow) => number, look: typeof formatPrice, className = NUMBER) =>
      [
        'text',
        (row: FigureRow) => (of(row) === 0 ? '–' : look(of(row), lang)),
        { className },
      ] as const;
    const title = (row: FigureRow) => (
      <>
        {row.name}
        <span className="fact soft phone-only">{restText(row, texts, lang)}</span>
      </>
    );
    const rare = `${NUMBER} max-[72rem]:hidden`;
    const money = 'wide:w-28 text-end max-[60rem]:hidden';
    const all = columnsOf<FigureRow, keyof typeof texts.columns>(
      { ...texts.columns, name: texts.groups[group] },
      {
        name: ['title', title, { isHead: true }],
        orders: number(({ orders }) => orders, formatCount),
        pieces: number(({ pieces }) => pieces, formatCount, rare),
        refunds: number(({ refunds }) => refunds, formatPrice, money),
        returns: number(({ returns }) => returns, formatCount, rare),
        fees: number(({ fees }) => fees, formatPrice, rare),
        before: number(({ before }) => before?.revenue ?? 0, formatPrice),
        revenue: [
          'end',
          ({ revenue }) => <b>{formatPrice(revenue, lang)}</b>,
          { className: 'wide:w-32' },
        ],
      },
    );
    return all.filter(({ key }) => key !== 'before' || isCompared);
  }, [group, isCompared, lang, texts]);
}

/** Figures of a period by group, beside those of another one, as a chart, a table and a file. */
function Figures() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { from, to, compare, group = 'day' } = search;
  const query = { group, from, to, compare };
  const loading = useApi('GET /api/admin/reports', { query: queryOf(query) }, adminReportReply);
  const columns = useColumns(group, compare !== undefined);
  const change = (changed: Partial<typeof search>) =>
    void navigate({ search: { ...search, ...changed } });
  const groups = REPORT_GROUPS.filter((each) => each !== 'source' || loading.data?.is_demo);
  const table = { name: 'figures', columns };
  return (
    <>
      <div className="filters">
        <DateRangeChip label={texts.period} range={{ from, to }} onChange={change} />
        <FilterChip
          label={texts.group}
          value={group}
          options={groups.map((each) => [each, texts.groups[each]])}
          onChange={(value) => change({ group: value })}
          isFixed
        />
        <FilterChip
          label={texts.compare}
          value={compare}
          options={COMPARISONS.map((each) => [each, texts.comparisons[each]])}
          onChange={(value) => change({ compare: value })}
        />
      </div>
      <ListPart name={kit.nav.reports} loading={loading} skeleton={<LoadingTable {...table} />}>
        {(reply) => {
          const rows = figureRows(reply, group, texts, lang);
          const isTime = group === 'day' || group === 'month';
          const shown = rows.slice(1, 1 + MOST_BARS);
          const bars = isTime ? shown.toReversed() : shown;
          if (reply.total.orders === 0 && reply.total.refunds === 0 && !compare)
            return <Empty title={texts.none} text={texts.noneText} />;
          return (
            <>
              {bars.length > 1 && (
                <div className="px-(--pad) pt-2 pb-6 text-small">
                  <BarChart
                    label={fill(texts.chart, { count: bars.length })}
                    bars={bars.map(({ id, revenue }) => {
                      return { key: id, value: revenue, isStrong: true };
                    })}
                    textOf={(at) =>
                      bars
                        .slice(at, at + 1)
                        .map(
                          (row) =>
                            `${row.name}: ${formatPrice(row.revenue, lang)} · ${restText(row, texts, lang)}`,
                        )
                        .join('')
                    }
                  />
                </div>
              )}
              <DataTable
                {...table}
                label={texts.groups[group]}
                rows={rows}
                isOutdated={loading.isPlaceholderData || loading.error !== null}
              />
              {reply.more > 0 && (
                <p className="soft px-(--pad) py-3 text-small">
                  {fill(texts.more, { count: formatCount(reply.more, lang) })}
                </p>
              )}
            </>
          );
        }}
      </ListPart>
    </>
  );
}

/** Figures of the shop, and the accountant's month. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view, group = 'day', from, to, compare, month } = route.useSearch();
  const here = sectionHref(lang, '/reports');
  const exporting = useDownload('/api/admin/reports.csv', undefined, { group, from, to, compare });
  const tabs = ['figures', 'month'] as const;
  const csv = (
    <Button className="button" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
      <Icon name="download" />
      {texts.csv}
    </Button>
  );
  return (
    <Page
      title={kit.nav.reports}
      views={tabs.map((each) => ({
        href: withParams(here, { view: each === 'month' ? each : undefined }),
        label: texts.views[each],
        isCurrent: (view ?? 'figures') === each,
      }))}
      {...(view === undefined && { actions: csv })}
      {...(view === undefined && from === undefined && { note: texts.last30 })}
    >
      {view === 'month' ? <Month month={month} /> : <Figures />}
    </Page>
  );
}
