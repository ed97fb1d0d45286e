import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageEntry, PageManifest } from '#contract/pages.ts';
import type { VersionFile } from '#contract/rendering.ts';
import type { RenderProgram } from './build-files.ts';
import { ContentFolder, writeWhole } from './content-folder.ts';
import { KnownDocuments, type MadeVersion } from './known-documents.ts';
import { servedAt, versionOf } from './versions.ts';

/** Files that are compressed and written at a time; more would fill the memory with a large range's documents. */
const MAX_WRITES = 32;

export interface RenderResult {
  readonly version: string;
  /** Documents that were rendered; the others were there. */
  readonly rendered: number;
}

export interface RenderOptions {
  /** Name of the version, if it is known. */
  readonly version?: string;
  /** Renders every document; by default those whose inputs no earlier version has. */
  readonly all?: boolean;
  /** Documents of earlier versions; a process that makes several keeps them. */
  readonly known?: KnownDocuments;
}

/** Returns the name of the last version's file if that one is made of the same parts. */
function sameFile(
  { pathname, parts }: VersionFile,
  version: string,
  last: MadeVersion | undefined,
): string | undefined {
  if (parts === undefined || last === undefined) return undefined;
  const former = pathname.replace(version, last.manifest.version);
  const formerParts = last.parts.get(former);
  const isSame =
    formerParts?.length === parts.length && parts.every((part, at) => part === formerParts[at]);
  return isSame ? last.manifest.files[former] : undefined;
}

/** Renders a version of the catalogue into `folder`. It exists once its manifest does, which is written last. */
export async function renderVersion(
  program: RenderProgram,
  catalogue: Catalogue,
  folder: string,
  options: RenderOptions = {},
): Promise<RenderResult> {
  const { build } = program;
  const {
    version = versionOf(build, catalogue),
    all = false,
    known = new KnownDocuments(folder, build),
  } = options;
  await mkdir(folder, { recursive: true });
  if (!all && servedAt(folder, version) !== undefined) return { version, rendered: 0 };
  const content = new ContentFolder(folder);
  const writes = new Set<Promise<void>>();
  const put = async (text: string, fileEnding: string) => {
    const { name, written } = content.put(text, fileEnding);
    const write = written.then(() => void writes.delete(write));
    writes.add(write);
    if (writes.size >= MAX_WRITES) await Promise.race(writes);
    return name;
  };

  if (!all) known.refresh();
  const last = all ? undefined : known.last;
  const renderer = program.open(catalogue);
  const pages: Record<string, PageEntry> = {};
  const files: PageManifest['files'] = {};
  const parts = new Map<string, readonly unknown[]>();
  const putFile = async (file: VersionFile) => {
    const { pathname } = file;
    if (file.parts) parts.set(pathname, file.parts);
    const name =
      sameFile(file, version, last) ?? (await put(file.text(), path.extname(pathname).slice(1)));
    files[pathname] = name;
    return name;
  };
  let rendered = 0;
  for (const { path: pathname, ...served } of renderer.paths) {
    const data = renderer.data(pathname, version);
    const shown = `${renderer.common}${data ? await putFile(data) : ''}`;
    const inputs = hash('sha256', shown, 'base64url');
    const former = all ? undefined : known.find(pathname, inputs);
    if (former && (former === last?.manifest.pages[pathname] || content.has(former.file))) {
      const { file, script, style } = former;
      pages[pathname] = { file, inputs, ...served, script, style };
      continue;
    }
    const { html, script, style } = await renderer.render(pathname);
    pages[pathname] = { file: await put(html, 'html'), inputs, ...served, script, style };
    rendered += 1;
  }
  for (const file of renderer.sharedFiles(version)) await putFile(file);
  const { notFound, jerseyNotFound } = renderer;
  const manifest: PageManifest = { build, version, pages, files, notFound, jerseyNotFound };
  await Promise.all(writes);
  await writeWhole(path.join(folder, `${version}.json`), JSON.stringify(manifest));
  known.made(manifest, parts);
  return { version, rendered };
}
