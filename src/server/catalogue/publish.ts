import type { AdminPublishBody, Finding } from '#contract/admin-catalogue.ts';
import type { Shop, Transaction } from '../shop.ts';
import { type DraftChecks, readCandidate, readDrafts } from './candidate.ts';
import { byKey, entryKey } from './entries.ts';
import type { Draft } from './rebase-drafts.ts';
import { deleteDrafts } from './save-draft.ts';
import { lockCatalogue, writeVersion } from './write-version.ts';

export type PublishResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: 'nothing_to_publish' }
  | { readonly ok: false; readonly code: 'catalogue_faults'; readonly findings: readonly Finding[] }
  /** A named draft is not as its editor saw it. */
  | {
      readonly ok: false;
      readonly code: 'draft_changed';
      readonly draft: Pick<Draft, 'kind' | 'id'>;
    };

interface PublishOptions extends AdminPublishBody {
  /** Account. */
  readonly by: string;
  /** Records the version in its transaction, with the drafts that it is made of. */
  readonly record: (
    tx: Transaction,
    version: number,
    entries: readonly string[],
    drafts: readonly Draft[],
  ) => Promise<void>;
}

/** Largest number of entries that a line of the log names. */
const NAMED_ENTRIES = 20;

/** What the log says about a version. */
export const publishedData = (entries: readonly string[], note = '') => ({
  note,
  count: entries.length,
  entries: entries.slice(0, NAMED_ENTRIES),
});

async function write(
  tx: Transaction,
  served: DraftChecks,
  options: PublishOptions,
): Promise<PublishResult> {
  const { by, note = '', drafts: named, record } = options;
  await lockCatalogue(tx);
  const all = await readDrafts(tx);
  const known = byKey(all);
  const changed = named?.find((each) => known.get(entryKey(each))?.revision !== each.revision);
  if (changed) return { ok: false, code: 'draft_changed', draft: changed };
  const drafts = named
    ? [...new Set(named.map(entryKey))].flatMap((key) => known.get(key) ?? [])
    : all;
  const { findings, changes } = await readCandidate(tx, drafts, served);
  if (findings.length > 0) return { ok: false, code: 'catalogue_faults', findings };
  await deleteDrafts(tx, drafts);
  if (changes.length === 0) return { ok: false, code: 'nothing_to_publish' };
  const version = await writeVersion(tx, { by, note, isDemo: false, changes });
  await record(
    tx,
    version,
    changes.map(({ id }) => id),
    drafts,
  );
  return { ok: true, version };
}

/** Publishes drafts as one version, in one transaction. Every node is notified and serves it as soon as it can. */
export function publish(
  shop: Pick<Shop, 'db'> & { readonly parts: { readonly catalogue: DraftChecks } },
  options: PublishOptions,
): Promise<PublishResult> {
  return shop.db.transaction((tx) => write(tx, shop.parts.catalogue, options));
}
