import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from './problem.ts';
import { ForeignStore, Store } from './store.ts';
import { tempFolder } from './test/kit.ts';

interface Things {
  boxes: { size: number };
  tags: string;
}

let folder: string;
let remove: () => void;

beforeEach(() => {
  ({ folder, remove } = tempFolder());
});
afterEach(() => remove());

const fileIn = (name = 'state.db') => path.join(folder, name);

function openStore(file = fileIn(), onFailure: (error: unknown) => void = () => undefined) {
  return new Store<Things>({ file, onFailure });
}

describe('the store', () => {
  it('keeps what was committed, in order, over a restart', async () => {
    const store = openStore();
    const tx = store.begin();
    tx.put('boxes', 'b', { size: 1 });
    tx.put('boxes', 'a', { size: 2 });
    tx.put('tags', 't', 'line\u2028break €');
    expect(tx.get('boxes', 'a')).toEqual({ size: 2 });
    expect(store.get('boxes', 'a')).toBeUndefined();
    await tx.commit();
    const second = store.begin();
    second.delete('boxes', 'b');
    expect(second.get('boxes', 'b')).toBeUndefined();
    second.put('boxes', 'c', { size: 3 });
    await second.commit();
    await store.close();
    const again = openStore();
    expect([...again.values('boxes')]).toEqual([{ size: 2 }, { size: 3 }]);
    expect(again.get('tags', 't')).toBe('line\u2028break €');
    expect([...again.values('tags')]).toHaveLength(1);
    await again.close();
  });

  it('survives being cut off anywhere: whole transactions or nothing', async () => {
    const store = openStore();
    for (let size = 1; size <= 5; size += 1) {
      const tx = store.begin();
      tx.put('boxes', 'one', { size });
      tx.put('boxes', 'two', { size });
      await tx.commit();
    }
    // Copied while it is open, as a power cut leaves it: the log is not yet in the database.
    copyFileSync(fileIn(), fileIn('base.db'));
    const log = readFileSync(`${fileIn()}-wal`);
    await store.close();
    const found = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: log.length }), async (length) => {
        copyFileSync(fileIn('base.db'), fileIn('copy.db'));
        writeFileSync(`${fileIn('copy.db')}-wal`, log.subarray(0, length));
        const cut = openStore(fileIn('copy.db'));
        const one = cut.get('boxes', 'one')?.size ?? 0;
        expect(cut.get('boxes', 'two')?.size ?? 0).toBe(one);
        if (length === log.length) expect(one).toBe(5);
        found.add(one);
        await cut.close();
      }),
      { numRuns: 100, examples: [[0], [log.length]] },
    );
    expect(found.size).toBeGreaterThan(3);
  });

  it('is readable by its owner alone', async () => {
    const store = openStore();
    const tx = store.begin();
    tx.put('tags', 't', 'secret');
    await tx.commit();
    expect(statSync(fileIn()).mode & 0o777).toBe(0o600);
    expect(statSync(`${fileIn()}-wal`).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it('refuses a damaged file and one of another version, in a sentence', async () => {
    const store = openStore();
    await store.close();
    const database = new DatabaseSync(fileIn());
    database.exec('PRAGMA user_version = 9');
    database.close();
    expect(() => openStore()).toThrow(ForeignStore);
    writeFileSync(fileIn('rubbish.db'), 'rubbish'.repeat(1000));
    for (const name of ['state.db', 'rubbish.db']) {
      const failure = refusal(() => openStore(fileIn(name)));
      expect(sentenceOf(failure, folder)).toContain('away to start afresh.');
    }
  });

  it('stays small while records come and go, losing nothing', async () => {
    const store = openStore();
    for (let round = 0; round < 100; round += 1) {
      const tx = store.begin();
      for (let box = 0; box < 100; box += 1) {
        tx.put('boxes', `${round}-${box}`, { size: box });
        tx.delete('boxes', `${round - 1}-${box}`);
      }
      await tx.commit();
    }
    const before = [...store.values('boxes')];
    await store.close();
    expect(statSync(fileIn()).size).toBeLessThan(100_000);
    expect(existsSync(`${fileIn()}-wal`)).toBe(false);
    const again = openStore();
    expect([...again.values('boxes')]).toEqual(before);
    await again.close();
  });

  it('acknowledges nothing any more after the disk has failed', async () => {
    const failures: unknown[] = [];
    const store = openStore(fileIn(), (error) => failures.push(error));
    const commit = (tag: string) => {
      const tx = store.begin();
      tx.put('tags', tag, tag);
      return tx.commit();
    };
    await commit('kept');
    await store.close();
    await expect(commit('lost')).rejects.toThrow();
    await expect(commit('lost too')).rejects.toThrow();
    await expect(store.settled()).rejects.toThrow();
    expect(failures).toHaveLength(1);
  });

  it('belongs to one sandbox at a time', async () => {
    const store = openStore();
    expect(sentenceOf(refusal(openStore), folder)).toBe(`Another sandbox works in ${folder}.`);
    await store.close();
    const again = openStore();
    await again.close();
  });
});

function refusal(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('It was not refused');
}
