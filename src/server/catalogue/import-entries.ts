import { isDeepStrictEqual } from 'node:util';
import type { FindingValues } from '#catalogue/findings.ts';
import type { AdminDraftBody } from '#contract/admin-catalogue.ts';
import type { ImportOutcome, ProblemCode } from '#contract/admin-transfer.ts';
import { entryId } from '#contract/catalogue-entries.ts';
import type { Transaction } from '../shop.ts';
import { readDrafts } from './candidate.ts';
import { checkDrafts } from './check-drafts.ts';
import { type CurrentEntry, readEntries } from './current-entries.ts';
import { byKey, type Entry, entryKey, isRecord } from './entries.ts';
import type { Draft } from './rebase-drafts.ts';
import { deleteDrafts, fitsEntry, overwriteDrafts } from './save-draft.ts';
import { lockCatalogue } from './write-version.ts';

export interface ImportProblem {
  readonly code: ProblemCode;
  readonly values: FindingValues;
  /** Field in the entry's content; empty for the row itself. */
  readonly path: readonly (string | number)[];
}

/** An entry as a file says that it should be. */
export interface ImportRow extends Pick<Entry, 'kind' | 'id'> {
  readonly content: unknown;
  /** Version of the entry that was exported, where the file says it. */
  readonly base?: number | undefined;
  /** Found while reading; a row with any is refused. */
  readonly problems: readonly ImportProblem[];
  /** Told beside what comes of the row. */
  readonly notes?: readonly ImportProblem[];
  /** True if the content adds to a draft, which then isn't in the way. */
  readonly isAddition?: boolean;
  /** Pieces by mark, which a new product brings. */
  readonly stock?: Draft['stock'];
}

interface RowResult extends Pick<Entry, 'kind' | 'id'> {
  readonly outcome: ImportOutcome;
  readonly problems: readonly ImportProblem[];
}

export interface ImportResult {
  /** False if a row was refused: then no draft was saved. */
  readonly saved: boolean;
  /** In the order of the rows. */
  readonly rows: readonly RowResult[];
}

/** Entries and drafts that an import meets; they stay as they are until its transaction ends. */
export interface ImportState {
  readonly published: ReadonlyMap<string, CurrentEntry>;
  readonly drafts: ReadonlyMap<string, Draft>;
}

export async function readImportState(tx: Transaction): Promise<ImportState> {
  await lockCatalogue(tx);
  return {
    published: byKey(await readEntries(tx)),
    drafts: byKey(await readDrafts(tx)),
  };
}

export interface ImportOptions {
  readonly rows: readonly ImportRow[];
  /** Positions of products; without them products stay where they are, and new ones come last. */
  readonly positions?: ReadonlyMap<string, number>;
  /** Account. */
  readonly by: string;
  readonly editedAt: Date;
  /** True if drafts with other content are overwritten. */
  readonly replace: boolean;
  /** `tell`: findings don't refuse a row, because its draft is to be completed. `try`: nothing is checked and saved. */
  readonly mode?: 'tell' | 'try' | undefined;
}

/** Returns a problem of the row itself. */
export const problem = (code: ProblemCode, values: FindingValues = {}): ImportProblem => ({
  code,
  values,
  path: [],
});

/** Positions behind every product, drafts included. */
function* lastPositions({ published, drafts }: ImportState): Generator<number, never> {
  const products = [...published.values(), ...drafts.values()].filter(
    ({ kind }) => kind === 'product',
  );
  let last = products.reduce((most, { position }) => Math.max(most, position), -1);
  for (;;) yield ++last;
}

/** Compares a row with what is published and drafted. */
function compare(
  row: ImportRow,
  { published, drafts }: ImportState,
  { positions, replace }: ImportOptions,
): RowResult {
  const { kind, id, content, base } = row;
  const key = entryKey(row);
  const current = published.get(key);
  const draft = drafts.get(key);
  const refuse = (...problems: ImportProblem[]): RowResult => ({
    kind,
    id,
    outcome: 'refused',
    problems,
  });
  if (row.problems.length > 0) return refuse(...row.problems);
  if (!entryId.safeParse(id).success) return refuse({ ...problem('wrong_format'), path: ['id'] });
  if (!isRecord(content) || !fitsEntry(kind, id, content as AdminDraftBody['content'])) {
    return refuse(problem('wrong_type'));
  }
  const place = kind === 'product' ? positions?.get(id) : undefined;
  const isInPlace = place === undefined || place === (draft ?? current)?.position;
  const sold = current?.removed === false ? current : undefined;
  const stands = draft ? draft.content : sold?.content;
  if (isInPlace && isDeepStrictEqual(stands, content)) {
    return { kind, id, outcome: 'unchanged', problems: [] };
  }
  if (base !== undefined && current && base !== current.version) {
    return refuse(problem('changed_since_export', { version: current.version }));
  }
  if (draft && !replace && !row.isAddition) return refuse(problem('draft_in_the_way'));
  return { kind, id, outcome: sold ? 'changed' : 'created', problems: [] };
}

/** Returns true if a product is sold like this, so that it needs no draft. */
function isPublished({ published }: ImportState, { position, content, ...entry }: Entry): boolean {
  const current = published.get(entryKey(entry));
  const isSame = isDeepStrictEqual([current?.position, current?.content], [position, content]);
  return isSame && current?.removed === false;
}

/** Returns what publishing would have against rows that change something, by entry. */
async function findProblems(
  tx: Transaction,
  drafts: ReadonlyMap<string, Entry>,
  { published, drafts: others }: ImportState,
): Promise<ReadonlyMap<string, ImportProblem[]>> {
  const next = new Map<string, Entry>([...others, ...drafts]);
  const { findings } = await checkDrafts(tx, published, [...next.values()]);
  return Map.groupBy(findings, entryKey);
}

/**
 * Makes drafts of rows that differ from what is published or drafted, or of none if one of them is refused; a draft is
 * discarded where its row is as published. Entries without a row stay as they are.
 */
export async function saveImport(
  tx: Transaction,
  state: ImportState,
  options: ImportOptions,
): Promise<ImportResult> {
  const { rows, positions, by, editedAt, mode } = options;
  const last = lastPositions(state);
  const drafts = new Map<string, Entry>();
  const seen = new Set<string>();
  const compared = rows.map((row): RowResult => {
    const key = entryKey(row);
    if (row.id !== '' && seen.size === seen.add(key).size) {
      return { ...row, outcome: 'refused', problems: [problem('repeated_entry')] };
    }
    const result = compare(row, state, options);
    if (result.outcome !== 'created' && result.outcome !== 'changed') return result;
    const current = state.drafts.get(key) ?? state.published.get(key);
    const position =
      (row.kind === 'product' ? positions?.get(row.id) : undefined) ??
      current?.position ??
      last.next().value;
    drafts.set(key, { kind: row.kind, id: row.id, position, content: row.content });
    return result;
  });
  const isChecked = drafts.size > 0 && mode !== 'try';
  const problems = isChecked ? await findProblems(tx, drafts, state) : undefined;
  const results = compared.map(({ kind, id, outcome, problems: own }, at): RowResult => {
    const isRefused = outcome === 'refused';
    const key = entryKey({ kind, id });
    const found = isRefused || !drafts.has(key) ? [] : (problems?.get(key) ?? []);
    return {
      kind,
      id,
      outcome: found.length > 0 && mode !== 'tell' ? 'refused' : outcome,
      problems: [
        ...own,
        ...(isRefused ? [] : (rows[at]?.notes ?? [])),
        ...found.map(({ code, values, path }) => ({ code, values, path })),
      ],
    };
  });
  const saved = mode !== 'try' && results.every(({ outcome }) => outcome !== 'refused');
  if (saved) {
    const isNeeded = Map.groupBy(drafts.values(), (draft) => !isPublished(state, draft));
    const stock = new Map(rows.map((row) => [entryKey(row), row.stock]));
    await deleteDrafts(tx, isNeeded.get(false) ?? []);
    await overwriteDrafts(
      tx,
      (isNeeded.get(true) ?? []).map((draft) => ({
        ...draft,
        baseVersion: state.published.get(entryKey(draft))?.version ?? null,
        editedBy: by,
        editedAt,
        stock: stock.get(entryKey(draft)) ?? null,
      })),
    );
  }
  return { saved, rows: results };
}

/** Counts rows or files by outcome. */
export function countOutcomes(
  rows: readonly Pick<RowResult, 'outcome'>[],
): Record<ImportOutcome, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
