import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followRedirects, redirectOf } from './redirects.ts';

const TABLE = {
  rows: [
    { from: '/products/hoodie', to: '/hoodies/elbe' },
    { from: '/?p=12', to: '/hilfe' },
    { from: '/shop/größen/', to: '/sneakers?marke=kiez' },
    { from: '/alt', to: '/products/hoodie#masse' },
    { from: '/kreis', to: '/ring' },
    { from: '/ring', to: '/kreis' },
  ],
};

describe('redirectOf', () => {
  it.each([
    ['/products/hoodie', '', '/hoodies/elbe'],
    ['/products/hoodie/', '?utm=mail', '/hoodies/elbe?utm=mail'],
    ['/', '?p=12', '/hilfe'],
    ['/', '?p=13', undefined],
    ['/shop/gr%C3%B6%C3%9Fen', '?a=1', '/sneakers?marke=kiez'],
    ['/alt', '', '/products/hoodie#masse'],
    ['/kreis', '', undefined],
    ['/%E0%A4%A', '', undefined],
  ])('%s%s leads to %s', (pathname, search, to) => {
    expect(redirectOf(TABLE, pathname, search)).toBe(to);
  });

  it('keeps the query before a part of the page', () => {
    expect(redirectOf({ rows: [{ from: '/a', to: '/b#c' }] }, '/a', '?d=1')).toBe('/b?d=1#c');
  });
});

it('redirects end at an address that has none, or run in a circle', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const rows = fc.uniqueArray(fc.record({ from: path, to: path }), {
    selector: ({ from }) => from,
  });
  fc.assert(
    fc.property(rows, path, (table, from) => {
      const end = followRedirects({ rows: table }, from);
      const reached = [from];
      for (let at = 0; at < 6; at += 1) {
        const next = table.find((row) => row.from === reached.at(-1))?.to;
        if (next === undefined) break;
        reached.push(next);
      }
      expect(end).toBe(reached.length > 6 ? undefined : reached.at(-1));
    }),
  );
});
