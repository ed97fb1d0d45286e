import { html } from 'hono/html';
import { type Language, textsOf } from './texts.ts';

export type Html = ReturnType<typeof html>;

interface Layout {
  language: Language;
  title: string;
  body: Html;
  /** Classes of the body. */
  className?: string;
  /** Sentence at the very top; that no money moves unless given. */
  testBar?: string;
}

/** One page of the sandbox. Style sheet, script and icon are those of the server that shows it. */
export function layout({ language, title, body, className = '', testBar }: Layout): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">
<script src="/assets/page.js" defer></script>
</head>
<body class="${className}">
<header class="bg-ink px-20 py-8 text-center text-note leading-[1.4] text-paper"><p>${testBar ?? textsOf(language).testBar}</p></header>
${body}
</body>
</html>`;
}

/** Origins of the addresses, for a content security policy. */
export function origins(addresses: readonly (string | null | undefined)[]): string[] {
  const found = addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(found)].filter((origin) => origin !== 'null');
}

/**
 * Headers of every page. Browsers apply `form-action` to the redirect after a form too, so the
 * shop's origin has to be named.
 */
export function pageHeaders(
  allow: { images?: string[]; forms?: string[] } = {},
): Record<string, string> {
  const { images = [], forms = [] } = allow;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      ['img-src', "'self'", ...images].join(' '),
      ['form-action', "'self'", ...forms].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
