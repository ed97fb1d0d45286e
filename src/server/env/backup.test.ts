import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';

const placeOf = (env: Record<string, string>) => {
  const read = readSettings(env, undefined, '/shop');
  return read.ok ? read.settings.backupPlace : read.sentence;
};
const access = { BACKUP_S3_KEY: 'key', BACKUP_S3_SECRET: 'a secret' };
const s3 = { kind: 's3', bucket: 'shop', accessKeyId: 'key', secretAccessKey: 'a secret' };

test('backups are kept in a folder, or in a bucket of any store', () => {
  expect(placeOf({})).toEqual({ kind: 'folder', folder: '/shop/.data/backups' });
  expect(placeOf({ BACKUP_TO: '/mnt/nas' })).toEqual({ kind: 'folder', folder: '/mnt/nas' });
  expect(placeOf({ BACKUP_TO: 's3://shop', ...access })).toEqual({
    ...s3,
    prefix: '',
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
  });
  const other = { BACKUP_S3_ENDPOINT: 'https://s3.example.com', BACKUP_S3_REGION: 'auto' };
  expect(placeOf({ BACKUP_TO: 's3://shop/elvare/daily/', ...other, ...access })).toEqual({
    ...s3,
    prefix: 'elvare/daily/',
    endpoint: 'https://s3.example.com',
    region: 'auto',
  });
});

test.each([
  [{ BACKUP_TO: 's3://B' }, 'BACKUP_TO must be a folder, or s3://bucket/folder'],
  [{ BACKUP_TO: 's3://shop/daily' }, 'BACKUP_TO needs BACKUP_S3_KEY and BACKUP_S3_SECRET'],
  [
    { BACKUP_TO: 's3://shop', ...access, BACKUP_S3_SECRET: 'short' },
    'BACKUP_S3_SECRET must have at least 8',
  ],
  [
    { BACKUP_TO: 's3://shop', ...access, BACKUP_S3_ENDPOINT: 's3.example.com' },
    'BACKUP_S3_ENDPOINT must be a URL',
  ],
])('%j is refused in one sentence', (env, start) => {
  expect(placeOf(env as Record<string, string>)).toContain(start);
});
