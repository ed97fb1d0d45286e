import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { counted, formatCount } from '#admin/kit/counted.ts';
import { columnsOf, DataTable } from '#admin/kit/DataTable.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { type AdminReorderReply, adminReorderReply } from '#contract/admin-delivery.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

type Row = AdminReorderReply['rows'][number];

/** Numbers stand in a line below the name on phones. */
const NUMBER = 'wide:w-24 text-end max-wide:hidden';

function useColumns() {
  const { lang } = useKit();
  const { reorder: texts } = useTexts();
  return useMemo(() => {
    const said = (count: number | null) => (count === null ? '–' : formatCount(count, lang));
    const number = (of: (row: Row) => number | null) =>
      ['text', (row: Row) => said(of(row)), { className: NUMBER }] as const;
    const title = ({ name, free, sold, threshold }: Row) => (
      <>
        {name[lang]}
        <span className="fact soft phone-only">
          {fill(texts.phone, { free: said(free), sold: said(sold), threshold: said(threshold) })}
        </span>
      </>
    );
    const days = ({ free, reach }: Row) => {
      if (free <= 0) return <b className="hot">{texts.out}</b>;
      return reach === null ? texts.unsold : counted(reach, texts.day, texts.days, lang);
    };
    return columnsOf<Row, keyof typeof texts.columns>(texts.columns, {
      name: ['title', title, { isHead: true }],
      free: number(({ free }) => free),
      sold: number(({ sold }) => sold),
      threshold: number(({ threshold }) => threshold),
      reach: ['end', days, { className: 'wide:w-32' }],
    });
  }, [lang, texts]);
}

/** Variants to reorder, the most urgent first. */
export function ReorderTable({ name }: { readonly name: string }) {
  const texts = useTexts();
  const { lang } = useKit();
  const columns = useColumns();
  const loading = useApi('GET /api/admin/stock-reorder', {}, adminReorderReply);
  const exporting = useDownload('/api/admin/stock-reorder.csv');
  const way = { href: sectionHref(lang, '/stock'), label: texts.toAll };
  return (
    <ListPart name={name} loading={loading}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty title={texts.none.reorder} text={texts.noneText} way={way} />
        ) : (
          <>
            <div className="filters">
              <p className="soft flex-[1_1_14rem]">{texts.reorder.text}</p>
              <Button
                className="button ms-auto"
                isPending={exporting.isPending}
                onPress={() => exporting.mutate()}
              >
                <Icon name="download" />
                {texts.reorder.csv}
              </Button>
            </div>
            <DataTable label={name} name="reorder" columns={columns} rows={rows} />
          </>
        )
      }
    </ListPart>
  );
}
