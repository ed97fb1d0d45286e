import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { IN_COLLECTIONS, IN_MODULES, ON_PAGES } from './spec-strings.ts';
import { openStorefront } from './storefront.ts';

const { storefrontOf, settings } = await openStorefront();
const storefront = storefrontOf(seedCatalogue);

/** Visible text and accessible names of a page. */
async function said(path: string): Promise<string> {
  const { body } = await storefront.render(path, settings);
  return body
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]* aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

describe('quoted strings of the specification', () => {
  test.each(ON_PAGES.map(([path, ...strings]) => ({ path, strings })))(
    '$path says so in German',
    async ({ path, strings }) => {
      const text = await said(path);
      for (const string of strings) {
        if (typeof string === 'string') expect(text).toContain(string);
        else expect(text).toMatch(string);
      }
    },
  );

  const modules = import.meta.glob(
    ['../src/{web,admin}/**/de.{ts,json}', '../src/{web,catalogue}/**/*.de.{ts,json}'],
    { eager: true },
  );
  const inside = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(inside) : [value];

  test.each(IN_COLLECTIONS)('a collection says %j', (string) => {
    expect(inside(seedCatalogue.collections)).toContain(string);
  });

  test.each(IN_MODULES)('%s knows its words', (folder, ...strings) => {
    const files = Object.keys(modules).filter(
      (file) => /^\.\.\/src\/(?:web\/)?(.+)\/[^/]+$/.exec(file)?.[1] === folder,
    );
    const texts = files.flatMap((file) => inside(modules[file]));
    for (const string of strings) expect(texts).toContain(string);
  });
});
