import { afterEach, expect, it, vi } from 'vitest';
import { dataPath } from './data-path.ts';

afterEach(() => vi.unstubAllGlobals());

const pathIn = (entries: readonly object[]) => {
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  return dataPath({ lang: 'de', name: 'product', id: 'a/b c' });
};

it('reads data of the version that the document was sent with', () => {
  const serverTiming = [{ name: 'cdn' }, { name: 'version', description: '0123456789' }];
  expect(pathIn([{ serverTiming }])).toBe('/data/0123456789/de/product/a/b%20c.json');
});

it('reads the served version where the browser hides the header', () => {
  const paths = [[], [{}], [{ serverTiming: [] }]].map(pathIn);
  expect(new Set(paths)).toEqual(new Set(['/data/current/de/product/a/b%20c.json']));
});
