import path from 'node:path';
import { lineOf, originOf, type RawValues, SettingError, secretOf } from './values.ts';

/** Store of the backups: a folder, or a bucket of an S3-compatible store. */
export type BackupPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Empty, or ends in a slash. */
      readonly prefix: string;
      /** Origin of the store. */
      readonly endpoint: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Parses `BACKUP_TO`: a folder, or `s3://bucket/prefix` with the settings of its store. */
export function backupPlaceOf(raw: RawValues, rootDir: string, dataDir: string): BackupPlace {
  const to = lineOf(raw, 'BACKUP_TO');
  if (!to.startsWith('s3:')) {
    const folder = to === '' ? path.join(dataDir, 'backups') : path.resolve(rootDir, to);
    return { kind: 'folder', folder };
  }
  const [, bucket, folders = ''] = BUCKET.exec(to) ?? [];
  if (bucket === undefined) {
    throw new SettingError('BACKUP_TO', 'must be a folder, or s3://bucket/folder of a store.');
  }
  const region = lineOf(raw, 'BACKUP_S3_REGION', 'eu-central-1');
  const accessKeyId = lineOf(raw, 'BACKUP_S3_KEY');
  const secretAccessKey = secretOf(raw, 'BACKUP_S3_SECRET', 8);
  if (accessKeyId === '' || secretAccessKey === undefined) {
    throw new SettingError('BACKUP_TO', 'needs BACKUP_S3_KEY and BACKUP_S3_SECRET for a bucket.');
  }
  return {
    kind: 's3',
    bucket,
    prefix: folders === '' ? '' : `${folders.slice(1)}/`,
    endpoint: originOf(raw, 'BACKUP_S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

/** The place as a person reads it, without secrets. */
export const placeText = (place: BackupPlace): string =>
  place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix}`;
