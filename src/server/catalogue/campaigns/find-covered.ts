import type { Finding } from '#contract/admin-catalogue.ts';
import { coversCollection } from '#rules/campaigns.ts';
import type { Database, Transaction } from '#server/shop.ts';
import type { Entry } from '../entries.ts';
import { readOpenCampaigns } from './read-campaigns.ts';

/** Finds collections that drafts remove although a planned or running campaign names them: it would cover nothing. */
export async function findCovered(
  db: Database | Transaction,
  drafts: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Promise<Finding[]> {
  const removed = drafts.filter(({ kind, content }) => kind === 'collection' && content === null);
  const open = removed.length > 0 ? await readOpenCampaigns(db) : [];
  return removed.flatMap(({ id }) =>
    open
      .filter(({ offer }) => coversCollection(offer, id))
      .map(({ name: { de, en } }): Finding => {
        return { kind: 'collection', id, path: [], code: 'campaign_covers', values: { de, en } };
      }),
  );
}
