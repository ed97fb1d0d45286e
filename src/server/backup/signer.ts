import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { keyOf, secretsOf } from '../keys.ts';
import type { TarEntry } from './tar.ts';

/** Begins the line in which a person keeps the public half of a shop's signing key. */
export const SIGNER_PREFIX = 'ELVARE-SIGNER-';
/** DER of an Ed25519 key of 32 bytes (RFC 8410): PKCS#8 of a private one, SPKI of a public one. */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** Signs backups: age names no sender, so whoever knows the public half of a recovery key can write a file. */
interface Signer {
  /** Public half, as a person keeps it. */
  readonly name: string;
  readonly sign: (digest: Buffer) => Buffer;
}

/**
 * Returns the signing key of a shop. It is derived from the secret that all nodes share and every backup holds: a
 * restored shop signs on with the same key.
 */
export function signerOf(authSecret: string): Signer {
  const seed = Buffer.from(keyOf(secretsOf({ authSecret })[0], 'backups'), 'hex');
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_DER, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { name: nameOf(createPublicKey(key)), sign: (digest) => sign(null, digest, key) };
}

/** Public half of a running shop's signing key, as a person keeps it. */
export const signerNameOf = ({ authSecret }: { readonly authSecret: string }): string =>
  signerOf(authSecret).name;

function nameOf(key: KeyObject): string {
  const der = key.export({ format: 'der', type: 'spki' });
  return `${SIGNER_PREFIX}${der.subarray(PUBLIC_DER.length).toString('hex').toUpperCase()}`;
}

/** Checks a signature against the name of a signer. */
export function isSignedBy(name: string, digest: Buffer, signature: Buffer): boolean {
  const half = Buffer.from(name.slice(SIGNER_PREFIX.length), 'hex');
  const key = Buffer.concat([PUBLIC_DER, half]);
  return verify(null, digest, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
}

/** Sum of an archive's entries, in their order; what a signer signs. */
export class ArchiveSum {
  readonly #hash = createHash('sha256');

  add({ name, data }: TarEntry): void {
    this.#hash.update(`${name}\0${data.length}\0`);
    this.#hash.update(data);
  }

  /** Call it once, after the last entry. */
  end(): Buffer {
    return this.#hash.digest();
  }
}
