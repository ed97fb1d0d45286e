import { visitId } from '#contract/visits.ts';
import type { Shop } from '../shop.ts';
import type { HasVisits } from './ingest.ts';
import { reachStage } from './writer.ts';

/**
 * Returns the host this visit came from, as the server stored it with the visit's first beat, or null for
 * an unknown visit. `header` is the `X-Visit` header of the request that starts a checkout. Revenue by
 * referrer therefore trusts no value sent at the checkout. Never throws: an order matters more.
 */
export async function visitAtCheckout(
  shop: Shop & HasVisits,
  header: string | undefined,
): Promise<string | null> {
  const id = visitId.safeParse(header);
  if (!id.success) return null;
  try {
    await shop.parts.visits.queue.flush();
    return await reachStage(shop, id.data, 'checkout');
  } catch (error) {
    shop.log.failed('the visit of a checkout could not be read or counted', error);
    return null;
  }
}
