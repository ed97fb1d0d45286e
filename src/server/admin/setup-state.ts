import { eq } from 'drizzle-orm';
import type { AdminGolive } from '#contract/admin-golive.ts';
import { readCurrentEntry } from '../catalogue/current-entries.ts';
import { catalogueDrafts, catalogueVersions } from '../catalogue/schema.ts';
import { DEFAULT_ADMIN_EMAIL } from '../env.ts';
import { hasInbox } from '../golive/check.ts';
import { readOwnerEmail } from '../owner.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';

/** Reads what the steps of a new shop ask beside the checks. */
export async function readSetupState(shop: RangeShop): Promise<AdminGolive['shop']> {
  const { db, settings } = shop;
  const { firm, products } = catalogueOf(shop);
  const facts = await readCurrentEntry(db, 'facts', 'facts');
  const { number, by } = catalogueVersions;
  const [version] = await db
    .select({ by })
    .from(catalogueVersions)
    .where(eq(number, facts?.version ?? 0));
  return {
    own_email: (await readOwnerEmail(db, settings)) !== DEFAULT_ADMIN_EMAIL,
    inbox: hasInbox({ settings }) ? `http://localhost:${settings.inboxPort}` : null,
    named: firm?.name !== undefined,
    product: products[0]?.path ?? null,
    shipping: version?.by != null,
    drafts: await db.$count(catalogueDrafts),
  };
}
