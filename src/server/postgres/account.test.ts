import { expect, test } from 'vitest';
import { databaseAccount } from './account.ts';

const dataDir = '/srv/shop/.data';
/** The account `nobody` in the private group of this data folder. */
const nobody = { uid: 65534, gid: expect.toSatisfy((gid) => gid >= 60_578 && gid < 61_184) };
const sudo = { SUDO_UID: '501', SUDO_GID: '20' };

test('a user runs the database under their own account', () => {
  const shop = { uid: 1000, platform: 'linux', env: sudo, dataDir } as const;
  expect(databaseAccount(shop, undefined)).toBeUndefined();
  expect(databaseAccount(shop, { uid: 1000, gid: 1000 })).toBeUndefined();
});

test('root runs it as `nobody`, or as the owner of an existing cluster', () => {
  const shop = { uid: 0, platform: 'linux', env: sudo, dataDir } as const;
  expect(databaseAccount(shop, undefined)).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 0, gid: 0 })).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 65534, gid: 65534 })).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 1000, gid: 100 })).toEqual({ uid: 1000, gid: 100 });
  const other = databaseAccount({ ...shop, dataDir: '/srv/other/.data' }, undefined);
  expect(other?.gid).not.toBe(databaseAccount(shop, undefined)?.gid);
});

test('on macOS, root by sudo runs it as the calling user', () => {
  const shop = { uid: 0, platform: 'darwin', env: sudo, dataDir } as const;
  expect(databaseAccount(shop, undefined)).toEqual({ uid: 501, gid: 20 });
  expect(databaseAccount({ ...shop, env: {} }, undefined)).toEqual(nobody);
  expect(databaseAccount({ ...shop, env: { SUDO_UID: '0', SUDO_GID: '0' } }, undefined)).toEqual(
    nobody,
  );
});
