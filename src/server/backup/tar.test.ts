import { buffer } from 'node:stream/consumers';
import { packTar } from 'modern-tar';
import { expect, it } from 'vitest';
import { readTar, writeTar } from './tar.ts';

async function* from(bytes: Uint8Array) {
  yield bytes;
}
const namesOf = async (bytes: Uint8Array) => {
  const names: string[] = [];
  for await (const { name } of readTar(from(bytes))) names.push(name);
  return names;
};

it('reads whole archives of files that fit into memory, and no others', async () => {
  const entries = ['a', 'b/c'].map((name) => ({ name, data: Buffer.from(name) }));
  const whole = await buffer(writeTar(entries, new Date(0)));
  expect(await namesOf(whole)).toEqual(['a', 'b/c']);
  await expect(namesOf(whole.subarray(0, -512))).rejects.toThrow('truncated');
  await expect(namesOf(whole.with(0, 98))).rejects.toThrow('checksum');
  const link = { name: 'a', size: 0, type: 'symlink', linkname: '/etc/passwd' } as const;
  await expect(namesOf(await packTar([{ header: link }]))).rejects.toThrow('is no file');
  const large = { name: 'a', size: 64 * 1024 * 1024 + 1 };
  const packed = await packTar([{ header: large, body: Buffer.alloc(large.size) }]);
  await expect(namesOf(packed)).rejects.toThrow('too large');
});
