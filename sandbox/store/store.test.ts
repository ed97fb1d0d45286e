import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../test/kit.ts';
import { lockFolder } from './folder-lock.ts';
import { Journal } from './journal.ts';
import { DamagedJournal, Store } from './store.ts';

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

function openStore(file = path.join(folder, 'state.jsonl'), more: object = {}) {
  return Store.open<Things>({
    file,
    collections: ['boxes', 'tags'],
    onFailure: (error) => {
      throw error;
    },
    ...more,
  });
}

describe('the store', () => {
  it('keeps what was committed, in order, over a restart', async () => {
    const store = await openStore();
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
    const again = await openStore();
    expect([...again.values('boxes')]).toEqual([{ size: 2 }, { size: 3 }]);
    expect(again.get('tags', 't')).toBe('line\u2028break €');
    expect(again.size('tags')).toBe(1);
    await again.close();
  });

  it('survives being cut off anywhere: whole transactions or nothing', async () => {
    const file = path.join(folder, 'state.jsonl');
    const store = await openStore(file);
    const start = statSync(file).size;
    for (let size = 1; size <= 5; size += 1) {
      const tx = store.begin();
      tx.put('boxes', 'one', { size });
      tx.put('boxes', 'two', { size });
      await tx.commit();
    }
    await store.close();
    const whole = readFileSync(file);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: start, max: whole.length }), async (length) => {
        const copy = path.join(folder, 'copy.jsonl');
        writeFileSync(copy, whole.subarray(0, length));
        const cut = await openStore(copy);
        expect(cut.get('boxes', 'one')).toEqual(cut.get('boxes', 'two'));
        const lines = whole.subarray(start, length).toString().split('\n').length - 1;
        expect(cut.get('boxes', 'one')?.size ?? 0).toBe(lines);
        await cut.close();
      }),
      { numRuns: 60 },
    );
  });

  it('forgets a half-written last line and refuses any other damage', async () => {
    const file = path.join(folder, 'state.jsonl');
    const store = await openStore(file);
    const tx = store.begin();
    tx.put('tags', 'a', 'kept');
    await tx.commit();
    await store.close();
    appendFileSync(file, '[["tags","b","torn\n');
    const again = await openStore(file);
    expect([...again.values('tags')]).toEqual(['kept']);
    await again.close();
    appendFileSync(file, 'rubbish\n[["tags","c","after"]]\n');
    await expect(openStore(file)).rejects.toThrow(DamagedJournal);
    writeFileSync(file, '{"journal":"other"}\n');
    await expect(openStore(file)).rejects.toThrow('not a journal of this version');
  });

  it('shrinks its file while it works, losing nothing', async () => {
    const file = path.join(folder, 'state.jsonl');
    const store = await openStore(file, { rewriteAfterBytes: 2000 });
    const commits: Promise<void>[] = [];
    for (let size = 1; size <= 500; size += 1) {
      const tx = store.begin();
      tx.put('boxes', `box-${size % 7}`, { size });
      commits.push(tx.commit());
      if (size % 10 === 0) await Promise.all(commits.splice(0));
    }
    await store.settled();
    expect(statSync(file).size).toBeLessThan(4000);
    const before = [...store.values('boxes')];
    await store.close();
    const again = await openStore(file);
    expect([...again.values('boxes')]).toEqual(before);
    await again.close();
  });

  it('drops what may be forgotten when it opens', async () => {
    const file = path.join(folder, 'state.jsonl');
    const store = await openStore(file);
    const tx = store.begin();
    tx.put('boxes', 'small', { size: 1 });
    tx.put('boxes', 'large', { size: 9 });
    await tx.commit();
    await store.close();
    const keep = (_: string, value: { size?: number }) => (value.size ?? 9) > 5;
    const again = await openStore(file, { keep });
    expect([...again.values('boxes')]).toEqual([{ size: 9 }]);
    await again.close();
  });
});

describe('the journal', () => {
  it('acknowledges nothing any more after the disk has failed', async () => {
    const failures: unknown[] = [];
    const journal = await Journal.open({
      file: path.join(folder, 'journal.jsonl'),
      snapshot: () => [],
      rewriteAfterBytes: 1000,
      onFailure: (error) => failures.push(error),
    });
    await journal.append('kept');
    await journal.close();
    await expect(journal.append('lost')).rejects.toThrow();
    await expect(journal.append('lost too')).rejects.toThrow();
    await expect(journal.settled()).rejects.toThrow();
    expect(failures).toHaveLength(1);
  });
});

describe('a data folder', () => {
  it('belongs to one sandbox at a time', async () => {
    const unlock = await lockFolder(folder);
    expect(await lockFolder(folder)).toBeUndefined();
    await unlock?.();
    const again = await lockFolder(folder);
    expect(again).toBeDefined();
    await again?.();
  });
});
