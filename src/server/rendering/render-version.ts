import { hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageEntry, PageManifest } from '#contract/pages.ts';
import type { VersionFile } from '#contract/rendering.ts';
import type { RenderProgram } from './build-files.ts';
import { ContentFolder, writeWhole } from './content-folder.ts';
import { KnownDocuments, type MadeVersion } from './known-documents.ts';
import { manifestFile, servedAt, versionOf } from './versions.ts';

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
  /** Called when the version can be served, although some of its documents are not rendered yet. */
  readonly begun?: () => void;
  /** Called again and again while many documents are rendered; rendering ends if it rejects. */
  readonly between?: () => Promise<void>;
}

/** Documents that take half a second. A version with more of them is served before they are rendered. */
const MANY_DOCUMENTS = 50;
/** Share of its documents from which on a version makes room for them; for fewer it would be the longer part. */
const MUCH = 0.1;
/** Paths that are described until a process sees to something else. */
const DESCRIBED_AT_ONCE = 100;

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

/**
 * Renders a version of the catalogue into `folder`. It exists once its manifest does, which is written last. If many
 * documents have to be rendered, a manifest without them is written before.
 */
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
    begun = () => undefined,
    between = async () => undefined,
  } = options;
  await mkdir(folder, { recursive: true });
  if (!all && servedAt(folder, version) !== undefined) return { version, rendered: 0 };
  const content = new ContentFolder(folder);
  const writes = new Set<Promise<void>>();
  const start = async (written: Promise<void>) => {
    const write = written.then(() => void writes.delete(write));
    writes.add(write);
    if (writes.size >= MAX_WRITES) await Promise.race(writes);
  };

  if (!all) known.refresh();
  const last = all ? undefined : known.last;
  const { paths, common, data, sharedFiles, notFound, unknown } = program.open(catalogue);
  const pages: Record<string, PageEntry> = {};
  const files: PageManifest['files'] = {};
  const parts = new Map<string, readonly unknown[]>();
  const nameFile = (file: VersionFile) => {
    const { pathname } = file;
    if (file.parts) parts.set(pathname, file.parts);
    const same = sameFile(file, version, last);
    const made = same
      ? { name: same, write: undefined }
      : content.put(file.text(), path.extname(pathname).slice(1));
    files[pathname] = made.name;
    return made;
  };
  const manifest: PageManifest = { build, version, pages, files, notFound, unknown };
  const dataWrites: (() => Promise<void>)[] = [];
  const withData = new Set<string>();
  const missing: string[] = [];
  for (const [nth, { path: pathname, ...served }] of paths.entries()) {
    if (nth % DESCRIBED_AT_ONCE === 0) await between();
    const file = data(pathname, version);
    const made = file && nameFile(file);
    // The documents of unknown paths are read as soon as the version is served.
    if (made && served.status === 200) withData.add(pathname);
    if (made?.write) dataWrites.push(made.write);
    const inputs = hash('sha256', `${common}${made?.name ?? ''}`, 'base64url');
    const former = all ? undefined : known.find(pathname, inputs);
    const isThere =
      former?.file && (former === last?.manifest.pages[pathname] || content.has(former.file));
    if (!isThere) missing.push(pathname);
    const { file: name, script = [], style = [] } = isThere ? former : {};
    pages[pathname] = { ...(name && { file: name }), inputs, ...served, script, style };
  }
  const sharedWrites = sharedFiles(version).flatMap((file) => nameFile(file).write ?? []);
  const begunFile = manifestFile(folder, version, 'begun');
  // A killed process has made room and left files that this one uses.
  const isResumed = servedAt(folder, version, 'begun') !== undefined;
  const share = missing.length / paths.length;
  /** The folder never has more than twice the files of a version, unless a node still serves another one. */
  const makeRoom = async () => {
    const documents = Object.values(pages).flatMap(({ file }) => file ?? []);
    const keep = [...documents, ...Object.values(files), path.basename(begunFile, '.json')];
    if (share > MUCH && !isResumed) await content.prune(Date.now(), { between, share, keep });
  };
  const render = async (pathname: string) => {
    const { html, script, style } = await program.open(catalogue).render(pathname);
    const { name, write } = content.put(html, 'html');
    await start(write());
    pages[pathname] = { ...pages[pathname], file: name, script, style } as PageEntry;
  };
  // Other documents are few.
  const isLater = (pathname: string) => missing.length > MANY_DOCUMENTS && withData.has(pathname);
  const later = missing.filter(isLater);
  // One that is begun is served while room is made.
  if (later.length === 0) await makeRoom();
  for (const write of sharedWrites) await start(write());
  for (const pathname of missing) {
    if (isLater(pathname)) continue;
    await between();
    await render(pathname);
  }
  if (later.length > 0) {
    await Promise.all(writes);
    await writeWhole(begunFile, JSON.stringify(manifest));
    begun();
    await makeRoom();
  }
  for (const write of dataWrites) {
    await between();
    await start(write());
  }
  for (const pathname of later) {
    await between();
    await render(pathname);
    // The next version uses it, even if this one is not rendered to its end.
    known.add(manifest, [pathname]);
  }
  await Promise.all(writes);
  await writeWhole(manifestFile(folder, version), JSON.stringify(manifest));
  await rm(begunFile, { force: true });
  known.made(manifest, parts);
  return { version, rendered: missing.length };
}
