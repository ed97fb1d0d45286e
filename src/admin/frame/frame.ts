import type { ApiPath } from '#browser/api.ts';
import { fontFile } from '#browser/font/font-file.ts';
import { OLDEST_BROWSERS } from '#browser/oldest-browsers.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { GROUPS } from '../kit/kit-context.ts';
import appGerman from '../texts/de.json' with { type: 'json' };
import appEnglish from '../texts/en.json' with { type: 'json' };
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import type { Gate } from './texts.ts';

const SESSION = '/api/auth/session' satisfies ApiPath;
const TEXTS = { de: german, en: english };
const APP_TEXTS = { de: appGerman, en: appEnglish };

/** Files of the app's first chunk, as the browser requests them. */
export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules that read the login, and those of the app where there is one. */
  readonly preloads: readonly string[];
}

/** React Aria adds a style element unless one has this id. Its rule stands in the sheet: the policy allows no inline style. */
const PRESSABLE = '<meta id="react-aria-pressable-style">';

/** Elements shown once loading takes longer than 200 ms. */
const DELAYED = '[animation:gate-delayed_0s_200ms_backwards]';
/** Empty: documents of the back office know nothing of the shop. */
const BRAND = '<span class="brand"></span>';
const line = (place: string) => `<span class="h-2.5 bg-(--active) ${place}"></span>`;

/**
 * Outline of every page while the app loads, which replaces it: names of the sections and rows to come. `showGate()` removes
 * it.
 */
function outline(lang: Lang): string {
  const { nav, loading } = APP_TEXTS[lang];
  const groups = Object.entries(GROUPS).map(([group, sections]) => {
    const names = sections.map(
      (section) =>
        `<span class="nav-link"><i class="size-4 flex-none"></i><span>${nav[section]}</span></span>`,
    );
    return `<div class="rail-group"><h2>${nav.groups[group as keyof typeof GROUPS]}</h2>${names.join('')}</div>`;
  });
  const row = `<div class="flex h-(--row) items-center justify-between border-b border-line px-(--pad) max-wide:h-16">${line('w-[32%]')}${line('w-18')}</div>`;
  return [
    `<div class="shell"><div class="rail" aria-hidden="true"><div class="rail-head">${BRAND}</div>`,
    `<div class="flex-1 overflow-hidden px-2 pt-1">${groups.join('')}</div></div>`,
    `<div class="app"><div class="top-bar"><div class="me-auto phone-only">${BRAND}</div></div>`,
    `<div class="${DELAYED}"><p class="soft flex min-h-16 items-center px-(--pad)" role="status">${loading}</p>`,
    `<div class="border-t border-line" aria-hidden="true">${row.repeat(8)}</div></div></div></div>`,
  ].join('');
}

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
    ...styles.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    // Few requests run at a time: the small ones that others wait for come first, the font last.
    `<link rel="preload" as="fetch" href="${SESSION}" crossorigin>`,
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<link rel="preload" as="font" type="font/woff2" href="${fontFile}" fetchpriority="low" crossorigin>`,
    `${PRESSABLE}</head>`,
    `<body><noscript><p class="gate">${texts.noScript}</p></noscript>`,
    `<main id="gates" tabindex="-1">${gates.join('')}</main>`,
    `<div id="app">${outline(lang)}</div></body></html>\n`,
  ].join('');
}
