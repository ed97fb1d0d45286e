import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { AdminPicture } from '#contract/admin-media.ts';
import { masterId } from '../media/master.ts';
import { mediaPictures } from '../media/schema.ts';
import type { Database } from '../shop.ts';
import { jsonText, PICTURES, type WriteResult, writeChanged } from './catalogue-folder.ts';
import { uploadsOf } from './unknown-pictures.ts';

/** Uploaded pictures in a folder of the catalogue: a master, and what the library says of it, in a file each. */

const FILE = /^([0-9a-f]{32})\.(jpg|json)$/;
/** Names that an owner gives; those of hex digits belong to exports. */
const PLAIN = /^(?![0-9a-f]{32}\.).+\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** Path of a picture's master (`jpg`), or of its name, texts and focal point (`json`), within the folder. */
export function pictureFile(id: string, ending: 'jpg' | 'json'): string {
  return path.join(PICTURES, `${id}.${ending}`);
}

/** A checked picture that the shop may lack. */
export interface NewPicture
  extends Pick<AdminPicture, 'name' | 'alt' | 'focus' | 'width' | 'height'> {
  /** Path within the folder. */
  readonly file: string;
  /** Absent where `file` is the master. */
  readonly master?: Buffer;
}

interface PictureNames {
  /** Ids of pictures that have a file, in order. */
  readonly ids: readonly string[];
  /** Paths of pictures with names of their own, within the folder (`plain-pictures.ts`). */
  readonly plain: readonly string[];
  /** Paths of everything else, within the folder. Hidden files don't count. */
  readonly others: readonly string[];
}

/** Lists what is among the pictures of a folder; nothing without any. */
export function listPictures(folder: string): PictureNames {
  const below = path.join(folder, PICTURES);
  const found = existsSync(below) ? readdirSync(below, { withFileTypes: true }) : [];
  const ids = new Set<string>();
  const plain: string[] = [];
  const others: string[] = [];
  for (const entry of found.filter(({ name }) => !name.startsWith('.'))) {
    const [, id] = FILE.exec(entry.name) ?? [];
    const file = path.join(PICTURES, entry.name);
    if (id !== undefined && entry.isFile()) ids.add(id);
    else if (PLAIN.test(entry.name) && entry.isFile()) plain.push(file);
    else others.push(file);
  }
  return { ids: [...ids].toSorted(), plain: plain.toSorted(), others: others.toSorted() };
}

export interface WritePicturesResult extends WriteResult {
  /** Ids of pictures that entries show and the database has no more. */
  readonly missing: readonly string[];
}

/** Returns true if a file holds the master that its name says. */
const isWhole = (file: string, id: string) =>
  existsSync(file) && masterId(readFileSync(file)) === id;

/**
 * Writes the uploaded pictures that contents show into a folder that `writeFolder()` made, one master at a time. Files
 * that are equal stay untouched, those of pictures that none shows are removed.
 */
export async function writePictures(
  db: Database,
  folder: string,
  contents: readonly unknown[],
): Promise<WritePicturesResult> {
  const shown = contents.flatMap((content) => uploadsOf(content).map(({ picture }) => picture.id));
  const ids = new Set(shown.toSorted());
  if (ids.size > 0) mkdirSync(path.join(folder, PICTURES), { recursive: true });
  const { name, altDe, altEn, focusX, focusY, master } = mediaPictures;
  const texts = { name, altDe, altEn, focusX, focusY };
  const missing: string[] = [];
  let written = 0;
  for (const id of ids) {
    const isThis = eq(mediaPictures.id, id);
    const [row] = await db.select(texts).from(mediaPictures).where(isThis);
    if (row === undefined) {
      missing.push(id);
      continue;
    }
    const file = path.join(folder, pictureFile(id, 'jpg'));
    if (!isWhole(file, id)) {
      const [stored] = await db.select({ master }).from(mediaPictures).where(isThis);
      writeFileSync(file, stored?.master ?? '');
      written += 1;
    }
    const text = jsonText({
      name: row.name,
      alt: { de: row.altDe, en: row.altEn },
      focus: { x: row.focusX, y: row.focusY },
    });
    if (writeChanged(path.join(folder, pictureFile(id, 'json')), text)) written += 1;
  }
  const removed = listPictures(folder)
    .ids.filter((id) => !ids.has(id))
    .flatMap((id) => [pictureFile(id, 'jpg'), pictureFile(id, 'json')])
    .filter((each) => existsSync(path.join(folder, each)));
  for (const each of removed) rmSync(path.join(folder, each));
  return { files: 2 * (ids.size - missing.length), written, removed, missing };
}
