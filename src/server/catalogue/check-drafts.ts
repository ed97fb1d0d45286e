import type { Finding } from '#contract/admin-catalogue.ts';
import type { Database, Transaction } from '../shop.ts';
import { findCovered } from './campaigns/find-covered.ts';
import { type CheckResult, checkEntries } from './check-entries.ts';
import type { CurrentEntry } from './current-entries.ts';
import { findForbiddenWords } from './draft-words.ts';
import { type Entry, entryKey, inOrder, isRecord, joinNames } from './entries.ts';
import { withRetirements } from './retire-products.ts';
import { findUnknownPictures } from './unknown-pictures.ts';

/** Finds what no schema knows of drafts: pictures that the shop doesn't have, forbidden words, and what campaigns name. */
export async function checkContents(
  db: Database | Transaction,
  drafts: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Promise<Finding[]> {
  return [
    ...(await findUnknownPictures(db, drafts)),
    ...(await findCovered(db, drafts)),
    ...drafts.flatMap(findForbiddenWords),
  ];
}

const piecesOf = (content: unknown) => (isRecord(content) ? Number(content['pieces']) : Number.NaN);

/** Finds packs that drafts make larger than products that come in them have colours. */
function findLargePacks(
  drafts: readonly Entry[],
  published: ReadonlyMap<string, Entry>,
  entries: readonly Entry[],
): Finding[] {
  return drafts.flatMap((draft): Finding[] => {
    const { kind, id } = draft;
    const pieces = piecesOf(draft.content);
    if (kind !== 'pack' || !(pieces > piecesOf(published.get(entryKey(draft))?.content))) return [];
    const short = inOrder(entries, 'product').filter(({ content }) => {
      const { colours, packs } = isRecord(content) ? content : {};
      const isOffered = isRecord(packs) && Object.hasOwn(packs, id);
      return isOffered && Array.isArray(colours) && colours.length < pieces;
    });
    if (short.length === 0) return [];
    const values = { de: joinNames(short, 'de'), en: joinNames(short, 'en') };
    return [{ kind, id, path: ['pieces'], code: 'colours_too_few', values }];
  });
}

interface DraftsCheck {
  readonly entries: readonly Entry[];
  readonly checked: CheckResult;
  readonly findings: readonly Finding[];
  /** With those of collections that retired products leave. */
  readonly drafts: readonly Entry[];
}

/** Checks the newest version's entries with drafts over them; a draft without content retires its product. */
export async function checkDrafts(
  db: Database | Transaction,
  published: ReadonlyMap<string, CurrentEntry>,
  edited: readonly Entry[],
): Promise<DraftsCheck> {
  const drafts = withRetirements(edited, published);
  const next = new Map<string, Entry>([...published].filter(([, { removed }]) => !removed));
  for (const draft of drafts) {
    if (draft.content === null) next.delete(entryKey(draft));
    else next.set(entryKey(draft), draft);
  }
  const entries = [...next.values()];
  const checked = checkEntries(entries);
  const found = [
    ...(await checkContents(db, drafts)),
    ...findLargePacks(drafts, published, entries),
  ];
  return {
    entries,
    checked,
    findings: checked.ok ? found : [...found, ...checked.findings],
    drafts,
  };
}
