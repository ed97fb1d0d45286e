import { useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { columnsOf } from '#admin/kit/DataTable.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import type { Json } from '#catalogue/json.ts';
import { type AdminEntriesReply, adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { isKeptPage } from '#contract/catalogue-entries.ts';
import { fill } from '#rules/fill.ts';
import { valueAt } from '../range/content-path.ts';
import { EntryTable } from '../range/EntryTable.tsx';
import { blocksOf } from './blocks.ts';
import { NewPage } from './NewPage.tsx';
import { type PagesTexts, useTexts } from './texts.ts';

type Row = AdminEntriesReply['entries'][number];

const pathOf = ({ content }: Row) => String(valueAt(content as Json, ['path']) ?? '');

/** Says where the shop links a page; its header always has the home page and the help page. */
function linkedText({ id, content }: Row, texts: PagesTexts): string {
  const columns: Readonly<Record<string, string>> = texts.fields.options.footers;
  const column = String(valueAt(content as Json, ['footer']) ?? (id === 'help' ? id : ''));
  const places = [
    ...(isKeptPage(id) || valueAt(content as Json, ['place']) !== undefined
      ? [texts.inHeader]
      : []),
    ...(column === '' ? [] : [fill(texts.inFooter, { column: columns[column] ?? column })]),
  ];
  return places.join(', ') || texts.notLinked;
}

/** Pages of the shop: the home page, the help page and its own. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { columns: heads, states } = texts;
  const [isNew, setNew] = useState(false);
  const findings = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply).data?.findings;
  const problemsOf = ({ id }: Row) => {
    const count = findings?.filter((each) => each.kind === 'page' && each.id === id).length ?? 0;
    return count === 0 ? '' : counted(count, texts.block.problemOne, texts.block.problems, lang);
  };
  const columns = columnsOf<Row, keyof typeof heads>(heads, {
    name: ['title', (row) => row.name?.[lang] || row.id, { isHead: true }],
    path: ['text', pathOf],
    linked: ['text', (row) => linkedText(row, texts)],
    blocks: [
      'text',
      ({ content }) => (
        <span className="soft">
          {blocksOf(content as Json).length} <span className="phone-only">{heads.blocks}</span>
        </span>
      ),
    ],
    state: [
      'end',
      (row) => (
        <>
          <span className={row.state === 'published' ? 'soft' : 'warn'}>{states[row.state]}</span>
          {problemsOf(row) && <span className="hot"> · {problemsOf(row)}</span>}
        </>
      ),
    ],
  });
  return (
    <Page
      title={kit.nav.pages}
      actions={
        <Button className="button primary" onPress={() => setNew(true)}>
          <Icon name="plus" />
          {texts.make}
        </Button>
      }
    >
      <EntryTable
        kind="page"
        label={kit.nav.pages}
        columns={columns}
        rowsOf={(entries) => entries.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))}
        hrefOf={({ id }) => sectionHref(lang, `/pages/${id}`)}
        empty={<Empty title={texts.none} text={texts.noneText} />}
      />
      {isNew && <NewPage onClose={() => setNew(false)} />}
    </Page>
  );
}
