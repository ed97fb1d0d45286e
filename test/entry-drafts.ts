import { apiPath } from '#api-paths.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { type DeskEntry, deskEntry } from '#contract/desk-catalogue.ts';
import { DESK_API } from '#desk-paths.ts';
import type { TestShop } from './shop.ts';

/** Saves the published content of an entry, changed, as its draft; `null` retires a product. */
export async function saveEntryDraft<Content = object>(
  shop: TestShop,
  cookie: string,
  [kind, id]: readonly [EntryKind, string],
  change: (content: Content) => object | null,
): Promise<DeskEntry> {
  const at = { kind, id };
  const read = await shop.request(apiPath(DESK_API.deskEntry, at), { headers: { cookie } });
  const { published, draft } = deskEntry.parse(await read.json());
  const body = {
    content: change(published?.content as Content),
    revision: draft?.revision ?? null,
    base: published?.version,
  };
  const saved = await shop.send('PUT', apiPath(DESK_API.deskDraft, at), body, { cookie });
  if (saved.status !== 200) throw new Error(`${kind} ${id}: ${saved.status} ${await saved.text()}`);
  return deskEntry.parse(await saved.json());
}
