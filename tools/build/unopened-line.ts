import type { Lang } from '#routes.ts';

const TEXTS = {
  de: 'Dieser Shop ist noch nicht eröffnet: Ansehen geht, bestellen noch nicht.',
  en: 'This shop has not opened yet: you can look around, but not order.',
} as const satisfies Record<Lang, unknown>;

/** Returns the line of every document of a shop that has not opened. */
export const unopenedLine = (lang: Lang): string =>
  `<p role="status" style="padding:8px 16px;text-align:center;font-weight:600;background:#fff3c4;color:#1b1600">${TEXTS[lang]}</p>`;
