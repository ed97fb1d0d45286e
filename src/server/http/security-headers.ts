/**
 * Headers every answer carries. `Strict-Transport-Security` only where the shop is reached by
 * https, because a browser that learnt it for `localhost` would lock its owner out.
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

/** For answers that are no page: nothing in them may load or be framed. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of an answer that is no page and is made outside the app, as `writeHead` takes them. */
export function bareHeaders(baseUrl: string): readonly string[] {
  const headers = { ...securityHeaders(baseUrl), 'content-security-policy': API_POLICY };
  return Object.entries(headers).flat();
}

/**
 * A page's Content-Security-Policy: everything from ourselves, inline blocks only by their hash.
 * `style-src-attr 'unsafe-inline'` is for the few styles that carry a number (a progress bar's
 * width); no script can come of it. `connect-src` covers the API and the live stream.
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
