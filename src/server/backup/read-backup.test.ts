import { expect, it } from 'vitest';
import { TableSum } from './format.ts';
import { readBackup } from './read-backup.ts';
import { newRecoveryKey, recipientOf } from './recovery-key.ts';
import { seal } from './seal.ts';
import { ArchiveSum, signerOf } from './signer.ts';
import { writeTar } from './tar.ts';

it('a file that is not whole, or not as its sums say, is refused', async () => {
  const sum = new TableSum();
  sum.add(Buffer.from('one\t\\N\n'));
  sum.add(Buffer.from('tw'));
  sum.add(Buffer.from('o\\n\tx\n'));
  expect(sum.end()).toMatchObject({ rows: 2, bytes: 15 });
  const manifest = {
    format: 2,
    shop: '1.0.0',
    migration: Date.now(),
    postgres: 180_004,
    at: new Date().toISOString(),
    tables: [{ name: 'orders', columns: ['id'] }],
  };
  const summary = { tables: { orders: { rows: 2, bytes: 4, sha256: 'x' } }, sequences: {} };
  const plain = { identity: undefined, signer: undefined };
  const archive = (entries: [string, string][], recipients: string[] = []) =>
    seal(
      writeTar(
        entries.map(([name, text]) => ({ name, data: Buffer.from(text) })),
        new Date(0),
      ),
      recipients,
    );
  const whole: [string, string][] = [
    ['manifest.json', JSON.stringify(manifest)],
    ['tables/orders/000001', '1\n2\n'],
    ['summary.json', JSON.stringify(summary)],
  ];
  await expect(readBackup(archive(whole), plain)).rejects.toThrow('orders is not as it was');
  await expect(readBackup(archive(whole.slice(0, 2)), plain)).rejects.toThrow('end is missing');
  for (const name of ['tables/users/000001', 'secrets/authorized_keys', 'secrets/../auth']) {
    const known: [string, string][] = [...whole.slice(0, 1), [name, '1\n']];
    await expect(readBackup(archive(known), plain)).rejects.toThrow('does not know');
  }
  const empty: [string, string][] = [
    ['manifest.json', JSON.stringify({ ...manifest, tables: [] })],
    ['summary.json', JSON.stringify({ tables: {}, sequences: {} })],
  ];
  await expect(readBackup(archive(empty), plain)).rejects.toThrow('signature is missing');
  // Anybody can encrypt a file to the recovery key, and nobody else can sign one.
  const key = await newRecoveryKey();
  await expect(readBackup(archive(empty), { ...plain, identity: key })).rejects.toThrow(
    'is not encrypted',
  );
  const signer = signerOf('the secret of a shop').name;
  const keys = { identity: key, signer };
  const signed: [string, string][] = [...empty, ['signature', 'x'.repeat(64)]];
  await expect(readBackup(archive(signed), plain)).resolves.toBeDefined();
  const forged = archive(signed, [(await recipientOf(key)) ?? '']);
  await expect(readBackup(forged, keys)).rejects.toThrow('not made by the shop');
  await expect(readBackup(archive(signed), { ...plain, signer })).rejects.toThrow(
    'not made by the shop',
  );
  await expect(readBackup(archive([...signed, ...empty]), plain)).rejects.toThrow('goes on');
  const ofVersion = (format: number, migration: number) =>
    archive([['manifest.json', JSON.stringify({ ...manifest, format, migration })]]);
  await expect(readBackup(ofVersion(3, Date.now()), plain)).rejects.toThrow('newer version');
  for (const format of [1, 2]) {
    const former = readBackup(ofVersion(format, 1_795_850_604_021), plain);
    await expect(former).rejects.toThrow(/version 0\.1 .*catalogue:export .*catalogue:import /);
  }
});

it('a signature holds for where each file ends, too', () => {
  const sums = ['12 3', '1 23'].map((files) => {
    const sum = new ArchiveSum();
    for (const text of files.split(' ')) sum.add({ name: 'a', data: Buffer.from(text) });
    return sum.end().toString('hex');
  });
  expect(sums[0]).not.toBe(sums[1]);
});
