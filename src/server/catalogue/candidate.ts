import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { isDemo } from '#rules/claims.ts';
import { firmIn } from '../firm.ts';
import type { Database, Transaction } from '../shop.ts';
import { checkDrafts } from './check-drafts.ts';
import type { CheckResult } from './check-entries.ts';
import type { CurrentEntry } from './current-entries.ts';
import { type Entry, entryKey, joinEntries } from './entries.ts';
import { findFirmProblems } from './firm-findings.ts';
import { findMissingFacts } from './missing-facts.ts';
import { type Draft, rebaseDrafts } from './rebase-drafts.ts';
import { catalogueDrafts } from './schema.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import { findPageProblems, findTextProblems } from './text-findings.ts';
import { findUnprovedPrices } from './unproved-prices.ts';
import type { EntryChange } from './write-version.ts';

/** Reads all drafts, each on top of what is published where that is possible. */
export async function readDrafts(db: Database | Transaction): Promise<Draft[]> {
  return rebaseDrafts(db, await db.select().from(catalogueDrafts));
}

/** Drafts beside what is published, as they would become a version. */
interface Candidate {
  readonly published: ReadonlyMap<string, CurrentEntry>;
  readonly findings: readonly Finding[];
  /** Changes of the drafts, as the schema returns them; empty if there are findings. */
  readonly changes: readonly EntryChange[];
  /** What shoppers would see; undefined if it doesn't parse. */
  readonly catalogue: Catalogue | undefined;
}

/** Findings that only the history of an entry tells. */
export function* findingsOfHistory(
  { kind, id, baseVersion }: Pick<Draft, 'kind' | 'id' | 'baseVersion'>,
  row: Pick<CurrentEntry, 'version'> | undefined,
): Generator<Finding> {
  if (row && row.version !== baseVersion) {
    yield { kind, id, path: [], code: 'base_changed', values: { version: row.version } };
  }
}

function changesOf(
  drafts: readonly Entry[],
  published: ReadonlyMap<string, CurrentEntry>,
  checked: CheckResult & { ok: true },
): EntryChange[] {
  const products = new Map<string, unknown>(
    checked.catalogue.products.map((each) => [each.id, each]),
  );
  return drafts.flatMap(({ kind, id, position, content }) => {
    const row = published.get(entryKey({ kind, id }));
    if (content === null) {
      if (row === undefined || row.removed) return [];
      return { kind, id, position, content: row.content, removed: true };
    }
    // Products in the order of the schema's fields, whatever an editor sent.
    const clean = kind === 'product' ? products.get(id) : content;
    const same = row && !row.removed && row.position === position;
    if (same && isDeepStrictEqual(row.content, clean)) return [];
    return { kind, id, position, content: clean, removed: false };
  });
}

/** Parts of a node's catalogue that drafts are checked with. */
export type DraftChecks = Pick<ServedCatalogue, 'known' | 'mode' | 'settings'>;

/** Checks what publishing these drafts would make; original prices facts of goods and who checked texts in live mode only. */
export async function readCandidate(
  db: Database | Transaction,
  drafts: readonly Draft[],
  served: DraftChecks,
): Promise<Candidate> {
  const { entries: published } = await served.known.read(db);
  const check = await checkDrafts(db, published, drafts);
  const { entries, checked, findings: found } = check;
  const base = checked.ok ? checked.catalogue : (joinEntries(entries) as Catalogue);
  const claims = drafts.map((draft) => ({
    ...draft,
    published: published.get(entryKey(draft))?.content,
  }));
  const findings = [
    ...drafts.flatMap((draft) => [...findingsOfHistory(draft, published.get(entryKey(draft)))]),
    ...found,
    ...(await findUnprovedPrices(db, served.mode, base, claims)),
    ...findMissingFacts(served, base, drafts),
    ...(checked.ok && !isDemo(served.mode)
      ? findTextProblems(drafts, firmIn(base, served.settings).company)
      : []),
    ...(checked.ok ? findFirmProblems(served, checked.catalogue, drafts) : []),
    ...(checked.ok ? findPageProblems(drafts, checked.catalogue, served.mode) : []),
  ];
  if (!checked.ok) return { published, findings, changes: [], catalogue: undefined };
  const { catalogue } = checked;
  const changes = findings.length > 0 ? [] : changesOf(check.drafts, published, checked);
  return { published, findings, changes, catalogue };
}

/**
 * Returns the candidate of all drafts that can be shown, whatever others lack. One without a catalogue if the draft of
 * the shown entry itself is in the way.
 */
export async function readShowable(
  db: Database | Transaction,
  served: DraftChecks,
  shown?: Pick<Entry, 'kind' | 'id'>,
): Promise<Candidate> {
  const isShown = (each: Pick<Entry, 'kind' | 'id'>) =>
    shown !== undefined && entryKey(each) === entryKey(shown);
  for (let drafts = await readDrafts(db); ; ) {
    const candidate = await readCandidate(db, drafts, served);
    const faulty = new Set(candidate.findings.map(entryKey));
    const own = drafts.find(isShown);
    if (candidate.catalogue || drafts.length === 0) return candidate;
    if (own && faulty.has(entryKey(own))) {
      return { ...candidate, findings: candidate.findings.filter(isShown) };
    }
    const others = drafts.filter((draft) => !faulty.has(entryKey(draft)));
    // Findings of entries without a draft don't say which draft is to blame.
    if (others.length < drafts.length) drafts = others;
    else drafts = own && drafts.length > 1 ? [own] : [];
  }
}
