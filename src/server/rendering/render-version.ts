import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { PageEntry, PageManifest } from '../../contract/pages.ts';
import type { RenderProgram } from './build-files.ts';
import { ContentFolder, writeWhole } from './content-folder.ts';
import { readManifest, versionOf, versionsIn } from './versions.ts';

/** Versions that are searched for documents to use again. */
const LAST_VERSIONS = 8;

/** Files that are compressed and written at a time; more would fill the memory with a large range's documents. */
const MAX_WRITES = 32;

type Known = ReadonlyMap<string, PageEntry>;

const knownKey = (pathname: string, inputs: string) => `${pathname} ${inputs}`;

/** Returns the documents of earlier versions of the same build by path and inputs. */
function readKnown(folder: string, build: string): Known {
  const known = new Map<string, PageEntry>();
  for (const { version } of versionsIn(folder).slice(0, LAST_VERSIONS)) {
    const manifest = readManifest(folder, version);
    if (manifest?.build !== build) continue;
    for (const [pathname, entry] of Object.entries(manifest.pages)) {
      known.set(knownKey(pathname, entry.inputs), entry);
    }
  }
  return known;
}

export interface RenderResult {
  readonly version: string;
  /** Documents that were rendered; the others were there. */
  readonly rendered: number;
}

/**
 * Renders a version of the catalogue into `folder`: documents whose inputs no earlier version has, or `all`. The
 * version exists once its manifest does, which is written last.
 */
export async function renderVersion(
  program: RenderProgram,
  catalogue: Catalogue,
  folder: string,
  all = false,
): Promise<RenderResult> {
  const { build } = program;
  const version = versionOf(build, catalogue);
  await mkdir(folder, { recursive: true });
  if (!all && readManifest(folder, version)) return { version, rendered: 0 };
  const content = new ContentFolder(folder);
  const writes = new Set<Promise<void>>();
  const put = async (text: string, fileEnding: string) => {
    const { name, written } = content.put(text, fileEnding);
    const write = written.then(() => void writes.delete(write));
    writes.add(write);
    if (writes.size >= MAX_WRITES) await Promise.race(writes);
    return name;
  };

  const known: Known = all ? new Map() : readKnown(folder, build);
  const renderer = program.open(catalogue);
  const pages: Record<string, PageEntry> = {};
  let rendered = 0;
  for (const { path: pathname, ...served } of renderer.paths) {
    const described = await renderer.inputsOf(pathname);
    const inputs = createHash('sha256').update(described).digest('base64url');
    const former = known.get(knownKey(pathname, inputs));
    if (former && content.has(former.file)) {
      const { file, script, style } = former;
      pages[pathname] = { file, inputs, ...served, script, style };
      continue;
    }
    const { html, script, style } = await renderer.render(pathname);
    pages[pathname] = { file: await put(html, 'html'), inputs, ...served, script, style };
    rendered += 1;
  }
  const files: PageManifest['files'] = {};
  for (const [pathname, text] of renderer.files(version)) {
    files[pathname] = await put(text, path.extname(pathname).slice(1));
  }
  const { ending, notFound, jerseyNotFound } = renderer;
  const manifest = { build, version, pages, ending, files, notFound, jerseyNotFound };
  await Promise.all(writes);
  await writeWhole(
    path.join(folder, `${version}.json`),
    JSON.stringify(manifest satisfies PageManifest),
  );
  return { version, rendered };
}
