import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, SCREENS } from '../../src/routes.ts';
import { PAGES, type PageSources } from '../../src/web/pages.ts';
import { ROOT } from './fingerprint.ts';
import { sourceOf, textsOf } from './page-table.ts';

it('names the files of every screen and of the 404 page', () => {
  expect(Object.keys(PAGES).sort()).toEqual([...Object.keys(SCREENS), 'missing'].sort());
  const table: Readonly<Record<string, PageSources>> = PAGES;
  for (const sources of Object.values(table)) {
    const { page, islands } = sources;
    const files = [sourceOf(page), ...LANGS.map((lang) => textsOf(sources, lang))];
    if (islands) files.push(sourceOf(islands));
    for (const file of files) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  }
});
