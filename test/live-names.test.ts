import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LANGS } from '#routes.ts';
import { lookOf, webManifest } from '#rules/look.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { readSettings } from '#server/env.ts';
import { feedPieces } from '#server/feeds/merchant-xml.ts';
import { firmIn } from '#server/firm.ts';
import { composeMail } from '#server/mail/compose.ts';
import { MAIL_SAMPLES } from '#server/mail/samples.ts';
import { MAIL_KINDS } from '#server/mail-queue/mail-kinds.ts';
import { drawSlips } from '#server/packing/slips-pdf.ts';
import { robots, sitemap } from '#tools/build/crawlers.ts';
import { ownIcons } from '#tools/build/own-look.ts';
import { printedSettings } from '#tools/build/settings.ts';
import german from '#web/i18n/parts.de.json' with { type: 'json' };
import english from '#web/i18n/parts.en.json' with { type: 'json' };
import { shownSettings } from '#web/shown-settings.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { exampleSettings } from './live-example.ts';
import { readPdfText } from './pdf-text.ts';
import { ROOT_DIR } from './running-shop.ts';
import { openStorefront } from './storefront.ts';

/** Everything that the live example shows: nothing of it is ours. */

const read = readSettings(exampleSettings(), undefined, ROOT_DIR);
if (!read.ok) throw new Error(read.sentence);
const { settings: environment } = read;
const catalogue = exampleCatalogue();
const firm = firmIn(catalogue, environment);
const settings = shownSettings(printedSettings(environment), catalogue);
const { storefrontOf } = await openStorefront();

/** Shown texts by where they are. */
const shown = new Map<string, string>();

async function showDocuments() {
  const { paths, render, textOf, targetOf, sharedTargets } = storefrontOf(catalogue);
  const shell = readFileSync(path.join(ROOT_DIR, 'index.html'), 'utf8');
  shown.set('shell', ownIcons(shell, settings.look));
  for (const { path: at } of paths) {
    shown.set(at, JSON.stringify([settings, await render(at, settings), textOf(targetOf(at))]));
  }
  for (const target of sharedTargets) shown.set(JSON.stringify(target), textOf(target) ?? '');
  shown.set('sitemap', sitemap(paths, settings.baseUrl));
  shown.set('robots', robots(settings.baseUrl));
}

function showMails() {
  // Their ordered goods are the demo's.
  const samples = JSON.parse(JSON.stringify(MAIL_SAMPLES).replaceAll('Elvare ', ''));
  for (const language of LANGS) {
    for (const kind of MAIL_KINDS) {
      const mail = { kind, language, data: samples[kind] };
      const composed = composeMail(mail, { ...environment, ...firm }, catalogue);
      shown.set(`mail ${kind} ${language}`, JSON.stringify([composed, firm.sender]));
    }
  }
}

async function showPapers() {
  for (const lang of LANGS) {
    const { shopMode: mode, baseUrl } = environment;
    const context = { catalogue, lang, mode, baseUrl, firm, soldOut: new Set<string>() };
    shown.set(`feed ${lang}`, [...feedPieces(context)].join(''));
    const slip = {
      orderId: '',
      lang,
      number: '',
      orderedAt: new Date(0),
      recipient: [],
      lines: [],
    };
    const { company, name } = firm;
    const pdf = await drawSlips({ slips: [slip], company, brand: { name }, nowMs: 0 });
    shown.set(`slip ${lang}`, readPdfText(pdf) + pdf.toString('latin1'));
  }
  const look = lookOf(firm, environment.shopMode);
  shown.set('manifest', look ? webManifest(firm.name, look) : 'none');
}

beforeAll(async () => {
  await showDocuments();
  showMails();
  await showPapers();
}, 240_000);

/** Places in which one of the words is shown, each with it. */
const placesOf = (words: readonly RegExp[] | readonly string[]) =>
  [...shown].flatMap(([at, text]) => {
    const found = words.flatMap((word) => {
      const index = typeof word === 'string' ? text.indexOf(word) : text.search(word);
      return index < 0 ? [] : [text.slice(Math.max(0, index - 20), index + 40)];
    });
    return found.map((each) => `${at}: ${each}`);
  });

test('shows documents of both languages, mails, feed, slips and files', () => {
  for (const at of ['/', '/en/auth', '/success', '/en/cancel', '/not-found', 'sitemap', 'slip de'])
    expect([...shown.keys()]).toContain(at);
  expect(shown.get('/')).toContain(firm.name);
});

test('nowhere says our name', () => {
  expect(placesOf([/elvare/i])).toEqual([]);
});

test('nowhere shows a picture that its own catalogue doesn’t', () => {
  const own = JSON.stringify(catalogue);
  const inCatalogue = new Set([...own.matchAll(/\/images\/[\w-]+\//g)].map(([folder]) => folder));
  const strange = [...shown].flatMap(([at, text]) => {
    const folders = [...text.matchAll(/\/images\/[\w-]+\//g)].map(([folder]) => folder);
    return [...new Set(folders)].flatMap((each) =>
      inCatalogue.has(each) || at.startsWith('mail ') ? [] : `${at}: ${each}`,
    );
  });
  expect(strange).toEqual([]);
  expect(placesOf([/(?:\/wordmark\.svg|\/favicon\.svg|\/icon-\d+\.png)(?!\?)/])).toEqual([]);
});

/** Every text of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value as object | null) ?? {}).flatMap(textsIn);

test('nowhere says what only the demo’s pages claim', () => {
  const ofPages = textsIn(seedCatalogue.pages)
    // A sentence without places that is long enough to be nobody else's.
    .filter((text) => text.length > 40 && !text.includes('{'));
  expect(ofPages.length).toBeGreaterThan(10);
  const sentences = [...ofPages, german['footer.claim'], english['footer.claim']];
  expect(placesOf(sentences.map((text) => JSON.stringify(text).slice(1, -1)))).toEqual([]);
});
