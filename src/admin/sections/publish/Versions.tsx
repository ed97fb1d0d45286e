import { DataTable } from '#admin/kit/DataTable.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { ListPart, Pager } from '#admin/kit/ListPart.tsx';
import { ListTime } from '#admin/kit/ListTime.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { queryOf, withParams } from '#admin/kit/search-params.ts';
import { fill } from '#browser/fill.ts';
import { adminVersionsReply } from '#contract/admin-versions.ts';
import type { PublishTexts } from './de.ts';

interface VersionsProps {
  /** Cursor of the page. */
  readonly before: string | undefined;
  readonly texts: PublishTexts;
}

/** Every version, the newest first. */
export function Versions({ before, texts }: VersionsProps) {
  const { lang } = useKit();
  const { version: say } = texts;
  const here = sectionHref(lang, '/publish');
  const loading = useApi(
    'GET /api/admin/catalogue/versions',
    { query: queryOf({ before }) },
    adminVersionsReply,
  );
  return (
    <ListPart name={texts.views.versions} loading={loading}>
      {({ versions, next }) => (
        <>
          <DataTable
            label={texts.views.versions}
            name="versions"
            rows={versions.map((each) => ({ ...each, id: String(each.number) }))}
            hrefOf={({ id }) => sectionHref(lang, `/publish/${id}`)}
            columns={[
              {
                key: 'number',
                title: say.columns.number,
                place: 'title',
                isHead: true,
                cell: ({ number }) => fill(say.title, { number }),
              },
              {
                key: 'note',
                title: say.columns.note,
                place: 'text',
                cell: ({ note, is_demo: isDemo }) => note || (isDemo ? say.demo : ''),
              },
              {
                key: 'by',
                title: say.columns.by,
                place: 'text',
                cell: ({ by }) => <span className="soft">{by}</span>,
              },
              {
                key: 'changes',
                title: say.columns.changes,
                place: 'text',
                cell: ({ changes }) => changes,
              },
              {
                key: 'time',
                title: say.columns.time,
                place: 'end',
                cell: ({ at }) => <ListTime at={at} />,
              },
            ]}
            isOutdated={loading.isPlaceholderData || loading.error !== null}
          />
          <Pager
            first={before && withParams(here, { view: 'versions' })}
            next={next === null ? undefined : withParams(here, { view: 'versions', before: next })}
          />
        </>
      )}
    </ListPart>
  );
}
