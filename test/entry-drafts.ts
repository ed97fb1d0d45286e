import { apiPath } from '#api-path.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import type { TestShop } from './shop.ts';

/** Saves the published content of an entry, changed, as its draft; `null` retires a product. */
export async function saveEntryDraft<Content = object>(
  shop: TestShop,
  cookie: string,
  [kind, id]: readonly [EntryKind, string],
  change: (content: Content) => object | null,
): Promise<AdminEntry> {
  const at = { kind, id };
  const read = await shop.request(apiPath('/api/admin/catalogue/entries/:kind/:id', at), {
    headers: { cookie },
  });
  const { published, draft } = adminEntry.parse(await read.json());
  const body = {
    content: change(published?.content as Content),
    revision: draft?.revision ?? null,
    base: published?.version,
  };
  const saved = await shop.send(
    'PUT',
    apiPath('/api/admin/catalogue/entries/:kind/:id/draft', at),
    body,
    { cookie },
  );
  if (saved.status !== 200) throw new Error(`${kind} ${id}: ${saved.status} ${await saved.text()}`);
  return adminEntry.parse(await saved.json());
}
