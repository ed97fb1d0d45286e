import { LANGS, localized, splitLang } from '#routes.ts';
import type { PrerenderedPath } from '#web/prerendered-paths.ts';
import { INDEXED } from '#web/runtime/indexed.ts';
import { escapeHtml } from './escape-html.ts';

/** Returns the sitemap of every indexable page, each with links to both languages. */
export function sitemap(paths: readonly PrerenderedPath[], baseUrl: string): string {
  const entries = paths
    .filter(({ status, target }) => status === 200 && INDEXED.includes(target.name))
    .map(({ path }) => {
      const german = splitLang(path).path;
      const links = [...LANGS, 'x-default' as const].map((lang) => {
        const own = lang === 'x-default' ? german : localized(german, lang);
        return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(baseUrl + own)}"/>`;
      });
      return `<url><loc>${escapeHtml(baseUrl + path)}</loc>${links.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns robots.txt. It doesn't exclude private pages: crawlers must read them to find `noindex`. A shop that has not
 * opened excludes all.
 */
export function robots(baseUrl: string, isUnopened = false): string {
  if (isUnopened) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
