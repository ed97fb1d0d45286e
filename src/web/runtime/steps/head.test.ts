import { describe, expect, it } from 'vitest';
import { type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';
import { documentTitle } from '../page.ts';
import { type Target, targetOf } from '../target.ts';
import { headElements, structuredData } from './head.ts';

const settings: ShopSettings = {
  mode: 'demo',
  name: 'Elvare',
  baseUrl: 'https://shop.example',
  company: UNKNOWN_COMPANY,
  methods: ['card', 'paypal'],
};
const head = { title: 'Sneakers', description: 'Sechzehn Paar.' };

function elementsOf(path: string, target: Target = targetOf(path, ['/sneakers'])) {
  return headElements(head, target, path, settings).map(({ attributes }) => attributes);
}

describe('head of a page', () => {
  it('has a canonical link and links to both languages', () => {
    const elements = elementsOf('/en/sneakers');
    const link = (rel: string, hreflang?: string) =>
      elements.find((at) => at['rel'] === rel && at['hreflang'] === hreflang)?.['href'];
    expect(link('canonical')).toBe('https://shop.example/en/sneakers');
    expect(link('alternate', 'de')).toBe('https://shop.example/sneakers');
    expect(link('alternate', 'en')).toBe('https://shop.example/en/sneakers');
    expect(link('alternate', 'x-default')).toBe('https://shop.example/sneakers');
  });

  it.each<[path: string, target?: Target]>([
    ['/auth'],
    ['/en/konto'],
    ['/trikots/nichts', { name: 'unknown', lang: 'de', id: 'trikots' }],
    ['/irgendwas', { name: 'missing', lang: 'de', id: '' }],
  ])('excludes %s from indexes', (path, target) => {
    const elements = elementsOf(path, target);
    expect(elements).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(elements.some((at) => at['rel'] === 'canonical')).toBe(false);
  });

  it('appends the name of the shop once', () => {
    expect(documentTitle(head, settings)).toBe('Sneakers | Elvare');
    expect(documentTitle({ ...head, title: 'Elvare Pouch' }, settings)).toBe('Elvare Pouch');
  });

  it('shows no picture of ours in a live shop', () => {
    const marks = { name: 'Kern', mode: 'live' as const };
    const imageOf = (own: Partial<ShopSettings>) =>
      headElements(head, targetOf('/', []), '/', { ...settings, ...own }).find(
        ({ attributes }) => attributes['property'] === 'og:image',
      )?.attributes['content'];
    expect(imageOf({})).toMatch(/hero/);
    expect(imageOf(marks)).toBeUndefined();
    const wordmark = { src: '/media/look/wordmark.svg?1', width: 4, height: 1 };
    expect(imageOf({ ...marks, look: { stamp: '', wordmark } })).toBe(
      'https://shop.example/media/look/preview.png?1',
    );
  });

  it('escapes structured data, so that it cannot close its script', () => {
    const data = structuredData({ ...head, structured: [{ name: '</script><script>' }] });
    expect(data).not.toContain('<');
    expect(JSON.parse(data ?? '')['@graph']).toEqual([{ name: '</script><script>' }]);
  });
});
