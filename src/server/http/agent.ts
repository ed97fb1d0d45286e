import { createIsbotFromList, list } from 'isbot';

/**
 * Browser families, first match wins: nearly every browser also names Chrome or Safari, so those
 * come last.
 */
const FAMILIES: readonly [pattern: RegExp, family: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera|OPT|OPiOS|OPX)\b/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\/|\b(?:iPhone|iPad|Macintosh).*AppleWebKit\//, 'Safari'],
];

const UNKNOWN_BROWSER = 'other';

const TABLET = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/;
const PHONE = /\bMobi(?:le)?\b|\biPhone\b|\biPod\b/;

/**
 * Headless browsers count as visitors: they run the page like any other and are often the owner's own
 * check. Crawlers, HTTP libraries and monitors that name themselves don't count.
 */
const isBotAgent = createIsbotFromList(list.filter((pattern) => !/headless/i.test(pattern)));

/** Model of an Android phone, which may be a brand called "M BOT". */
const MODEL = /\bAndroid [\d.]+; [^;()/]+?(?=;|\)| Build\/)/;

export interface Agent {
  /** Browser family and device kind, such as `Safari, phone`. Nothing else is ever stored. */
  readonly label: string;
  readonly bot: boolean;
}

/** Reduces a `User-Agent` header to the values that may be stored. No header counts as a bot. */
export function parseAgent(header: string | undefined): Agent {
  if (!header) return { label: `${UNKNOWN_BROWSER}, desktop`, bot: true };
  const agent = header.slice(0, 400);
  const family = FAMILIES.find(([pattern]) => pattern.test(agent))?.[1] ?? UNKNOWN_BROWSER;
  const device = TABLET.test(agent) ? 'tablet' : PHONE.test(agent) ? 'phone' : 'desktop';
  return { label: `${family}, ${device}`, bot: isBotAgent(agent.replace(MODEL, 'Android')) };
}
