import { createHash } from 'node:crypto';
import type { RenderBundle } from '../../src/contract/rendering.ts';
import { localized } from '../../src/routes.ts';
import { storefrontOf } from '../../src/web/entry-server.tsx';
import { remember } from '../../src/web/remember.ts';
import { pageCss, readSheet, wordsIn } from '../../src/web/runtime/build/critical-css.ts';
import { dataPath } from '../../src/web/runtime/data-path.ts';
import type { PageName } from '../../src/web/runtime/target.ts';
import type { ShopSettings } from '../../src/web/settings.ts';
import { fontFile } from '../../src/web/styles/font-file.ts';
import { robots, sitemap } from './crawlers.ts';
import { buildDocument, ENDING } from './document.ts';
import type { PageFiles } from './page-chunks.ts';

export { storefrontOf };

/** Everything that documents need of the browser's bundle. */
export interface BundleSite {
  readonly template: string;
  readonly inlineScript: string;
  readonly files: Readonly<Record<PageName, PageFiles>>;
  /** Sheets as documents need them; the browser's lack what every document has. */
  readonly sheets: Readonly<Record<string, string>>;
}

const perLang = (german: string) => ({ de: german, en: localized(german, 'en') });

export const openSite: RenderBundle['openSite'] = (input) => {
  // Both were written by the build that made this bundle.
  const { template, inlineScript, files: filesOf, sheets } = input.site as BundleSite;
  const settings = input.settings as ShopSettings;
  const sheetOf = remember((file: string) => readSheet(sheets[file] ?? ''));
  const scriptWords = remember(async (file: string) => wordsIn(await input.asset(file)));
  return (catalogue) => {
    const storefront = storefrontOf(catalogue, input.weigh);
    const { paths } = storefront;
    return {
      paths: paths.map(({ path, status, noStore }) => ({
        path,
        status,
        ...(noStore && { noStore }),
      })),
      ending: ENDING,
      notFound: perLang('/404'),
      jerseyNotFound: perLang('/trikots/nicht-gefunden'),
      common: createHash('sha256').update(JSON.stringify(storefront.common)).digest('base64url'),
      data: (path, version) => {
        const target = storefront.targetOf(path);
        const data = storefront.dataOf(target);
        return data === undefined ? data : [dataPath(version, target), JSON.stringify(data)];
      },
      render: async (path) => {
        const rendered = await storefront.render(path, settings);
        const files = filesOf[rendered.target.name];
        const scripts = [...files.entries, ...files.scripts].map(scriptWords);
        const words = [wordsIn(rendered.body), ...(await Promise.all(scripts))];
        const css = pageCss(files.styles.flatMap(sheetOf), words);
        return buildDocument({ template, rendered, files, css, fontFile, settings, inlineScript });
      },
      *sharedFiles(version) {
        yield ['/sitemap.xml', sitemap(paths, settings.baseUrl)];
        yield ['/robots.txt', robots(settings.baseUrl)];
        for (const target of storefront.sharedTargets) {
          yield [dataPath(version, target), JSON.stringify(storefront.dataOf(target))];
        }
      },
    };
  };
};
