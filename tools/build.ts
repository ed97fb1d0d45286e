import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageManifest } from '../src/contract/pages.ts';
import { localized } from '../src/routes.ts';
import { readSettings } from '../src/server/env.ts';
import type * as entryServer from '../src/web/entry-server.tsx';
import { PAGES } from '../src/web/pages.ts';
import type { PrerenderedPath } from '../src/web/prerendered-paths.ts';
import { pageCss, withoutLasting } from '../src/web/runtime/build/critical-css.ts';
import { fontFile } from '../src/web/styles/font-file.ts';
import { takeBuildLock } from './build/build-lock.ts';
import { bundleClient, bundleServer, type Chunks } from './build/bundle.ts';
import { compress, compressFolder } from './build/compress.ts';
import { robots, sitemap } from './build/crawlers.ts';
import { buildDocument } from './build/document.ts';
import { DIST, fingerprint, keepFingerprint, needsBuild, ROOT } from './build/fingerprint.ts';
import { filesOf } from './build/page-chunks.ts';
import { keepFormerData, pageData, writePageData } from './build/page-data.ts';
import { type BuildSettings, printedSettings } from './build/settings.ts';

function fileOf({ path: pathname, target: { lang } }: PrerenderedPath): string {
  const name = pathname === localized('/', lang) ? 'index' : pathname.replace(/^\/(en\/)?/, '');
  return `pages/${lang}/${name}.html`;
}

interface PrerenderInput {
  readonly chunks: Chunks;
  readonly server: typeof entryServer;
  readonly settings: BuildSettings;
  /** Puts back the data of former versions. */
  readonly putBackData: (version: string) => Promise<void>;
}

/** Renders and writes every document, then the pages' data. Returns the manifest that the page server reads. */
async function prerender(input: PrerenderInput): Promise<PageManifest> {
  const { chunks, server, settings, putBackData } = input;
  const template = await readFile(path.join(ROOT, 'index.html'), 'utf8');
  const printed = printedSettings(settings);
  const assets = new Map<string, Promise<string>>();
  const asset = (file: string) => {
    const text = assets.get(file) ?? readFile(path.join(DIST, file), 'utf8');
    assets.set(file, text);
    return text;
  };
  const pages: PageManifest['pages'] = {};
  const writes: Promise<void>[] = [];

  const renderedPages: { at: PrerenderedPath; rendered: entryServer.RenderedDocument }[] = [];
  for (const at of server.prerenderedPaths()) {
    renderedPages.push({ at, rendered: await server.render(at.path, printed) });
  }
  const data = pageData(renderedPages.map(({ rendered }) => rendered));
  const { version } = data;
  for (const { at, rendered } of renderedPages) {
    const files = filesOf(chunks, PAGES[rendered.target.name].page);
    const css = pageCss((await Promise.all(files.styles.map(asset))).join(''), [
      rendered.body,
      ...(await Promise.all([...files.entries, ...files.scripts].map(asset))),
    ]);
    const built = buildDocument({
      template,
      rendered,
      files,
      css,
      fontFile,
      settings: printed,
      version,
    });
    const file = fileOf(at);
    const target = path.join(DIST, file);
    const content = Buffer.from(built.html);
    await mkdir(path.dirname(target), { recursive: true });
    writes.push(writeFile(target, content), compress(target, content, 'page'));
    pages[at.path] = {
      file,
      status: at.status,
      script: [...built.scriptHashes],
      style: [...built.styleHashes],
      ...(at.noStore && { noStore: true }),
    };
  }
  await Promise.all([...writes, writePageData(data, DIST)]);
  await compressFolder(path.join(DIST, 'data'));
  await putBackData(version);
  const perLang = (german: string) => ({ de: german, en: localized(german, 'en') });
  return {
    pages,
    notFound: perLang('/404'),
    jerseyNotFound: perLang('/trikots/nicht-gefunden'),
  };
}

/**
 * Builds the storefront into `dist`; `log` gets one sentence per step. Only one build runs at a time. If
 * another one has built the same sources meanwhile, nothing is built.
 */
export async function build(settings: BuildSettings, log: (line: string) => void): Promise<void> {
  const lock = takeBuildLock(path.join(ROOT, '.cache', 'build.lock'), () =>
    log('Another build is under way; waiting for it …'),
  );
  try {
    if (lock.waited && !(await needsBuild(settings))) log('It built what was wanted.');
    else await buildAlone(settings, log);
  } finally {
    lock.release();
  }
}

async function buildAlone(settings: BuildSettings, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const built = await fingerprint(settings);
  log('Building the storefront …');
  const putBackData = await keepFormerData(
    DIST,
    path.join(ROOT, '.cache', 'former-data'),
    Date.now(),
  );
  const [chunks, server] = await Promise.all([bundleClient(DIST), bundleServer()]);
  log('Rendering every page in both languages …');
  const manifest = await prerender({ chunks, server, settings, putBackData });
  const sheets = new Set(Object.values(chunks).flatMap(({ css }) => css ?? []));
  await Promise.all(
    [...sheets].map(async (sheet) => {
      const file = path.join(DIST, sheet);
      await writeFile(file, withoutLasting(await readFile(file, 'utf8')));
    }),
  );
  await Promise.all([
    writeFile(path.join(DIST, 'manifest.json'), JSON.stringify(manifest)),
    writeFile(path.join(DIST, 'sitemap.xml'), sitemap(server.prerenderedPaths(), settings.baseUrl)),
    writeFile(path.join(DIST, 'robots.txt'), robots(settings.baseUrl)),
    compressFolder(path.join(DIST, 'assets')),
  ]);
  await keepFingerprint(built);
  const count = Object.keys(manifest.pages).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Built ${count} pages in ${seconds} s.`);
}

if (import.meta.main) {
  const dotEnv = await readFile(path.join(ROOT, '.env'), 'utf8').catch(() => undefined);
  const parsed = readSettings(process.env, dotEnv, ROOT);
  if (parsed.ok) {
    await build(parsed.settings, (line) => process.stdout.write(`${line}\n`));
  } else {
    process.stderr.write(`${parsed.sentence}\n`);
    process.exitCode = 1;
  }
}
