import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { FORMER_LASTS_MS } from '../rendering/versions.ts';
import type { Database } from '../shop.ts';
import { PICTURE_ID, parseFile } from './picture-file.ts';
import { mediaPictures } from './schema.ts';

/** A file that is being written has another name, for less than this. */
const WRITTEN_WITHIN_MS = 60 * 60 * 1000;

/** Focal points that pages show, as `<x>-<y>`, by picture; a picture without any has an empty set. */
type ShownCrops = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads each picture's focal point, and those around which drafts, the newest version and versions that were replaced
 * within `formerMs` show it.
 */
async function readShownCrops(db: Database, formerMs: number): Promise<ShownCrops> {
  const { rows } = await db.execute<{ id: string; crop: string }>(sql`
    with texts as (
      select content::text as text from catalogue_drafts
      union all
      select e.content::text from catalogue_entries e
      left join catalogue_versions v on v.number = e.replaced_in
      where e.replaced_in is null or v.at > now() - make_interval(secs => ${formerMs / 1000})
    )
    select id, focus_x || '-' || focus_y as crop from media_pictures
    union
    select p.id, shown.found[2]
    from texts, regexp_matches(text, '/media/([0-9a-f]{32})/(\\d{1,3}-\\d{1,3})', 'g') as shown(found)
    join media_pictures p on p.id = shown.found[1]
    where text like '%/media/%'`);
  const crops = new Map<string, Set<string>>();
  for (const { id, crop } of rows) crops.set(id, (crops.get(id) ?? new Set()).add(crop));
  return crops;
}

/** Returns true for a size around one of the focal points, for the whole picture, and for a file that is being written. */
async function isKept(folder: string, id: string, name: string, crops: ReadonlySet<string>) {
  const file = parseFile(id, name);
  if (file) return file.focus === undefined || crops.has(`${file.crop.x}-${file.crop.y}`);
  const found = await stat(path.join(folder, id, name)).catch(() => undefined);
  return found !== undefined && found.mtimeMs > Date.now() - WRITTEN_WITHIN_MS;
}

/** Returns ids of the pictures that have files on a node's disk. */
async function readFolders(folder: string): Promise<string[]> {
  const listed = await readdir(folder).catch(() => []);
  return listed.filter((name) => PICTURE_ID.test(name));
}

/** Removes all files of pictures that the database has no more; returns the number of pictures. */
export async function removeGone(db: Database, folder: string): Promise<number> {
  // Listed before the database is read: files of a picture that is uploaded meanwhile stay.
  const ids = await readFolders(folder);
  if (ids.length === 0) return 0;
  const rows = await db.select({ id: mediaPictures.id }).from(mediaPictures);
  const known = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  for (const id of gone) await rm(path.join(folder, id), { recursive: true, force: true });
  return gone.length;
}

interface CleanMediaOptions {
  /** Age up to which former versions count; default: as long as their documents are served. */
  readonly formerMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Removes files of uploaded pictures from a node's disk: sizes around focal points that no page shows any more, rests of
 * writes that were killed, and all of a picture that is gone. A size that somebody still asks for is made again.
 * @returns number of removed files and folders
 */
export async function cleanMedia(
  db: Database,
  folder: string,
  { formerMs = FORMER_LASTS_MS, signal }: CleanMediaOptions = {},
): Promise<number> {
  let removed = await removeGone(db, folder);
  const ids = await readFolders(folder);
  if (ids.length === 0) return removed;
  const shown = await readShownCrops(db, formerMs);
  for (const id of ids) {
    if (signal?.aborted) break;
    const crops = shown.get(id) ?? new Set();
    for (const name of await readdir(path.join(folder, id)).catch(() => [])) {
      if (await isKept(folder, id, name, crops)) continue;
      await rm(path.join(folder, id, name), { force: true });
      removed += 1;
    }
  }
  return removed;
}
