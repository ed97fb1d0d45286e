import { createHash } from 'node:crypto';
import { fontFile } from '#browser/font/font-file.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageManifest } from '#contract/pages.ts';
import type { RenderBundle, VersionFile } from '#contract/rendering.ts';
import { localized, MISSING, unknownPath } from '#routes.ts';
import { shownFirm } from '#rules/firm.ts';
import { storefrontOf } from '#web/entry-server.tsx';
import { remember } from '#web/remember.ts';
import { pageCss, readSheet, wordsIn } from '#web/runtime/build/critical-css.ts';
import { type DataTarget, dataPath } from '#web/runtime/data-path.ts';
import { chunkOf } from '#web/runtime/page.ts';
import type { PageName } from '#web/runtime/target.ts';
import { shownSettings, type WholeSettings } from '#web/shown-settings.ts';
import { robots, sitemap } from './crawlers.ts';
import { buildDocument } from './document.ts';
import { ownColours } from './own-colours.ts';
import { ownIcons, ownLook } from './own-look.ts';
import type { PageFiles } from './page-chunks.ts';

export { storefrontOf };

/** Everything that documents need of the browser's bundle. */
export interface BundleSite {
  readonly template: string;
  readonly inlineScript: string;
  /** By the names of their chunks. */
  readonly files: Readonly<Record<PageName, Readonly<Record<string, PageFiles>>>>;
  /** Sheets as documents need them; the browser's lack what every document has. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** Parts one after the other, so that they can be compared; lists begin with their length. */
const inRow = (parts: object) =>
  Object.values(parts).flatMap((part) => (Array.isArray(part) ? [part.length, ...part] : [part]));

const made = (pathname: string, text: () => string) => ({ pathname, parts: undefined, text });

const perLang = (german: string) => ({ de: german, en: localized(german, 'en') });

/** Returns the pages of unknown products, by the path of their list. */
function unknownOf({ collections }: Catalogue): PageManifest['unknown'] {
  const told = Object.values(collections).flatMap(({ path, unknown }) => {
    if (path === undefined || unknown === undefined) return [];
    return [[path, unknown === 'not-found' ? unknown : perLang(unknownPath(path))] as const];
  });
  return Object.fromEntries(told);
}

export const openSite: RenderBundle['openSite'] = (input) => {
  // Both were written by the build that made this bundle.
  const { template, inlineScript, files: filesOf, sheets } = input.site as BundleSite;
  const sheetOf = remember((file: string) => readSheet(sheets[file] ?? ''));
  const scriptWords = remember(async (file: string) => wordsIn(await input.asset(file)));
  return (catalogue) => {
    const storefront = storefrontOf(catalogue, input.weigh);
    const settings = shownSettings(input.settings as WholeSettings, catalogue);
    const { paths } = storefront;
    const { look } = settings;
    const colours =
      ownColours(catalogue.colours, sheets) + ownLook(shownFirm(catalogue.firm, settings), look);
    const shell = ownIcons(template, look);
    const fileOf = (target: DataTarget, version: string): VersionFile | undefined => {
      const pathname = dataPath(target, version);
      const parts = storefront.partsOf(target);
      if (parts) {
        const text = () => storefront.textOf(target) ?? '';
        return { pathname, parts: inRow(parts), text };
      }
      const text = storefront.textOf(target);
      return text === undefined ? undefined : made(pathname, () => text);
    };
    return {
      paths: paths.map(({ path, status, noStore }) => ({
        path,
        status,
        ...(noStore && { noStore }),
      })),
      notFound: perLang(MISSING),
      unknown: unknownOf(catalogue),
      common: createHash('sha256')
        .update(JSON.stringify([storefront.common, settings, catalogue.unopened]) + colours)
        .digest('base64url'),
      data: (path, version) => fileOf(storefront.targetOf(path), version),
      render: async (path) => {
        const rendered = await storefront.render(path, settings);
        const files = filesOf[rendered.target.name][chunkOf(rendered.data)];
        if (!files) throw new Error(`no chunk shows the data of ${path}`);
        const scripts = [...files.entries, ...files.scripts].map(scriptWords);
        const words = [wordsIn(rendered.body), ...(await Promise.all(scripts))];
        const css = pageCss(files.styles.flatMap(sheetOf), words);
        return buildDocument({
          ...{ template: shell, rendered, files, css, colours, fontFile, settings, inlineScript },
          isUnopened: catalogue.unopened === true,
        });
      },
      sharedFiles: (version) => [
        made('/sitemap.xml', () => sitemap(paths, settings.baseUrl)),
        made('/robots.txt', () => robots(settings.baseUrl, catalogue.unopened)),
        ...storefront.sharedTargets.flatMap((target) => fileOf(target, version) ?? []),
      ],
    };
  };
};
