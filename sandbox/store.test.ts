import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '#test/sandbox.ts';
import { sentenceOf } from './problem.ts';
import { Store } from './store.ts';

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

const openStore = (file = fileIn()) => new Store<Things>(file);

describe('the store', () => {
  it('keeps what was committed, in order, over a restart', () => {
    const store = openStore();
    const tx = store.begin();
    tx.put('boxes', 'b', { size: 1 });
    tx.put('boxes', 'a', { size: 2 });
    tx.put('tags', 't', 'line\u2028break €');
    expect(tx.get('boxes', 'a')).toEqual({ size: 2 });
    expect(store.get('boxes', 'a')).toBeUndefined();
    tx.commit();
    const second = store.begin();
    second.delete('boxes', 'b');
    expect(second.get('boxes', 'b')).toBeUndefined();
    second.put('boxes', 'c', { size: 3 });
    second.commit();
    store.close();
    const again = openStore();
    expect([...again.values('boxes')]).toEqual([{ size: 2 }, { size: 3 }]);
    expect(again.get('tags', 't')).toBe('line\u2028break €');
    expect([...again.values('tags')]).toHaveLength(1);
    again.close();
  });

  it('survives being cut off anywhere: whole transactions or nothing', () => {
    const store = openStore();
    for (let size = 1; size <= 5; size += 1) {
      const tx = store.begin();
      tx.put('boxes', 'one', { size });
      tx.put('boxes', 'two', { size });
      tx.commit();
    }
    // Copied while it is open, as a power cut leaves it: the log is not yet in the database.
    copyFileSync(fileIn(), fileIn('base.db'));
    const log = readFileSync(`${fileIn()}-wal`);
    store.close();
    const found = new Set<number>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: log.length }), (length) => {
        copyFileSync(fileIn('base.db'), fileIn('copy.db'));
        writeFileSync(`${fileIn('copy.db')}-wal`, log.subarray(0, length));
        const cut = openStore(fileIn('copy.db'));
        const one = cut.get('boxes', 'one')?.size ?? 0;
        expect(cut.get('boxes', 'two')?.size ?? 0).toBe(one);
        if (length === log.length) expect(one).toBe(5);
        found.add(one);
        cut.close();
      }),
      { numRuns: 100, examples: [[0], [log.length]] },
    );
    expect(found.size).toBeGreaterThan(3);
  });

  it('is readable by its owner alone', () => {
    const store = openStore();
    const tx = store.begin();
    tx.put('tags', 't', 'secret');
    tx.commit();
    expect(statSync(fileIn()).mode & 0o777).toBe(0o600);
    expect(statSync(`${fileIn()}-wal`).mode & 0o777).toBe(0o600);
    store.close();
  });

  it('refuses a damaged file in a sentence', () => {
    writeFileSync(fileIn(), 'rubbish'.repeat(1000));
    expect(sentenceOf(refusal(openStore), folder)).toContain('away to start afresh.');
  });

  it('stays small while records come and go, losing nothing', () => {
    const store = openStore();
    for (let round = 0; round < 100; round += 1) {
      const tx = store.begin();
      for (let box = 0; box < 100; box += 1) {
        tx.put('boxes', `${round}-${box}`, { size: box });
        tx.delete('boxes', `${round - 1}-${box}`);
      }
      tx.commit();
    }
    const before = [...store.values('boxes')];
    store.close();
    expect(statSync(fileIn()).size).toBeLessThan(100_000);
    expect(existsSync(`${fileIn()}-wal`)).toBe(false);
    const again = openStore();
    expect([...again.values('boxes')]).toEqual(before);
    again.close();
  });

  it('takes nothing that the disk refuses', () => {
    const store = openStore();
    const commit = (tag: string) => {
      const tx = store.begin();
      tx.put('tags', tag, tag);
      tx.commit();
    };
    commit('kept');
    store.close();
    expect(() => commit('lost')).toThrow();
    expect([...store.values('tags')]).toEqual(['kept']);
  });

  it('belongs to one sandbox at a time', () => {
    const store = openStore();
    expect(sentenceOf(refusal(openStore), folder)).toBe(`Another sandbox works in ${folder}.`);
    store.close();
    const again = openStore();
    again.close();
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
