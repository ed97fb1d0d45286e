import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetLeft,
  type LeftChange,
  type LeftProblem,
  leftAt,
  saveLeft,
  tellLeft,
  useLeftChanges,
} from './left-changes.ts';

const warned = vi.hoisted(() => new Set<string>());
beforeEach(() => {
  vi.stubGlobal('addEventListener', (type: string) => warned.add(type));
  vi.stubGlobal('removeEventListener', (type: string) => warned.delete(type));
});
afterEach(() => {
  useLeftChanges.setState(new Map(), true);
  vi.unstubAllGlobals();
});

const FAILED: LeftProblem = { isConflict: false, message: 'Too many requests.' };

/** A change whose requests end when the test says so. */
function heldChange(key = '#a') {
  const ends: ((problem?: LeftProblem) => void)[] = [];
  const save = () =>
    new Promise<LeftProblem | undefined>((resolve) => {
      ends.push(resolve);
    });
  const change: LeftChange<string> = { key, hash: key, kept: 'typed', save };
  const end = async (problem?: LeftProblem) => {
    ends.shift()?.(problem);
    await Promise.resolve();
  };
  return { change, ends, end };
}

test('a change is kept while it is saved, told if that fails, and forgotten once it succeeds', async () => {
  const { change, ends, end } = heldChange();
  const first = saveLeft(change);
  expect(leftAt('#a')).toEqual({ change, problem: undefined, isSaving: true });
  expect(warned).toContain('beforeunload');
  await end(FAILED);
  await first;
  expect(leftAt('#a')).toEqual({ change, problem: FAILED, isSaving: false });
  const second = saveLeft(change);
  await saveLeft(change);
  expect(ends).toHaveLength(1);
  expect(leftAt('#a')).toEqual({ change, problem: FAILED, isSaving: true });
  await end();
  await second;
  expect(leftAt('#a')).toBeUndefined();
  expect(warned).not.toContain('beforeunload');
});

test('a request of a change that its editor took up again changes nothing', async () => {
  const { change, end } = heldChange();
  const saving = saveLeft(change);
  forgetLeft('#a');
  await end(FAILED);
  await saving;
  expect(useLeftChanges.getState().size).toBe(0);
  const former = saveLeft(change);
  const other = heldChange();
  forgetLeft('#a');
  const now = saveLeft(other.change);
  await end();
  await former;
  expect(leftAt('#a')?.change).toBe(other.change);
  await other.end();
  await now;
  expect(leftAt('#a')).toBeUndefined();
});

test('a problem of which nothing is kept is told until it is forgotten, and holds no page back', () => {
  tellLeft('#bestand', 'Pouch, Duo', 'Somebody counted meanwhile.');
  tellLeft('#bestand', 'Pouch, Trio', 'Somebody counted meanwhile.');
  tellLeft('#bestand', 'Pouch, Trio', 'Too many requests.');
  const told = [...useLeftChanges.getState().values()];
  expect(told.map(({ problem }) => problem?.message)).toEqual([
    'Somebody counted meanwhile.',
    'Too many requests.',
  ]);
  expect(warned).not.toContain('beforeunload');
  for (const { change } of told) forgetLeft(change.key);
  expect(useLeftChanges.getState().size).toBe(0);
});
