import { setTimeout } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { BackupPlace } from '../env/backup.ts';
import { STORE_MS } from '../waits.ts';
import { within } from '../within.ts';
import { type BackupStore, MOST_NAMES, NameList } from './folder-store.ts';

/** Part of a multipart upload. S3 allows 10,000, so a backup may have 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
/** Four times a page of the longest names; of replies only a backup itself is longer. */
const REPLY_BYTES = 5 * 1024 * 1024;
/** Replies of one list; a store gives 1,000 names in each. */
const MOST_PAGES = 100;
const TOO_LONG = 'the reply of the store is too long';
const TRIES = 5;
/** Doubles after each try: a store that is busy needs time. */
export const FIRST_PAUSE_MS = 500;

/** Keeps backups in a bucket of an S3-compatible store. A multipart upload appears whole or not at all. */
export function s3Store(
  {
    bucket,
    prefix,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
  }: Extract<BackupPlace, { kind: 's3' }>,
  limitMs = STORE_MS,
): BackupStore {
  let pages = 0;
  const s3 = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint: `${endpoint}/${bucket}`,
    region,
    requestAbortTimeout: limitMs,
    fetch: async (input, init) => {
      if (String(input).includes('list-type=') && ++pages > MOST_PAGES) throw new Error(TOO_LONG);
      const isFile = init?.method === 'GET' && !String(input).includes('?');
      // `download()` limits what is read of a file.
      const signal = isFile ? null : (init?.signal ?? null);
      // A store that moved is named by a setting, not by its own reply.
      const response = await within(fetch(input, { ...init, signal, redirect: 'error' }), limitMs);
      return isFile && response.ok ? response : within(readWhole(response), limitMs);
    },
  });
  const keyOf = (name: string) => `${prefix}${name}`;
  const read = async function* (key: string) {
    const response = await s3.getObjectResponse(key);
    if (!response?.body) throw new Error(`the store has no ${key}`);
    yield* download(response.body, limitMs);
  };
  return {
    async write(name, chunks) {
      const key = keyOf(name);
      const bytes = await upload(s3, key, chunks);
      return {
        bytes,
        read: () => read(key),
        // A finished upload has its name already; until it was read back, its row is not verified.
        commit: async () => undefined,
        discard: async () => void (await s3.deleteObject(key)),
      };
    },
    read: (name) => read(keyOf(name)),
    async list() {
      pages = 0;
      const list = new NameList();
      for (const { Key } of (await s3.listObjects('/', prefix, MOST_NAMES + 1)) ?? []) {
        if (Key.startsWith(prefix)) list.add(Key.slice(prefix.length));
      }
      return list.names;
    },
    remove: async (name) => void (await s3.deleteObject(keyOf(name))),
    // Open uploads of killed runs have no name; the bucket's own rule ends them (`docs/backup.md`).
    clean: async () => undefined,
  };
}

/** Reads a reply of which the library makes one text. Throws if it is longer than any that a store has to give. */
async function readWhole(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > REPLY_BYTES) throw new Error(TOO_LONG);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}

/** Yields what the store sends. Throws if it sends nothing for `limitMs`; a limit of the whole would end a large one. */
async function* download(
  body: ReadableStream<Uint8Array>,
  limitMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), limitMs);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Uploads in parts of constant size, so that memory does not grow with the file. */
async function upload(s3: S3mini, key: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const uploadId = await s3.getMultipartUploadId(key, 'application/octet-stream');
  const parts: { partNumber: number; etag: string }[] = [];
  let bytes = 0;
  try {
    for await (const part of inParts(chunks)) {
      const number = parts.length + 1;
      parts.push(await again(() => s3.uploadPart(key, uploadId, part, number)));
      bytes += part.length;
    }
    await s3.completeMultipartUpload(key, uploadId, parts);
  } catch (error) {
    await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
    throw error;
  }
  return bytes;
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
