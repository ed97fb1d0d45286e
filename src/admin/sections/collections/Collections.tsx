import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type CellOf, type ColumnOf, columnsOf } from '#admin/kit/DataTable.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { Swatch } from '#admin/kit/Swatch.tsx';
import type { Json } from '#catalogue/json.ts';
import type { AdminEntriesReply } from '#contract/admin-catalogue.ts';
import type { Lang } from '#routes.ts';
import { valueAt } from '../range/content-path.ts';
import { EntryTable } from '../range/EntryTable.tsx';
import { NewPart } from './NewPart.tsx';
import { type CollectionTexts, useTexts } from './texts.ts';
import { KINDS, listHref, partHref, VIEWS, type View } from './views.ts';

const route = getRouteApi('/collections');

type Entry = AdminEntriesReply['entries'][number];

const at = ({ content }: Entry, ...path: readonly (string | number)[]) =>
  valueAt(content as Json, path);

/** Columns of a view: name, what matters of its kind, products and state. */
function columnsIn(view: View, texts: CollectionTexts, lang: Lang): readonly ColumnOf<Entry>[] {
  const { columns, states } = texts;
  const own: Readonly<Record<View, Readonly<Record<string, (row: Entry) => unknown>>>> = {
    collections: {
      path: (row) => at(row, 'path') ?? texts.noPage,
      menu: (row) => at(row, 'menu') && texts.inMenu,
    },
    colours: { hex: (row) => at(row, 'hex') },
    sizes: {
      sizes: (row) =>
        ((at(row, 'sizes') ?? []) as readonly Json[])
          .map((size) => valueAt(size, ['label', lang]) || valueAt(size, ['id']))
          .join(', '),
    },
    packs: { pieces: (row) => at(row, 'pieces'), label: (row) => at(row, 'label', lang) },
    gifts: { text: (row) => at(row, 'texts', lang, 'text') },
  };
  const cells = Object.entries(own[view]).map(([key, cell]): [string, CellOf<Entry>] => [
    key,
    ['text', (row) => String(cell(row) ?? '')],
  ]);
  return columnsOf<Entry, string>(columns, {
    name: [
      'title',
      (row) => (
        <>
          {view === 'colours' && <Swatch shade={String(at(row, 'hex'))} />}
          {row.name?.[lang] || String(at(row, 'guide', 'title', lang) || row.id)}
        </>
      ),
      { isHead: true },
    ],
    ...Object.fromEntries(cells),
    products: [
      'text',
      ({ products }) => (
        <span className="soft">
          {products} <span className="phone-only">{columns.products}</span>
        </span>
      ),
    ],
    state: [
      'end',
      ({ state }) => (
        <span className={state === 'published' ? 'soft' : 'warn'}>{states[state]}</span>
      ),
    ],
  });
}

/** Collections, colours, size lists, packs and gifts. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { view = 'collections' } = route.useSearch();
  const [isNew, setNew] = useState(false);
  const kind = KINDS[view];
  return (
    <Page
      title={kit.nav.collections}
      views={VIEWS.map((key) => ({
        href: listHref(lang, key),
        label: texts.views[key],
        isCurrent: key === view,
      }))}
      actions={
        <Button className="button primary" onPress={() => setNew(true)}>
          <Icon name="plus" />
          {texts.make[view]}
        </Button>
      }
    >
      <EntryTable
        kind={kind}
        label={texts.views[view]}
        columns={columnsIn(view, texts, lang)}
        rowsOf={(entries) => entries}
        hrefOf={({ id }) => partHref(lang, kind, id)}
        empty={<Empty title={texts.none} />}
      />
      {isNew && <NewPart view={view} onClose={() => setNew(false)} />}
    </Page>
  );
}
