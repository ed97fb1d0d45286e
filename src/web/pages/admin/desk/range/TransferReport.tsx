import { useEffect, useRef } from 'react';
import { fill } from '#browser/fill.ts';
import type { AdminImportProblem, AdminImportReply, ImportCode } from '#contract/admin-transfer.ts';
import type { FindingCode } from '#contract/catalogue-findings.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { findingSentence } from './finding-sentence.ts';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';

type Row = AdminImportReply['rows'][number];

/** Rows that are listed at most; a table with more errors than that has one in a column. */
const LISTED_ROWS = 200;

const isOfImport = (code: AdminImportProblem['code'], known: object): code is ImportCode =>
  Object.hasOwn(known, code);

function problemSentence(problem: AdminImportProblem, { texts, lang }: RangeProps): string {
  const { transferTexts: transfer } = texts.range;
  const { code, column, values } = problem;
  const sentence = isOfImport(code, transfer.problems)
    ? fill(transfer.problems[code], values)
    : findingSentence(texts.range, { ...problem, code: code as FindingCode }, lang);
  return column === null ? sentence : `${column}: ${sentence}`;
}

/** Returns what came of an import, in one sentence. */
export function importSummary(
  { saved, counts }: AdminImportReply,
  { texts, lang }: RangeProps,
): string {
  const { transferTexts: transfer } = texts.range;
  const { created = 0, changed = 0, unchanged = 0, refused = 0 } = counts;
  const count = (value: number) => formatCount(value, lang);
  if (!saved) {
    return fill(refused === 1 ? transfer.refused.one : transfer.refused.other, {
      count: count(refused),
    });
  }
  if (created + changed === 0) return transfer.nothing;
  return fill(transfer.saved, {
    created: count(created),
    changed: count(changed),
    unchanged: count(unchanged),
  });
}

function ReportRow({ row, ...props }: RangeProps & { readonly row: Row }) {
  const { texts, lang } = props;
  const { transferTexts: transfer } = texts.range;
  const { line, id, name, outcome, problems } = row;
  const isRefused = outcome === 'refused';
  return (
    <li className="desk-entry">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="news-soft num min-w-16">{fill(transfer.line, { line })}</span>
        {id !== '' && (
          <a className="desk-link" href={rangeHash('products', id)}>
            {name?.[lang] || id}
          </a>
        )}
        <span className={isRefused ? 'news-hot' : undefined}>{transfer.outcomes[outcome]}</span>
      </p>
      {problems.length > 0 && (
        <ul className="grid max-w-[68ch] gap-1">
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.path.join('.')} ${problem.column}`}>
              {problemSentence(problem, props)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ReportProps extends RangeProps {
  readonly fileName: string;
  readonly reply: AdminImportReply;
  /** Imports the same file over drafts that are in the way. */
  readonly onReplace: () => void;
}

/** Result of an import, row by row; unchanged rows are only counted. */
export function TransferReport({ fileName, reply, onReplace, ...props }: ReportProps) {
  const { transferTexts: transfer } = props.texts.range;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const refused = reply.rows.filter(({ outcome }) => outcome === 'refused');
  const others = reply.rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  const rows = [...refused, ...others];
  const isReplaceable =
    refused.length > 0 &&
    refused.every(({ problems }) => problems.every(({ code }) => code === 'draft_in_the_way'));
  return (
    <section ref={section} tabIndex={-1} className="grid gap-4" aria-labelledby="transfer-report">
      <h4 id="transfer-report" className="wrap-anywhere [font-stretch:108%] [font-weight:650]">
        {fill(transfer.reportTitle, { file: fileName })}
      </h4>
      <p className={reply.saved ? 'max-w-[68ch]' : 'news-hot max-w-[68ch]'} role="status">
        {importSummary(reply, props)}
      </p>
      {isReplaceable && (
        <div className="grid justify-items-start gap-2">
          <p>{transfer.replaceText}</p>
          <button type="button" className="desk-button" onClick={onReplace}>
            {transfer.replace}
          </button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className="desk-rows">
          {rows.slice(0, LISTED_ROWS).map((row) => (
            <ReportRow key={`${row.line} ${row.id}`} row={row} {...props} />
          ))}
        </ul>
      )}
      {rows.length > LISTED_ROWS && (
        <p>{fill(transfer.more, { count: formatCount(rows.length - LISTED_ROWS, props.lang) })}</p>
      )}
    </section>
  );
}
