import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RenderedDocument } from '#contract/rendering.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import type { FirmCompany } from '#rules/firm.ts';
import { lastingPart, withoutLasting } from '#web/runtime/build/critical-css.ts';
import { OWN_STYLES_ID, PAGE_MARK, SETTINGS_ELEMENT_ID } from '#web/runtime/page-marks.ts';
import type { RenderedPage } from '#web/runtime/prerender.tsx';
import { SPECULATION_RULES } from '#web/runtime/speculation.ts';
import { type PrintedData, type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';
import { avifSet, PHONE_MEDIA, type PictureSource, WIDE_MEDIA } from '#web/ui/picture-source.ts';
import { escapeHtml } from './escape-html.ts';
import { noScript } from './no-script.ts';
import type { PageFiles } from './page-chunks.ts';
import { unopenedLine } from './unopened-line.ts';

interface DocumentParts {
  readonly template: string;
  readonly rendered: RenderedPage & Pick<PrintedData, 'menu' | 'cardFiles' | 'facts' | 'search'>;
  readonly files: PageFiles;
  /** Text of the style sheet, inlined. */
  readonly css: string;
  /** Styles of colours that the sheets don't have (`ownColours`). */
  readonly colours: string;
  readonly fontFile: string;
  readonly settings: ShopSettings;
  readonly inlineScript: string;
  /** The shop has not opened: every document says so. */
  readonly isUnopened: boolean;
}

/** Returns the `sha256-…` source of an inline block for the Content-Security-Policy. */
function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${list.join(' ')}>`;
}

function picturePreload(picture: PictureSource, sizes: string, media?: string): string {
  return element('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: avifSet(picture),
    imagesizes: sizes,
    fetchpriority: 'high',
    ...(media && { media }),
  });
}

/** True for a page whose content its scripts make: it shows nothing of the catalogue. */
const isMadeByScripts = ({ data }: Pick<RenderedPage, 'data'>): boolean => data === undefined;

/** Returns names of scripts without folder and ending. */
const namesOf = (files: readonly string[]) => files.map((file) => path.parse(file).name);

function preloads({ rendered, files, fontFile }: DocumentParts): string[] {
  const lines: string[] = [];
  const { picture, phonePicture, sizes } = rendered;
  if (picture && sizes) {
    lines.push(picturePreload(picture, sizes, phonePicture && WIDE_MEDIA));
    if (phonePicture) lines.push(picturePreload(phonePicture, sizes, PHONE_MEDIA));
  }
  lines.push(
    element('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: fontFile,
      crossorigin: '',
    }),
    // The first entry handles early taps, and imports the others when somebody acts or the page rests. All are async:
    // deferred scripts would run in the parser's last task and prolong it.
    ...files.entries
      .slice(0, isMadeByScripts(rendered) ? 2 : 1)
      .map((file) => `<script type="module" async src="/${file}"></script>`),
    ...files.early.map((file) => element('link', { rel: 'modulepreload', href: `/${file}` })),
    ...(isMadeByScripts(rendered) ? files.scripts : []).map((file) =>
      element('link', { rel: 'modulepreload', href: `/${file}` }),
    ),
  );
  return lines;
}

/** Counts the elements of rendered HTML as a browser with scripts makes them. */
function elementsOf(html: string): number {
  return html.replace(/(<noscript>).*?<\/noscript>/gs, '$1').match(/<[a-z]/g)?.length ?? 0;
}

/** Returns the fields that the browser's scripts don't know. */
const toldOf = (company: ShopSettings['company']): Partial<FirmCompany> =>
  Object.fromEntries(
    Object.entries(company).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(UNKNOWN_COMPANY[key as keyof FirmCompany] ?? ''),
    ),
  );

/** Returns HTML above the app. */
const above = ({ rendered: { target, menu }, isUnopened }: DocumentParts): string =>
  (isUnopened ? unopenedLine(target.lang) : '') + noScript(target.lang, menu);

/**
 * Inserts a rendered page into the shell of `index.html`. It doesn't print the version, because documents that a
 * version doesn't change are to be equal.
 */
export function buildDocument(parts: DocumentParts): RenderedDocument {
  const { template, rendered, files, css, settings, inlineScript } = parts;
  const [lasting, own] = [lastingPart(css) + parts.colours, withoutLasting(css)];
  const head = [
    `<script>${inlineScript}</script>`,
    `<title>${escapeHtml(rendered.title)}</title>`,
    ...rendered.head.map(({ tag, attributes }) => element(tag, { [PAGE_MARK]: '', ...attributes })),
    ...preloads(parts),
    // The full sheet later replaces the second one only (`src/web/runtime/full-sheet.ts`).
    `<style>${lasting}</style><style id="${OWN_STYLES_ID}">${own}</style>`,
  ];
  if (parts.isUnopened) head.push(element('meta', { name: 'robots', content: 'noindex' }));
  if (rendered.structured) {
    head.push(`<script type="application/ld+json" ${PAGE_MARK}>${rendered.structured}</script>`);
  }
  const { name, ...others } = settings;
  const printed: PrintedData = {
    // Most of a demo's are empty.
    settings: {
      ...others,
      ...(name !== DEMO_NAME && { name }),
      company: toldOf(settings.company),
    },
    files: {
      page: `/${files.page}`,
      ...(!isMadeByScripts(rendered) && {
        scripts: namesOf([...files.entries.slice(1), ...files.scripts]),
        background: namesOf(files.background),
      }),
      styles: files.styles.map((file) => `/${file}`),
    },
    elements: elementsOf(rendered.body),
    target: rendered.target,
    texts: rendered.texts,
    data: rendered.data,
    menu: rendered.menu,
    cardFiles: rendered.cardFiles,
    facts: rendered.facts,
    ...(rendered.search && { search: rendered.search }),
    shared: rendered.shared,
  };
  const data = JSON.stringify(printed).replaceAll('<', '\\u003c');
  const html = template
    .replace(/<html lang="\w+">/, `<html lang="${rendered.target.lang}">`)
    .replace(/\n\s*<script type="module".*<\/script>/, '')
    // Functions, because the inserted texts may contain `$&`.
    .replace('<!--head-->', () => head.join(''))
    .replace('<div id="root">', (root) => above(parts) + root)
    .replace('<!--app-->', () => rendered.body)
    .replace(
      '<!--scripts-->',
      () => `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${data}</script>`,
    )
    .replace(/>\n\s*</g, '><')
    .trimEnd();
  return {
    html,
    script: [cspHash(inlineScript), cspHash(SPECULATION_RULES)],
    style: [cspHash(lasting), cspHash(own)],
  };
}
