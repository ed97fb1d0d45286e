import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGS } from '#routes.ts';
import { parseSettings } from '#server/env.ts';
import { MAIL_KINDS } from '#server/mail-queue/mail-kinds.ts';
import { mailPreview, PREVIEW_PATH } from './mail-preview.ts';
import { ROOT_DIR } from './settings.ts';

const parsed = parseSettings({}, undefined, '/tmp/nowhere');
if (!parsed.ok) throw new Error(parsed.sentence);
const show = (pathname: string) => mailPreview(pathname, parsed.settings);

it('lists every mail in both languages and renders each as HTML, light and dark, and as text', () => {
  const listed = show(PREVIEW_PATH) ?? '';
  for (const kind of MAIL_KINDS) {
    for (const lang of LANGS) {
      const at = `${PREVIEW_PATH}/${kind}/${lang}`;
      expect(listed).toContain(`href="${at}"`);
      expect(show(at)).toContain(`src="${at}/dark"`);
      expect(show(`${at}/dark`)).toContain('@media all');
      expect(show(`${at}/light`)).toContain('@media not all');
      expect(show(at)).toContain('<h2>text</h2><pre>');
    }
  }
});

it.each(['/x/de', '/order-shipped', '/order-shipped/fr', '/order-shipped/de/x', '/a/b/c/d'])(
  'returns undefined for %s',
  (rest) => expect(show(PREVIEW_PATH + rest)).toBeUndefined(),
);

it('is imported by the dev server only', () => {
  const files = ['src', 'tools', 'sandbox'].flatMap((folder) =>
    readdirSync(path.join(ROOT_DIR, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  );
  const importers = files.filter((file) =>
    readFileSync(path.join(ROOT_DIR, file), 'utf8').includes("/mail-preview.ts'"),
  );
  expect(importers).toEqual([path.join('tools', 'dev-server.ts')]);
});
