import { Block, Facts } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { entriesReply } from '#contract/entries.ts';
import { fill } from '#rules/fill.ts';
import { PageName } from './PageName.tsx';
import { BarList } from './Traffic.tsx';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

/** Entries of a live shop, with all that isn't known of them. */
export function Entries({ lang, snapshot }: TodayProps) {
  const { entries: texts, empty, tiles } = useTexts();
  const loading = useApi('GET /api/admin/dashboard/entries', {}, entriesReply, { everyMs: 60_000 });
  const count = (n: number) => formatCount(n, lang);
  return (
    <ListPart name={texts.title} loading={loading}>
      {({ today, days, opened, ordered, paid, cdn, pages, hosts, page_names }) => (
        <>
          <div className="cells grid-cols-3 max-[68.75rem]:grid-cols-1">
            <Block className="today-panel" title={texts.title}>
              <Facts
                rows={[
                  [texts.today, count(today)],
                  [texts.opened, count(opened)],
                  [texts.ordered, count(ordered)],
                  [texts.paid, count(paid)],
                  [texts.days, count(days)],
                ]}
              />
            </Block>
            <BarList
              title={texts.pages}
              rows={pages}
              format={count}
              empty={empty.data}
              label={(path) => (
                <PageName path={path} lang={lang} snapshot={{ ...snapshot, page_names }} />
              )}
            />
            <BarList
              title={texts.hosts}
              rows={hosts}
              format={count}
              empty={empty.data}
              label={(host) =>
                host === 'Direct' ? tiles.direct : host === 'other' ? texts.other : host
              }
            />
          </div>
          <p className="today-panel soft">
            {texts.unknown} {cdn > 0 && fill(texts.cdn, { count: count(cdn) })}
          </p>
        </>
      )}
    </ListPart>
  );
}
