import { fontFile } from '#browser/font/font-file.ts';
import { OLDEST_BROWSERS } from '#browser/oldest-browsers.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import type { Gate } from './texts.ts';

const TEXTS = { de: german, en: english };

/** Files of the app's first chunk, as the browser requests them. */
export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules that read the login. */
  readonly preloads: readonly string[];
}

/** React Aria adds a style element unless one has this id. Its rule stands in the sheet: the policy allows no inline style. */
const PRESSABLE = '<meta id="react-aria-pressable-style">';

/** Outline of every page while the app loads, which replaces it; `showGate()` removes it. */
const OUTLINE =
  '<div class="shell"><div class="rail"><div class="rail-head"><span class="brand">ELVARE</span></div></div>' +
  '<div class="app"><div class="top-bar"><span class="brand phone-only">ELVARE</span></div></div></div>';

const link = (address: string, text: string, attributes = '') =>
  `<a class="button" href="${address}"${attributes}>${text}</a>`;

/**
 * Makes the one document of a language that answers every address of the back office. It holds the reasons why the app
 * isn't loaded, all hidden; `entry.ts` shows one of them or loads the app. Where no script runs, styles show after a while
 * which browser it needs.
 */
export function adminFrame(lang: Lang, { script, styles, preloads }: FrameFiles): string {
  const texts = TEXTS[lang];
  const ways: Readonly<Record<Gate, string>> = {
    denied:
      link(href('home', lang), texts.toShop) +
      link(href('auth', lang), texts.signIn, ' data-sign-in hidden'),
    password: link(href('account', lang), texts.toAccount),
    factor: link(href('account', lang), texts.toAccount),
    unreachable: '',
    browser: '',
  };
  const gates = (Object.keys(ways) as Gate[]).map((gate) => {
    const { title, text } = texts.gates[gate];
    const shown = gate === 'browser' ? 'class="gate gate-delayed"' : 'class="gate" hidden';
    return `<section ${shown} data-gate="${gate}"><h1>${title}</h1><p>${fill(text, OLDEST_BROWSERS)}</p><p class="mt-3 flex flex-wrap gap-2">${ways[gate]}</p></section>`;
  });
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><meta name="theme-color" content="#0e0e0d">',
    `<title>${texts.title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="preload" as="font" type="font/woff2" href="${fontFile}" crossorigin>`,
    ...styles.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${script}"></script>${PRESSABLE}</head>`,
    `<body><noscript><p class="gate">${texts.noScript}</p></noscript>`,
    `<main id="gates" tabindex="-1">${gates.join('')}</main>`,
    `<div id="app">${OUTLINE}</div></body></html>\n`,
  ].join('');
}
