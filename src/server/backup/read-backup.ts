import * as z from 'zod/mini';
import { isOf01 } from '../db/migrate.ts';
import { LEAVE_0_1 } from '../db/version-0-1.ts';
import {
  MANIFEST,
  type Manifest,
  manifest,
  SECRET_NAMES,
  type SecretName,
  SIGNATURE,
  SUMMARY,
  type Summary,
  summary,
  TableSum,
} from './format.ts';
import { Unreadable, unseal } from './seal.ts';
import { ArchiveSum, isSignedBy } from './signer.ts';
import { readTar } from './tar.ts';

/** Keys that a shop's owner keeps for its backups. */
export interface BackupKeys {
  /** The recovery key; undefined reads a file that is not encrypted, and no other. */
  readonly identity: string | undefined;
  /** The name of its signer; undefined leaves open who wrote it. */
  readonly signer: string | undefined;
}

/** Receives a backup's content in the order of the file. */
interface BackupReader {
  readonly onManifest?: (manifest: Manifest) => Promise<void>;
  readonly onSecret?: (name: SecretName, value: string) => void;
  /** A part of a table's COPY text; parts of one table follow each other. */
  readonly onPart?: (table: string, text: Buffer) => Promise<void>;
  /** The file was whole: every row counted, every checksum equal, the signature checked. */
  readonly onSummary?: (summary: Summary) => Promise<void>;
}

const FILE = /^tables\/([a-z0-9_]+)\/\d+$/;

/**
 * Reads a backup to its end and checks every row count and checksum. Throws `Unreadable` for a file
 * that is damaged, not whole or no backup.
 */
export async function readBackup(
  chunks: AsyncIterable<Uint8Array>,
  { identity, signer }: BackupKeys,
  reader: BackupReader = {},
): Promise<Summary> {
  const sums = new Map<string, TableSum>();
  let begun: Manifest | undefined;
  let found: Summary | undefined;
  let signature: Buffer | undefined;
  const archive = new ArchiveSum();
  for await (const { name, data } of readTar(unseal(chunks, identity))) {
    if (signature !== undefined) throw new Unreadable('The backup goes on after its signature.');
    const table = FILE.exec(name)?.[1];
    const secret = SECRET_NAMES.find((known) => name === `secrets/${known}`);
    if (name === SIGNATURE) {
      signature = data;
      continue;
    }
    archive.add({ name, data });
    if (name === MANIFEST) {
      begun = readManifest(data);
      await reader.onManifest?.(begun);
    } else if (secret !== undefined) {
      reader.onSecret?.(secret, data.toString());
    } else if (name === SUMMARY) {
      found = summary.parse(JSON.parse(data.toString()));
    } else if (table !== undefined && begun?.tables.some((known) => known.name === table)) {
      const sum = sums.get(table) ?? new TableSum();
      sums.set(table, sum);
      sum.add(data);
      await reader.onPart?.(table, data);
    } else {
      throw new Unreadable(`The backup holds a file this version does not know: ${name}.`);
    }
  }
  if (!begun || !found) throw new Unreadable('The backup is not whole: its end is missing.');
  compare(begun, found, sums);
  checkSignature(signer, archive.end(), signature);
  await reader.onSummary?.(found);
  return found;
}

/** Part of a manifest that backups of every version have. */
const origin = z.object({ migration: z.number() });

function readManifest(data: Buffer): Manifest {
  const written: unknown = JSON.parse(data.toString());
  const { migration } = origin.parse(written);
  if (isOf01(migration)) {
    throw new Unreadable(
      `The backup is of version 0.1 of the shop, which alone restores it. ${LEAVE_0_1}`,
    );
  }
  const parsed = manifest.safeParse(written);
  if (parsed.success) return parsed.data;
  throw new Unreadable(
    'The backup was written by a newer version of the shop. Restore it with that.',
  );
}

function checkSignature(
  signer: string | undefined,
  digest: Buffer,
  signature: Buffer | undefined,
): void {
  if (signature === undefined) {
    throw new Unreadable('The backup is not whole: its signature is missing.');
  }
  if (signer !== undefined && !isSignedBy(signer, digest, signature)) {
    throw new Unreadable(
      'The backup was not made by the shop of this signer line: somebody else made it, or the line is of another time.',
    );
  }
}

function compare(begun: Manifest, found: Summary, sums: ReadonlyMap<string, TableSum>): void {
  for (const { name } of begun.tables) {
    const read = (sums.get(name) ?? new TableSum()).end();
    const expected = found.tables[name];
    const isSame = expected?.rows === read.rows && expected.sha256 === read.sha256;
    if (!isSame) throw new Unreadable(`The backup is damaged: ${name} is not as it was written.`);
  }
}
