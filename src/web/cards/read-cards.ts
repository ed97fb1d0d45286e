import type { Lang } from '#routes.ts';
import type { CardFile, CartProduct, Gifts } from '#rules/card.ts';
import { dataPath } from '../runtime/data-path.ts';
import { fetchData } from '../runtime/fetch-data.ts';
import { readPrintedData } from '../settings.ts';
import { cardFileOf, cardTarget } from './card-path.ts';

/** Products and what packs give, in one language: a range for rules of carts and orders. */
export interface ReadCards {
  /** Returns a product of those asked for; undefined if the catalogue doesn't have it. */
  readonly find: (id: string) => CartProduct | undefined;
  readonly given: Gifts['given'];
  readonly giftNames: Gifts['names'];
  readonly options: CardFile['options'];
}

/** The same with every product of the catalogue. */
export interface AllCards extends ReadCards {
  readonly products: readonly CartProduct[];
}

const reading = new Map<string, Promise<CardFile>>();
const read = new Map<string, CardFile>();

async function fetchFile(path: string): Promise<CardFile> {
  const file = await fetchData<CardFile>(path);
  read.set(path, file);
  return file;
}

function readFile(path: string): Promise<CardFile> {
  const started = reading.get(path) ?? fetchFile(path);
  reading.set(path, started);
  started.catch(() => reading.delete(path));
  return started;
}

const fileCount = () => readPrintedData()?.cardFiles ?? 1;

/** Paths of the files that have the products. */
function pathsOf(ids: readonly string[], lang: Lang): string[] {
  // Without a product there is a file to read nonetheless: every one tells the gifts.
  const files = new Set(ids.length > 0 ? ids.map((id) => cardFileOf(id, fileCount())) : [0]);
  return [...files].map((file) => dataPath(cardTarget(lang, file)));
}

/** The cards of several files. */
export function joinFiles(files: readonly CardFile[]): AllCards {
  const [first] = files;
  if (!first) throw new Error('no file with cards was read');
  const products = files.flatMap((file) => file.products);
  const byId = new Map<string, CartProduct>(products.map((product) => [product.id, product]));
  const { options, gifts } = first;
  const { given, names } = gifts;
  return { find: (id) => byId.get(id), given, giftNames: names, options, products };
}

async function readFiles(paths: readonly string[]): Promise<AllCards> {
  return joinFiles(await Promise.all(paths.map(readFile)));
}

function peekFiles(paths: readonly string[]): AllCards | undefined {
  const files = paths.flatMap((path) => read.get(path) ?? []);
  return files.length === paths.length ? joinFiles(files) : undefined;
}

/**
 * Reads products by id, from as few files as have them; each file is fetched once. Ids may be any text. Rejects
 * if a file can't be read.
 */
export async function readCards(ids: readonly string[], lang: Lang): Promise<ReadCards> {
  return readFiles(pathsOf(ids, lang));
}

/** Returns what `readCards()` has read before; undefined if a file is missing. */
export function peekCards(ids: readonly string[], lang: Lang): ReadCards | undefined {
  // While prerendering, nothing is read and there is no document.
  return read.size === 0 ? undefined : peekFiles(pathsOf(ids, lang));
}
