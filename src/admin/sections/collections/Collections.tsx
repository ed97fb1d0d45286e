import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type ColumnOf, DataTable } from '#admin/kit/DataTable.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/ListPart.tsx';
import { Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { type AdminEntriesReply, adminEntriesReply } from '#contract/admin-catalogue.ts';
import { type Json, valueAt } from '../range/content-path.ts';
import './collections.css';
import { checkedLine } from './checked-line.ts';
import type { PartTexts } from './de.ts';
import { NewPart } from './NewPart.tsx';
import { KINDS, listHref, partHref, VIEWS, type View } from './views.ts';

type ListView = Exclude<View, 'facts'>;

const route = getRouteApi('/collections');

type Entry = AdminEntriesReply['entries'][number];

const at = ({ content }: Entry, ...path: readonly (string | number)[]) =>
  valueAt(content as Json, path);

/** Columns of a view: name, what matters of its kind, products and state. */
function columnsOf(
  view: ListView,
  texts: PartTexts,
  lang: 'de' | 'en',
): readonly ColumnOf<Entry>[] {
  const { columns, states } = texts;
  type Own = readonly (readonly [key: keyof typeof columns, cell: (row: Entry) => unknown])[];
  const own: Readonly<Record<ListView, Own>> = {
    collections: [
      ['path', (row) => at(row, 'path') ?? texts.noPage],
      ['menu', (row) => at(row, 'menu') && texts.inMenu],
    ],
    colours: [['hex', (row) => at(row, 'hex')]],
    sizes: [
      [
        'sizes',
        (row) =>
          ((at(row, 'sizes') ?? []) as readonly Json[])
            .map((size) => valueAt(size, ['label', lang]) || valueAt(size, ['id']))
            .join(', '),
      ],
    ],
    packs: [
      ['pieces', (row) => at(row, 'pieces')],
      ['label', (row) => at(row, 'label', lang)],
    ],
    texts: [['checked', (row) => checkedLine(row.content as Json, texts, lang)]],
    gifts: [['text', (row) => at(row, 'texts', lang, 'text')]],
  };
  return [
    {
      key: 'name',
      title: columns.name,
      place: 'title',
      isHead: true,
      cell: (row) => (
        <>
          {view === 'colours' && (
            <span className="swatch" style={{ backgroundColor: String(at(row, 'hex')) }} />
          )}
          {row.name?.[lang] || String(at(row, 'guide', 'title', lang) || row.id)}
        </>
      ),
    },
    ...own[view].map(([key, cell]): ColumnOf<Entry> => {
      return { key, title: columns[key], place: 'text', cell: (row) => String(cell(row) ?? '') };
    }),
    ...(view === 'texts'
      ? []
      : [
          {
            key: 'products',
            title: columns.products,
            place: 'text',
            cell: ({ products }: Entry) => (
              <span className="soft">
                {products} <span className="phone-only">{columns.products}</span>
              </span>
            ),
          } as const,
        ]),
    {
      key: 'state',
      title: columns.state,
      place: 'end',
      cell: ({ state }) => (
        <span className={state === 'published' ? 'soft' : 'warn'}>{states[state]}</span>
      ),
    },
  ];
}

/** Collections, colours, size lists, packs, gifts and texts. */
export function Section({ texts }: { readonly texts: PartTexts }) {
  const { lang } = useKit();
  const { view: asked = 'collections' } = route.useSearch();
  // The shop's facts are one entry without a list.
  const view = asked === 'facts' ? 'collections' : asked;
  const [isNew, setNew] = useState(false);
  const kind = KINDS[view];
  const loading = useApi(
    'GET /api/admin/catalogue/entries/:kind',
    { params: { kind } },
    adminEntriesReply,
  );
  return (
    <Page
      title={texts.title}
      views={VIEWS.map((key) => ({
        href: listHref(lang, key),
        label: texts.views[key],
        isCurrent: key === view,
      }))}
      {...(view === 'texts' && { note: texts.legal.note })}
      actions={
        view !== 'texts' && (
          <div className="page-actions">
            <Button className="button primary" onPress={() => setNew(true)}>
              <Icon name="plus" />
              {texts.make[view]}
            </Button>
          </div>
        )
      }
    >
      <ListPart name={texts.views[view]} loading={loading}>
        {({ entries }) =>
          entries.length === 0 ? (
            <Empty title={texts.none} />
          ) : (
            <DataTable
              key={view}
              label={texts.views[view]}
              name="parts"
              columns={columnsOf(view, texts, lang)}
              rows={entries}
              hrefOf={({ id }) => partHref(lang, kind, id)}
              isOutdated={loading.isPlaceholderData || loading.error !== null}
            />
          )
        }
      </ListPart>
      {view !== 'texts' && (
        <NewPart
          key={view}
          view={view}
          entries={loading.data?.entries ?? []}
          texts={texts}
          isOpen={isNew}
          onClose={() => setNew(false)}
        />
      )}
    </Page>
  );
}
