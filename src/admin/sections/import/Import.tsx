import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Link } from 'react-aria-components';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { ApiProblem, useDownload, useProblemText } from '#admin/kit/queries.ts';
import { useNames } from '#admin/sections/range/names.ts';
import { type ApiPath, ask } from '#browser/api.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type AdminImportReply, adminImportReply } from '#contract/admin-transfer.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { canReplace, importSummary, problemSentence, shownRows } from './import-rows.ts';
import { useTexts } from './texts.ts';

/** Sends a table, whose body is not JSON. */
function useImport() {
  const { lang } = useKit();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, replace }: { readonly file: File; readonly replace: boolean }) => {
      const path = '/api/admin/catalogue/import' satisfies ApiPath;
      const headers = { 'content-type': 'text/csv', 'accept-language': lang };
      const init = { method: 'POST', headers, body: file };
      const reply = await ask(`${path}${replace ? '?replace=1' : ''}`, init, adminImportReply);
      if (!reply.ok) throw new ApiProblem(reply.code, reply.message);
      return reply.data;
    },
    onSettled: () => client.invalidateQueries(),
  });
}

type ImportRow = AdminImportReply['rows'][number];

interface PricesProps extends Pick<ImportRow, 'prices'> {
  readonly names: CatalogueNames;
  /** Words around a former price. */
  readonly former: string;
}

/** Prices of a row, the published one first. */
function Prices({ prices, names, former }: PricesProps) {
  const { lang } = useKit();
  const price = (cents: number | null | undefined) =>
    typeof cents === 'number' ? formatPrice(cents, lang) : '–';
  return (
    <ul className="grid gap-0.5 text-end [&_.icon]:align-[-0.1875rem]">
      {prices.map(({ variant, before, after }) => (
        <li key={variant}>
          {variant !== '' && <span className="soft">{names.packs[variant] ?? variant} </span>}
          {before && (
            <>
              <s>{price(before.price_cents)}</s> <Icon name="next" />
            </>
          )}
          <b>{price(after.price_cents)}</b>
          {after.original_cents !== null && (
            <span className="faint"> {fill(former, { price: price(after.original_cents) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: ImportRow;
  readonly names: CatalogueNames;
}

function Row({ row, names }: RowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { line, id, name, outcome, problems, prices } = row;
  return (
    <li className="items-baseline justify-start">
      <span className="soft min-w-18">{fill(texts.line, { line })}</span>
      <div>
        {id !== '' && (
          <Link className="link" href={`${placeOf('products', lang)}/${id}`}>
            {name?.[lang] || id}
          </Link>
        )}{' '}
        <span className={outcome === 'refused' ? 'hot' : 'soft'}>{texts.outcomes[outcome]}</span>
        {problems.map((problem) => (
          <p key={`${problem.code} ${problem.path.join('.')} ${problem.column}`} className="hot">
            {problemSentence(problem, texts, names, lang)}
          </p>
        ))}
      </div>
      <Prices prices={prices} names={names} former={texts.former} />
    </li>
  );
}

interface ReportProps {
  readonly reply: AdminImportReply;
  readonly onReplace: () => void;
}

/** Result of an import, row by row; unchanged rows are only counted. */
function Report({ reply, onReplace }: ReportProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const names = useNames();
  const { rows, more } = shownRows(reply);
  return (
    <>
      <div className="block-head">
        <p className={reply.saved ? 'ok' : 'hot'}>{importSummary(reply, texts, lang)}</p>
        {reply.saved && rows.length > 0 && (
          <Link className="button primary" href={placeOf('publish', lang)}>
            {texts.publish}
          </Link>
        )}
      </div>
      {canReplace(reply) && (
        <div className="block-head">
          <p>{texts.replaceText}</p>
          <Button className="button danger" onPress={onReplace}>
            {texts.replace}
          </Button>
        </div>
      )}
      <ul className="plain-rows" aria-label={texts.rows}>
        {rows.map((row) => (
          <Row key={`${row.line} ${row.id}`} row={row} names={names} />
        ))}
      </ul>
      {more > 0 && <p className="soft">{fill(texts.more, { count: more })}</p>}
    </>
  );
}

/** Products as tables: out, changed in a spreadsheet, and in again as drafts. */
export function Section() {
  const { texts: kit } = useKit();
  const texts = useTexts();
  const download = useDownload('/api/admin/catalogue/export/products');
  const upload = useImport();
  const textOf = useProblemText();
  const send = (file: File | undefined, replace = false) => {
    if (file && !upload.isPending) upload.mutate({ file, replace });
  };
  const { data: reply, variables, error } = upload;
  return (
    <Page title={kit.nav.import}>
      <section className="block" aria-labelledby="export">
        <div className="block-head">
          <div>
            <h2 id="export">{texts.exportTitle}</h2>
            <p className="soft">{texts.exportText}</p>
          </div>
          <Button
            className="button"
            isPending={download.isPending}
            onPress={() => download.mutate()}
          >
            <Icon name="download" />
            {texts.download}
          </Button>
        </div>
        <Progress label={texts.downloading} isRunning={download.isPending} />
      </section>
      <section className="block grid gap-3" aria-labelledby="import">
        <h2 id="import">{texts.importTitle}</h2>
        <p className="soft">{texts.importText}</p>
        <FileDrop
          label={texts.importTitle}
          choose={texts.choose}
          text={texts.drop}
          types={['.csv', 'text/csv']}
          isPending={upload.isPending}
          onFiles={([file]) => send(file)}
        />
        <Progress label={texts.checking} isRunning={upload.isPending} />
        <p className="problem" role="alert">
          {error !== null && textOf(error)}
        </p>
        <div role="status">
          {reply && <h2>{fill(texts.result, { file: variables?.file.name ?? '' })}</h2>}
        </div>
        {reply && <Report reply={reply} onReplace={() => send(variables?.file, true)} />}
      </section>
      <details className="block">
        <summary>{texts.folderTitle}</summary>
        <p className="soft">{texts.folderText}</p>
      </details>
    </Page>
  );
}
