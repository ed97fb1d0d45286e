import { columnsOf, DataTable, LoadingTable } from '#admin/kit/DataTable.tsx';
import { queryOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { ListPart, Pager } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { type AdminVersionsReply, adminVersionsReply } from '#contract/admin-versions.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';
import { versionNote } from './version-note.ts';

type Row = AdminVersionsReply['versions'][number] & { readonly id: string };

interface VersionsProps {
  /** Cursor of the page. */
  readonly before: string | undefined;
}

/** Every version, the newest first. */
export function Versions({ before }: VersionsProps) {
  const { lang } = useKit();
  const texts = useTexts();
  const { version: say } = texts;
  const columns = columnsOf<Row, keyof typeof say.columns>(say.columns, {
    number: ['title', ({ number }) => fill(say.title, { number }), { isHead: true }],
    note: ['text', (version) => versionNote(version, say, lang)],
    by: ['text', ({ by }) => <span className="soft">{by}</span>],
    changes: ['text', ({ changes }) => changes],
    time: ['end', ({ at }) => <ListTime at={at} />],
  });
  const loading = useApi(
    'GET /api/admin/catalogue/versions',
    { query: queryOf({ before }) },
    adminVersionsReply,
  );
  return (
    <ListPart
      name={texts.views.versions}
      loading={loading}
      skeleton={<LoadingTable name="versions" columns={columns} />}
    >
      {({ versions, next }) => (
        <>
          <DataTable
            label={texts.views.versions}
            name="versions"
            rows={versions.map((each) => ({ ...each, id: String(each.number) }))}
            hrefOf={({ id }) => sectionHref(lang, `/publish/${id}`)}
            columns={columns}
            isOutdated={loading.isPlaceholderData || loading.error !== null}
          />
          <Pager
            here={sectionHref(lang, '/publish')}
            search={{ view: 'versions', before }}
            next={next}
          />
        </>
      )}
    </ListPart>
  );
}
