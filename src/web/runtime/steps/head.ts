import { LANGS, type Lang, localized, splitLang } from '#routes.ts';
import { readPrintedSettings, type ShopSettings } from '#web/settings.ts';
import { fallbackPath } from '#web/ui/picture-source.ts';
import { previewPicture } from '#web/ui/scene-picture.ts';
import { whenPainted } from '../idle.ts';
import { INDEXED } from '../indexed.ts';
import { documentTitle, type PageHead } from '../page.ts';
import { PAGE_MARK } from '../page-marks.ts';
import type { Target } from '../target.ts';

/** One element of the head; `key` is unique within a page. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly key: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const LOCALES: Record<Lang, string> = { de: 'de_DE', en: 'en_GB' };

function meta(attribute: 'name' | 'property', key: string, content: string): HeadElement {
  return { tag: 'meta', key, attributes: { [attribute]: key, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadElement {
  const attributes = hreflang ? { rel, hreflang, href } : { rel, href };
  return { tag: 'link', key: `${rel} ${hreflang ?? ''}`, attributes };
}

/**
 * Returns description, robots, canonical, hreflang and Open Graph of a page. Pages that search engines
 * should not list have `noindex` and no canonical.
 */
export function headElements(
  head: PageHead,
  target: Target,
  pathname: string,
  settings: ShopSettings,
): HeadElement[] {
  const { baseUrl } = settings;
  const german = splitLang(pathname).path;
  const picture = head.picture ? fallbackPath(head.picture) : previewPicture(settings);
  const description = head.description.replaceAll('{shop}', () => settings.name);
  const elements = [meta('name', 'description', description)];
  if (INDEXED.includes(target.name)) {
    elements.push(link('canonical', baseUrl + localized(german, target.lang)));
    for (const lang of LANGS) {
      elements.push(link('alternate', baseUrl + localized(german, lang), lang));
    }
    elements.push(link('alternate', baseUrl + german, 'x-default'));
    elements.push(meta('property', 'og:url', baseUrl + localized(german, target.lang)));
  } else {
    elements.push(meta('name', 'robots', 'noindex'));
  }
  elements.push(
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', LOCALES[target.lang]),
    meta('property', 'og:title', documentTitle(head, settings)),
    meta('property', 'og:description', description),
    ...(picture ? [meta('property', 'og:image', baseUrl + picture)] : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  );
  return elements;
}

/** Returns the structured data of a page as JSON text, or undefined. `<` is escaped for HTML. */
export function structuredData(head: PageHead): string | undefined {
  if (!head.structured?.length) return undefined;
  const graph = { '@context': 'https://schema.org', '@graph': head.structured };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/**
 * Updates the document's head for the shown page. Language and title change at once, other elements after
 * the paint. Structured data is removed and not added: search engines read documents.
 */
export function applyHead(head: PageHead, target: Target, pathname: string): void {
  const root = document.documentElement;
  // Setting `lang`, even to the same value, recalculates the style of every element.
  if (root.lang !== target.lang) root.lang = target.lang;
  const settings = readPrintedSettings();
  document.title = documentTitle(head, settings);
  whenPainted(() => {
    for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove();
    for (const { tag, attributes } of headElements(head, target, pathname, settings)) {
      const element = document.createElement(tag);
      element.setAttribute(PAGE_MARK, '');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  });
}
