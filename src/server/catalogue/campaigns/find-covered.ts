import type { Finding } from '#contract/admin-catalogue.ts';
import { type CampaignOffer, coversCollection } from '#rules/campaigns.ts';
import type { Database, Transaction } from '#server/shop.ts';
import type { Entry } from '../entries.ts';
import { readOpenCampaigns } from './read-campaigns.ts';

/** Returns where a draft takes away what an offer names; undefined if it leaves it. */
function takenFrom(
  { id, content }: Pick<Entry, 'id' | 'content'>,
  offer: CampaignOffer,
): readonly string[] | undefined {
  if (content === null) return coversCollection(offer, id) ? [] : undefined;
  if (offer.kind !== 'percent' || offer.goods.kind !== 'tag') return undefined;
  const { group, value } = offer.goods;
  // A draft may have anything in the place of a filter.
  const { tags } = content as { readonly tags?: Readonly<Record<string, unknown>> };
  const values = tags?.[group];
  const isGone = Array.isArray(values) && values.every((each) => each?.id !== value);
  return isGone ? ['tags', group] : undefined;
}

/** Finds collections and filter values that drafts remove although a planned or running campaign names them. */
export async function findCovered(
  db: Database | Transaction,
  drafts: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Promise<Finding[]> {
  const collections = drafts.filter(({ kind }) => kind === 'collection');
  const open = collections.length > 0 ? await readOpenCampaigns(db) : [];
  return collections.flatMap((draft) =>
    open.flatMap(({ offer, name: { de, en } }): Finding[] => {
      const path = takenFrom(draft, offer);
      if (path === undefined) return [];
      const { kind, id } = draft;
      return [{ kind, id, path, code: 'campaign_covers', values: { de, en } }];
    }),
  );
}
