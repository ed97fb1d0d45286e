import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { uploadedBase } from '#catalogue/uploaded-pictures.ts';
import { MEDIA_NAME_MAX, UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import type { PictureProcessor } from '../media/picture-processor.ts';
import { PICTURES } from './catalogue-folder.ts';
import { listPictures, type NewPicture } from './folder-pictures.ts';
import type { ImportRow } from './import-entries.ts';
import type { PictureProblem, PictureResult } from './picture-problems.ts';
import { basesOf, PICTURE_KEYS } from './unknown-pictures.ts';

/** Pictures of a folder under names of their own (`pictures/hoodie-front.jpg`): prepared like uploads. */

interface PlainPictures {
  /** Rows that show the prepared pictures by their paths in the shop. */
  readonly rows: readonly ImportRow[];
  readonly pictures: ReadonlyMap<string, NewPicture>;
  readonly refused: readonly PictureResult[];
}

const CENTRE = { x: 50, y: 50 };

/** Replaces the paths of files by those in the shop. */
function withBases<Content>(content: Content, bases: ReadonlyMap<string, string>): Content {
  if (!basesOf(content).some((base) => bases.has(base))) return content;
  return JSON.parse(JSON.stringify(content), (key, value) =>
    PICTURE_KEYS.includes(key) ? (bases.get(value) ?? value) : value,
  );
}

/**
 * Makes masters of a folder's pictures with names of their own, one at a time; the same file makes the same master. Holds
 * the masters in memory, at most 2 MB each.
 */
export async function preparePlainPictures(
  processor: Pick<PictureProcessor, 'prepareMaster'>,
  folder: string,
  rows: readonly ImportRow[],
): Promise<PlainPictures> {
  const pictures = new Map<string, NewPicture>();
  const refused: PictureResult[] = [];
  const bases = new Map<string, string>();
  const refuse = (file: string, code: PictureProblem['code']) =>
    refused.push({ file, outcome: 'refused', problems: [{ code, values: {}, path: [] }] });
  const { plain } = listPictures(folder);
  for (const file of plain) {
    const at = path.join(folder, file);
    if (statSync(at).size > UPLOAD_LIMIT_BYTES) {
      refuse(file, 'upload_too_large');
      continue;
    }
    const master = await processor.prepareMaster(readFileSync(at));
    if (!master.ok) {
      refuse(file, `upload_${master.code}`);
      continue;
    }
    const { id, bytes, width, height } = master;
    const name = path.parse(file).name.normalize().slice(0, MEDIA_NAME_MAX);
    const texts = { name, alt: { de: '', en: '' }, focus: CENTRE };
    pictures.set(id, { ...texts, width, height, file, master: Buffer.from(bytes) });
    bases.set(file, uploadedBase(id, CENTRE));
  }
  const shown = new Set(rows.flatMap(({ content }) => basesOf(content)));
  for (const base of shown) {
    if (base.startsWith(`${PICTURES}/`) && !plain.includes(base)) refuse(base, 'upload_missing');
  }
  return {
    rows: rows.map((row) => ({ ...row, content: withBases(row.content, bases) })),
    pictures,
    refused,
  };
}
