/**
 * Returns the headers of every response. `Strict-Transport-Security` only if the shop is reached by https:
 * a browser that stored it for `localhost` could no longer open the shop there.
 */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(baseUrl.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Content-Security-Policy of responses that aren't pages: nothing in them may load or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Returns the headers of a response that is not a page. */
export function plainHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return { ...securityHeaders(baseUrl), 'content-security-policy': API_POLICY };
}

/** Returns the same for a response that is made outside the app, for `writeHead`. */
export function bareHeaders(baseUrl: string): readonly string[] {
  return Object.entries(plainHeaders(baseUrl)).flat();
}

/**
 * Returns a page's Content-Security-Policy: everything from the shop's own origin, inline blocks only by
 * hash. `style-src-attr 'unsafe-inline'` is for styles with a number (a progress bar's width); it allows no
 * script. `default-src` covers the API and the live stream.
 */
export function pagePolicy(hashes: {
  script: readonly string[];
  style: readonly string[];
}): string {
  const quoted = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(hashes.script)}`,
    `style-src 'self'${quoted(hashes.style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Content-Security-Policy of a page that the back office shows in a frame. Nothing in it runs, so its inline styles
 * need no hashes.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
