import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  type EntryKind,
  isSingle,
  SINGLE_KINDS,
  type SingleKind,
} from '#contract/catalogue-entries.ts';
import { LEAVE_0_1 } from '../db/version-0-1.ts';
import { type Entry, entriesOf, FIELDS, RECORD_KINDS } from './entries.ts';
import type { ImportRow } from './import-entries.ts';

/** A catalogue as a folder of JSON files, one for each entry, so that git shows what changed. */

const FOLDERS = { product: 'products', ...FIELDS } as const;
/** Uploaded pictures (`folder-pictures.ts`). */
export const PICTURES = 'pictures';
const SINGLE_FILES: Readonly<Record<SingleKind, string>> = {
  facts: 'facts.json',
  firm: 'settings.json',
  redirects: 'redirects.json',
};
/** Ids of the products in their order. */
const ORDER = 'order.json';
const ENDING = '.json';

/** Products had a kind in folders that version 0.1 exported at first. */
const OF_0_1 = `The folder was exported by an early version 0.1 of the shop. ${LEAVE_0_1}`;

/** The folder can't be used; the message says why. */
export class FolderRefused extends Error {}

/** Throws for a link where an export writes or an import reads: it may lead out of the folder. */
function refuseLinks(folder: string): void {
  const names = [ORDER, ...Object.values(SINGLE_FILES), ...Object.values(FOLDERS), PICTURES];
  for (const own of names.map((name) => path.join(folder, name))) {
    const isFolder = lstatSync(own, { throwIfNoEntry: false })?.isDirectory();
    for (const file of [
      own,
      ...(isFolder ? readdirSync(own) : []).map((name) => path.join(own, name)),
    ]) {
      if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
        throw new FolderRefused(`${file} is a link. Put the file itself in its place.`);
      }
    }
  }
}

/** Path of an entry's file, within the folder. */
export function fileOf({ kind, id }: Pick<Entry, 'kind' | 'id'>): string {
  return isSingle(kind) ? SINGLE_FILES[kind] : path.join(FOLDERS[kind], `${id}${ENDING}`);
}

export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a text unless the file has it already. Returns true if it was written. */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

export interface WriteResult {
  readonly files: number;
  readonly written: number;
  readonly removed: readonly string[];
}

/** Writes a catalogue; files that are equal stay untouched, those of products it no longer has are removed. */
export function writeFolder(folder: string, catalogue: Catalogue): WriteResult {
  refuseLinks(folder);
  const isOurs = existsSync(path.join(folder, ORDER));
  if (!isOurs && existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'))) {
    throw new FolderRefused(
      `${folder} holds other files. Name an empty folder, or one that was exported before.`,
    );
  }
  const files = new Map([
    [ORDER, jsonText(catalogue.products.map(({ id }) => id))],
    ...entriesOf(catalogue).map((entry) => [fileOf(entry), jsonText(entry.content)] as const),
  ]);
  for (const name of Object.values(FOLDERS)) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  let written = 0;
  for (const [name, text] of files) {
    if (writeChanged(path.join(folder, name), text)) written += 1;
  }
  const present = [
    ...Object.values(FOLDERS).flatMap((name) =>
      filesIn(folder, name).map((file) => path.join(name, file)),
    ),
    ...Object.values(SINGLE_FILES).filter((name) => existsSync(path.join(folder, name))),
  ];
  const removed = present.filter((name) => !files.has(name));
  for (const name of removed) rmSync(path.join(folder, name));
  return { files: files.size, written, removed };
}

function filesIn(folder: string, name: string): string[] {
  const below = path.join(folder, name);
  if (!existsSync(below)) return [];
  return readdirSync(below)
    .filter((file) => file.endsWith(ENDING))
    .toSorted();
}

export interface ReadFolder {
  /** Products in their order, then the other entries. */
  readonly rows: readonly ImportRow[];
  /** Ids of the products in their order. */
  readonly order: readonly string[];
}

function readRow(folder: string, kind: EntryKind, id: string): ImportRow {
  const text = readFileSync(path.join(folder, fileOf({ kind, id })), 'utf8');
  const refuse = (
    code: 'not_json' | 'not_the_name',
    values: Record<string, string>,
  ): ImportRow => ({
    kind,
    id,
    content: undefined,
    problems: [{ code, values, path: [] }],
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return refuse('not_json', { reason: error instanceof Error ? error.message : String(error) });
  }
  const { id: own, kind: former } = (content ?? {}) as { id?: unknown; kind?: unknown };
  if (kind === 'product' && former !== undefined) throw new FolderRefused(OF_0_1);
  if (kind === 'product' && own !== id) return refuse('not_the_name', { value: String(own) });
  return { kind, id, content, problems: [] };
}

function readOrder(folder: string): string[] {
  const file = path.join(folder, ORDER);
  if (!existsSync(file))
    throw new FolderRefused(`${file} is missing: it names the products in their order.`);
  try {
    const order: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(order) && order.every((id) => typeof id === 'string'))
      return [...new Set(order)];
  } catch {
    // The sentence below says it.
  }
  throw new FolderRefused(`${file} is no JSON list of product ids.`);
}

/** Reads what an export wrote and somebody may have changed. */
export function readFolder(folder: string): ReadFolder {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new FolderRefused(`${folder} is no folder.`);
  }
  refuseLinks(folder);
  const named = readOrder(folder);
  const ids = (kind: keyof typeof FOLDERS) =>
    filesIn(folder, FOLDERS[kind]).map((file) => file.slice(0, -ENDING.length));
  const products = ids('product');
  const missing = named.find((id) => !products.includes(id));
  if (missing !== undefined) {
    throw new FolderRefused(
      `${path.join(folder, ORDER)} names ${missing}, but there is no ${fileOf({ kind: 'product', id: missing })}. Remove it from the list, or add the file.`,
    );
  }
  const order = [...named, ...products.filter((id) => !named.includes(id))];
  const entries = [
    ...order.map((id) => ({ kind: 'product' as const, id })),
    ...RECORD_KINDS.flatMap((kind) => ids(kind).map((id) => ({ kind, id }))),
    ...SINGLE_KINDS.flatMap((kind) =>
      existsSync(path.join(folder, SINGLE_FILES[kind])) ? [{ kind, id: kind }] : [],
    ),
  ];
  return { rows: entries.map(({ kind, id }) => readRow(folder, kind, id)), order };
}
