import { findingSentence } from '#admin/sections/range/finding-sentence.ts';
import type { FindingCode } from '#catalogue/findings.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { AdminImportProblem, AdminImportReply, ImportCode } from '#contract/admin-transfer.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { ImportTexts } from './texts.ts';

/** Rows that are listed at most; a table with more errors than that has one in a column. */
const LISTED_ROWS = 200;

const isOfImport = (code: AdminImportProblem['code'], known: object): code is ImportCode =>
  Object.hasOwn(known, code);

/** Returns what is wrong with a row, after the heading of its column. */
export function problemSentence(
  problem: AdminImportProblem,
  { problems, findings }: ImportTexts,
  names: CatalogueNames,
  lang: Lang,
): string {
  const { code, column, values } = problem;
  const sentence = isOfImport(code, problems)
    ? fill(problems[code], values)
    : findingSentence({ findings, names }, { ...problem, code: code as FindingCode }, lang);
  return column === null ? sentence : `${column}: ${sentence}`;
}

/** Returns what came of an import, in one sentence. */
export function importSummary(reply: AdminImportReply, texts: ImportTexts, lang: Lang): string {
  const { saved, counts, moved } = reply;
  const { created = 0, changed = 0, unchanged = 0, refused = 0 } = counts;
  const count = (value: number) => value.toLocaleString(lang);
  if (moved && canMove(reply)) {
    return fill(texts.move.found, {
      shop: texts.move.shops[moved.from],
      created: count(created),
      changed: count(changed),
      unchanged: count(unchanged),
    });
  }
  if (!saved) {
    const { one, other } = texts.refused;
    return fill(refused === 1 ? one : other, { count: count(refused) });
  }
  if (created + changed === 0) return texts.nothing;
  return fill(texts.saved, {
    created: count(created),
    changed: count(changed),
    unchanged: count(unchanged),
  });
}

/** Returns the rows to show, refused ones first, and how many more there are. */
export function shownRows({ rows }: AdminImportReply) {
  const shown = ['refused', 'unchanged', 'created', 'changed'].flatMap((key) =>
    rows.filter(
      ({ outcome, problems }) => outcome === key && (key !== 'unchanged' || problems.length > 0),
    ),
  );
  return { rows: shown.slice(0, LISTED_ROWS), more: Math.max(0, shown.length - LISTED_ROWS) };
}

/** True if the export of another shop can be saved as drafts. */
export const canMove = ({ saved, moved, counts }: AdminImportReply): boolean =>
  !saved && moved !== null && (counts.refused ?? 0) === 0;

/** True if nothing but other drafts keeps the table from being imported. */
export function canReplace({ rows }: AdminImportReply): boolean {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  return (
    refused.length > 0 &&
    refused.every(({ problems }) => problems.every(({ code }) => code === 'draft_in_the_way'))
  );
}
