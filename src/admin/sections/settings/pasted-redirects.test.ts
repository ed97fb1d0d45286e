import { expect, it } from 'vitest';
import { readPasted, withPasted } from './pasted-redirects.ts';

it.each([
  ['/alt\t/neu', '/alt', '/neu'],
  ['/alt; /neu', '/alt', '/neu'],
  ['"/alt","/neu"', '/alt', '/neu'],
  ['/alt /neu', '/alt', '/neu'],
  ['https://alter-shop.example/?p=12\t/hilfe', '/?p=12', '/hilfe'],
])('reads %j', (line, from, to) => {
  expect(readPasted(line)).toEqual({ rows: [{ from, to }], left: 0 });
});

it('counts lines that are no rows', () => {
  const text = 'Redirect from,Redirect to\r\n/alt,/neu\r\n\r\n/nur-eine\r\n';
  expect(readPasted(text)).toEqual({ rows: [{ from: '/alt', to: '/neu' }], left: 2 });
});

it('gives a path that is there its new target, and adds the others once', () => {
  const rows = [
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
  ];
  const pasted = [
    { from: '/c', to: '/e' },
    { from: '/f', to: '/g' },
    { from: '/f', to: '/h' },
  ];
  expect(withPasted(rows, pasted)).toEqual([
    { from: '/a', to: '/b' },
    { from: '/c', to: '/e' },
    { from: '/f', to: '/h' },
  ]);
});
