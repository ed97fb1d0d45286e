import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Link } from 'react-aria-components';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { ApiProblem, useDownload, useProblemText } from '#admin/kit/queries.ts';
import { entryHref, entryName } from '#admin/sections/range/entry-link.ts';
import { useNames } from '#admin/sections/range/names.ts';
import { type ApiPath, ask } from '#browser/api.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type AdminImportReply, adminImportReply } from '#contract/admin-transfer.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { FetchPictures } from './FetchPictures.tsx';
import { canMove, canReplace, importSummary, problemSentence, shownRows } from './import-rows.ts';
import { type MoveChoice, MovedFacts, MoveForm } from './MoveForm.tsx';
import { useTexts } from './texts.ts';

/** Query of the import; a collection is chosen for exports of other shops alone. */
type ImportChoice = Partial<Record<'replace' | 'collection' | 'redirects', string>>;

/** Sends a table, whose body is not JSON. */
function useImport() {
  const { lang } = useKit();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...choice }: { readonly file: File } & ImportChoice) => {
      const path = '/api/admin/catalogue/import' satisfies ApiPath;
      const query = new URLSearchParams(choice).toString();
      const headers = { 'content-type': 'text/csv', 'accept-language': lang };
      const init = { method: 'POST', headers, body: file };
      const reply = await ask(`${path}?${query}`, init, adminImportReply);
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
  /** True if the shop has it, as a draft at least. */
  readonly isThere: boolean;
  readonly names: CatalogueNames;
}

function Row({ row, isThere, names }: RowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { line, id, outcome, problems, prices } = row;
  const name = entryName(row, texts, lang);
  return (
    <li className="items-baseline justify-start">
      <span className="soft min-w-18">
        {line > 0 ? fill(texts.line, { line }) : texts.range.kinds[row.kind]}
      </span>
      <div>
        {isThere ? (
          <Link className="link" href={entryHref(lang, row)}>
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        {id !== '' && (
          <span className={outcome === 'refused' ? 'hot' : 'soft'}>{texts.outcomes[outcome]}</span>
        )}
        {problems.map((problem) => (
          <p
            key={`${problem.code} ${problem.path.join('.')} ${problem.column}`}
            className={outcome === 'refused' ? 'hot' : 'soft'}
          >
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
  readonly onMove: (choice: MoveChoice) => void;
}

/** Result of an import, row by row; unchanged rows are only counted. */
function Report({ reply, onReplace, onMove }: ReportProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const names = useNames();
  const { rows, more } = shownRows(reply);
  return (
    <>
      <div className="block-head">
        <p className={reply.saved ? 'ok' : canMove(reply) ? undefined : 'hot'}>
          {importSummary(reply, texts, lang)}
        </p>
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
      {reply.moved && <MovedFacts moved={reply.moved} />}
      {canMove(reply) && <MoveForm onMove={onMove} />}
      {reply.saved && reply.moved && <FetchPictures pictures={reply.moved.pictures} />}
      <ul className="plain-rows" aria-label={texts.rows}>
        {rows.map((row) => (
          <Row
            key={`${row.line} ${row.kind} ${row.id}`}
            row={row}
            isThere={row.id !== '' && (reply.saved || row.outcome !== 'created')}
            names={names}
          />
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
  const { data: reply, variables, error } = upload;
  const send = (file: File | undefined, choice: ImportChoice = {}) => {
    if (file && !upload.isPending) upload.mutate({ file, ...choice });
  };
  /** Sends the same table with a further choice. */
  const sendAgain = (choice: ImportChoice) => send(variables?.file, { ...variables, ...choice });
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
        {reply && (
          <Report
            // Another reply begins anew.
            key={upload.submittedAt}
            reply={reply}
            onReplace={() => sendAgain({ replace: '1' })}
            onMove={sendAgain}
          />
        )}
      </section>
      <details className="block">
        <summary>{texts.folderTitle}</summary>
        <p className="soft">{texts.folderText}</p>
      </details>
    </Page>
  );
}
