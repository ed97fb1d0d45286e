import { Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress, constants as zlib } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Files begin with one of these. */
const AGE = Buffer.from('age-encryption.org/v1');
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Begins age's sentence about a whole header that has no part for this key. */
const OTHER_KEY = 'no identity matched';
/** Fast, and already a fifth of the text. */
const LEVEL = 3;

type Chunks = AsyncIterable<Uint8Array>;

/** Bytes of a broken, truncated or otherwise encrypted file. The message is a sentence for the owner. */
export class Unreadable extends Error {}

/** Compresses the bytes and encrypts them to each recipient (`age1…`); without one they stay plain. */
export async function* seal(chunks: Chunks, recipients: readonly string[]): Chunks {
  const source = Readable.from(chunks, { objectMode: false });
  const compressed = createZstdCompress({ params: { [zlib.ZSTD_c_compressionLevel]: LEVEL } });
  source.on('error', (error) => compressed.destroy(error));
  source.pipe(compressed);
  try {
    if (recipients.length === 0) {
      yield* compressed;
      return;
    }
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(toWeb(compressed));
  } finally {
    source.destroy();
    compressed.destroy();
  }
}

/** Decrypts with the recovery key (`AGE-SECRET-KEY-1…`) and decompresses; without a key it takes a plain file alone. */
export async function* unseal(chunks: Chunks, identity: string | undefined): Chunks {
  const { first, all } = await peek(chunks);
  const isEncrypted = first.subarray(0, AGE.length).equals(AGE);
  if (!isEncrypted && !first.subarray(0, ZSTD.length).equals(ZSTD)) {
    throw new Unreadable('This file is no backup of the shop.');
  }
  if (!isEncrypted && identity !== undefined) {
    throw new Unreadable(
      'This file is not encrypted, as no backup of the shop is. If you decrypted it yourself, add --plain.',
    );
  }
  const plain = isEncrypted ? await decrypt(all, identity) : Readable.from(all);
  const bytes = createZstdDecompress();
  plain.on('error', (error) => bytes.destroy(error));
  plain.pipe(bytes);
  try {
    yield* bytes as Chunks;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unreadable(`The backup is damaged or not whole (${why}).`);
  } finally {
    plain.destroy();
    bytes.destroy();
  }
}

async function decrypt(all: Chunks, identity: string | undefined): Promise<Readable> {
  if (identity === undefined) throw new Unreadable('This backup needs its recovery key.');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new Unreadable('This is no recovery key: a letter is wrong, missing or too many.');
  }
  try {
    const plain = await decrypter.decrypt(toWeb(Readable.from(all)));
    return Readable.from(plain);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unreadable(
      why.startsWith(OTHER_KEY)
        ? 'The recovery key does not open this backup: it is another one, or the file is damaged at its beginning.'
        : `The backup is damaged at its beginning (${why}).`,
    );
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;

/** Reads the first bytes and hands the whole out again. */
async function peek(chunks: Chunks): Promise<{ first: Buffer; all: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < AGE.length) {
    const { done, value } = await iterator.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  const all = async function* () {
    try {
      yield first;
      for (;;) {
        const { done, value } = await iterator.next();
        if (done) return;
        yield value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  return { first, all: all() };
}
