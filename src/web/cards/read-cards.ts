import type { Lang } from '../../routes.ts';
import { dataPath } from '../runtime/data-path.ts';
import { readPrintedData } from '../settings.ts';
import type { CardFile, CartProduct, Gifts } from './card.ts';
import { cardFileOf, cardTarget } from './card-path.ts';

/** Products and what packs give, in one language. */
export interface ReadCards {
  /** Returns a product of those asked for; undefined if the catalogue doesn't have it. */
  readonly find: (id: string) => CartProduct | undefined;
  readonly gifts: Gifts;
}

const reading = new Map<string, Promise<CardFile>>();

async function fetchFile(path: string): Promise<CardFile> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}

function readFile(lang: Lang, file: number): Promise<CardFile> {
  const path = dataPath(readPrintedData()?.version, cardTarget(lang, file));
  const started = reading.get(path) ?? fetchFile(path);
  reading.set(path, started);
  started.catch(() => reading.delete(path));
  return started;
}

/**
 * Reads products by id, from as few files as have them; each file is fetched once. Ids may be any text. Rejects
 * if a file can't be read.
 */
export async function readCards(ids: readonly string[], lang: Lang): Promise<ReadCards> {
  const count = readPrintedData()?.cardFiles ?? 1;
  // Without a product there is a file to read nonetheless: every one tells the gifts.
  const wanted = new Set(ids.length > 0 ? ids.map((id) => cardFileOf(id, count)) : [0]);
  const files = await Promise.all([...wanted].map((file) => readFile(lang, file)));
  const byId = new Map<string, CartProduct>(
    files.flatMap(({ products }) => products.map((product) => [product.id, product] as const)),
  );
  const [first] = files;
  if (!first) throw new Error('no file with cards was read');
  return { find: (id) => byId.get(id), gifts: first.gifts };
}

/** Reads every product of the catalogue, for the owner's pages. */
export async function readAllCards(lang: Lang): Promise<readonly CartProduct[]> {
  const count = readPrintedData()?.cardFiles ?? 1;
  const files = await Promise.all(Array.from({ length: count }, (_, file) => readFile(lang, file)));
  return files.flatMap(({ products }) => products);
}
