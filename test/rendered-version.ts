import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageEntry, PageManifest } from '#contract/pages.ts';
import { BUILD, RENDERED } from '#server/rendering/build-files.ts';
import { ContentFolder } from '#server/rendering/content-folder.ts';
import { versionOf } from '#server/rendering/versions.ts';

const BUILD_ID = '0123456789abcdef';
const HASH = `sha256-${'A'.repeat(43)}=`;

interface TestPage extends Partial<Pick<PageEntry, 'status' | 'noStore'>> {
  readonly html: string;
}

interface TestVersion extends Pick<PageManifest, 'notFound' | 'unknown'> {
  readonly pages: Readonly<Record<string, TestPage>>;
  /** Texts by pathname, made for the version. */
  readonly files?: (version: string) => Readonly<Record<string, string>>;
}

/** Writes a rendered version of a catalogue below `dist`, as the renderer would. Returns its name. */
export async function writeVersion(
  dist: string,
  catalogue: Catalogue,
  { pages, files = () => ({}), ...rest }: TestVersion,
): Promise<string> {
  const folder = path.join(dist, RENDERED);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(dist, BUILD), JSON.stringify({ id: BUILD_ID, settings: {} }));
  const content = new ContentFolder(folder);
  const put = async (text: string, fileEnding: string) => {
    const { name, write } = content.put(text, fileEnding);
    await write();
    return name;
  };
  const version = versionOf(BUILD_ID, catalogue);
  const manifest: PageManifest = {
    build: BUILD_ID,
    version,
    pages: {},
    files: {},
    ...rest,
  };
  for (const [pathname, { html, status = 200, noStore }] of Object.entries(pages)) {
    const file = await put(html, 'html');
    const entry = { file, inputs: '', status, script: [HASH], style: [HASH] };
    manifest.pages[pathname] = { ...entry, ...(noStore && { noStore }) };
  }
  for (const [pathname, text] of Object.entries(files(version))) {
    manifest.files[pathname] = await put(text, path.extname(pathname).slice(1));
  }
  writeFileSync(path.join(folder, `${version}.json`), JSON.stringify(manifest));
  return version;
}
