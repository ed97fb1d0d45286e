import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolvePath } from './resolve.ts';

const PAGES = new Set([
  '/',
  '/en',
  '/produkte',
  '/en/produkte',
  '/sneakers',
  '/sneakers/hafen-runner',
  '/sneakers/seite/2',
  '/not-found',
]);
const UNKNOWN = { '/sneakers': 'not-found', '/trikots': { de: 'a', en: 'b' } } as const;
const resolve = (pathname: string, search = '') =>
  resolvePath(pathname, search, (each) => PAGES.has(each), new Map(), UNKNOWN);

describe('a path without a page', () => {
  test.each([
    ['/produkte/', '', '/produkte'],
    ['/produkte/', '?sort=name', '/produkte?sort=name'],
    ['//produkte', '', '/produkte'],
    ['/produkt%65', '', '/produkte'],
    ['/sneakers/hafen%2Drunner', '', '/sneakers/hafen-runner'],
    ['/sneakers/seite/1', '', '/sneakers'],
    ['/en/produkte/seite/1/', '?sort=name', '/en/produkte?sort=name'],
  ])('%s%s is redirected to its page', (pathname, search, to) => {
    expect(resolve(pathname, search)).toEqual({ kind: 'redirect', status: 308, to });
  });

  test.each([
    ['/products/old-bag', '/products/new-bag'],
    ['/en/products/old-bag/', '/en/products/new-bag'],
    ['/sneakers/retired?utm_source=mail&gclid=1', '/sneakers?utm_source=mail&gclid=1'],
    ['/en/sneakers/retired', '/en/sneakers'],
    ['/EN/Sneakers/Retired?a=B', '/en/sneakers?a=B'],
    ['/trikots/retired', '/trikots'],
  ])('%s of a former version leads to %s', (url, to) => {
    const [pathname = '', search = ''] = url.split(/(?=\?)/);
    const former = new Map([
      ['/products/old-bag', '/products/new-bag'],
      ['/sneakers/retired', '/sneakers'],
      ['/trikots/retired', '/trikots'],
      // A page that exists wins.
      ['/produkte', '/'],
    ]);
    const has = (each: string) => PAGES.has(each);
    expect(resolvePath(pathname, search, has, former)).toEqual({
      kind: 'redirect',
      status: 301,
      to,
    });
    expect(resolvePath('/produkte/', '', has, former)).toMatchObject({ status: 308 });
  });

  test.each([
    ['/Sneakers', '', '/sneakers'],
    ['/EN/Produkte/', '?utm_source=Mail&gclid=Ab', '/en/produkte?utm_source=Mail&gclid=Ab'],
    ['/SNEAKERS/Hafen%2DRunner', '', '/sneakers/hafen-runner'],
    ['/Sneakers/Seite/1', '?sort=name', '/sneakers?sort=name'],
    ['/EN/Admin/Orders', '?view=to-pack', '/en/admin/orders?view=to-pack'],
  ])('%s%s in capitals leads to the lower-case page', (pathname, search, to) => {
    expect(resolve(pathname, search)).toEqual({ kind: 'redirect', status: 301, to });
  });

  test('an unknown sneaker is redirected to /not-found', () => {
    expect(resolve('/sneakers/x', '?gclid=1')).toMatchObject({ to: '/not-found?gclid=1' });
    expect(resolve('/sneakers/x')).toEqual({ kind: 'redirect', status: 302, to: '/not-found' });
    expect(resolve('/en/sneakers/x')).toMatchObject({ to: '/en/not-found' });
  });

  test('an unknown jersey has its own page', () => {
    expect(resolve('/trikots/x')).toEqual({ kind: 'notFound', lang: 'de', list: '/trikots' });
    expect(resolve('/en/trikots/x')).toEqual({ kind: 'notFound', lang: 'en', list: '/trikots' });
  });

  test.each([
    ['/nothing', 'de'],
    ['/en/nothing', 'en'],
    ['/%', 'de'],
    ['/en/%E0%A4%A', 'en'],
    ['/sneakers/a/b', 'de'],
    ['/sneakers/seite/3', 'de'],
    ['/caps/seite/1', 'de'],
    ['/trikots/seite/2', 'de'],
    ['/../etc/passwd', 'de'],
    ['//evil.example/', 'de'],
  ] as const)('%s is the 404 page', (pathname, lang) => {
    expect(resolve(pathname)).toEqual({ kind: 'notFound', lang });
  });

  test('never redirects to another origin or to itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('/', '..', '\\', 'produkte', 'Produkte'))),
        fc.string(),
        (parts, query) => {
          const pathname = `/${parts.join('/')}`;
          const resolved = resolve(pathname, query && `?${query}`);
          if (resolved.kind !== 'redirect') return;
          expect(resolved.to).toMatch(/^\/(?![/\\])/);
          expect(resolved.to).not.toBe(pathname);
        },
      ),
    );
  });
});
