import { expect, it } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { nextUpload, type Upload, uploadsAfter } from './upload-queue.ts';

const file = (name: string, size = 1) => ({ name, size }) as File;
const add = (uploads: readonly Upload[], ...files: File[]) =>
  uploadsAfter(uploads, { type: 'add', files });

it('sends one file at a time, in the order in which they came', () => {
  let uploads = add([], file('a'), file('b'));
  expect(nextUpload(uploads)?.file.name).toBe('a');
  uploads = uploadsAfter(uploads, { type: 'move', key: 0, state: { step: 'sending', percent: 1 } });
  expect(nextUpload(uploads)).toBeUndefined();
  uploads = uploadsAfter(uploads, {
    type: 'move',
    key: 0,
    state: { step: 'failed', sentence: '' },
  });
  expect(nextUpload(uploads)?.file.name).toBe('b');
  uploads = uploadsAfter(uploads, { type: 'move', key: 0, state: { step: 'waiting' } });
  expect(nextUpload(uploads)?.file.name).toBe('a');
});

it('never sends what is too large', () => {
  const uploads = add([], file('a', UPLOAD_LIMIT_BYTES + 1), file('b', UPLOAD_LIMIT_BYTES));
  expect(uploads.map(({ state }) => state.step)).toEqual(['too_large', 'waiting']);
  expect(nextUpload(uploads)?.file.name).toBe('b');
});

it('gives no key twice while one is shown', () => {
  const uploads = uploadsAfter(add([], file('a'), file('b')), { type: 'remove', key: 0 });
  expect(add(uploads, file('c')).map(({ key }) => key)).toEqual([1, 2]);
});
