import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { ADMIN_BUNDLE } from '#server/rendering/build-files.ts';
import type { Chunk } from '#tools/build/bundle.ts';
import { ADMIN_ENTRY, ADMIN_MANIFEST } from '#tools/build/chunks.ts';
import german from '#web/i18n/de.json' with { type: 'json' };
import english from '#web/i18n/en.json' with { type: 'json' };
import {
  dist,
  type FirstVisit,
  fontBytes,
  fontsOfHtml,
  isProductPage,
  measureFirstVisits,
  measureStep,
  pictureBytes,
  readBuilt,
} from './first-visit.ts';
import { LIMITS_KB } from './limits.ts';
import { measureLiveVisits } from './live-visits.ts';

/** Public pages, counted in the built files, so that the speed of the machine doesn't matter. */
const pages = measureFirstVisits();
const products = pages.filter(isProductPage);

/** Returns the pages above a limit, each with its bytes. */
function above(limitKb: number, some: readonly FirstVisit[], weigh: (page: FirstVisit) => number) {
  return some.flatMap((page) =>
    weigh(page) > limitKb * 1000 ? [`${page.pathname}: ${weigh(page)} bytes`] : [],
  );
}

const isEnglish = ({ pathname }: FirstVisit) => /^\/en(?:\/|$)/.test(pathname);

describe.each([
  ['the demo', pages],
  ['the live example', await measureLiveVisits()],
])('a first visit of %s', (_, visits) => {
  const sold = visits.filter(isProductPage);

  test('to a product page: 73 KB of scripts', () => {
    expect(sold.length).toBeGreaterThan(10);
    expect(above(LIMITS_KB.productScripts, sold, ({ scriptBytes }) => scriptBytes)).toEqual([]);
  });

  test('to any public page: 80 KB of scripts', () => {
    expect(above(LIMITS_KB.publicScripts, visits, ({ scriptBytes }) => scriptBytes)).toEqual([]);
  });

  test('to any page that its document makes, before it rests: 5 KB of scripts', () => {
    const made = visits.filter(({ html }) => html.includes('"scripts":'));
    expect(made.length).toBeGreaterThan(sold.length);
    expect(above(LIMITS_KB.restingScripts, made, ({ earlyBytes }) => earlyBytes)).toEqual([]);
  });

  test('to a product page, and to the home page: 15 KB of HTML with its styles and texts', () => {
    const some = [...sold, ...visits.filter(({ pathname }) => /^\/(?:en)?$/.test(pathname))];
    expect(some).toHaveLength(sold.length + 2);
    expect(above(LIMITS_KB.productHtml, some, ({ htmlBytes }) => htmlBytes)).toEqual([]);
  });
});

describe('a first visit', () => {
  test('has pages of every kind of product', () => {
    const shown = products.map(({ pathname }) => pathname);
    expect(shown).toContain('/products/pouch');
    expect(shown).toContain('/en/sneakers/kiez-low-navy');
    expect(shown).toContain('/trikots/vintage-1974');
    expect(shown).toContain('/accessoires/uhr-klassik');
    expect(shown).toContain('/caps');
    expect(pages.length).toBeGreaterThan(products.length);
  });

  test('of any page, now or later: no product, its price or its text in a script', () => {
    const folder = path.join(dist, 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
    expect(scripts.length).toBeGreaterThan(100);
    expect(code).toContain('data-product');
    const held = seedCatalogue.products.flatMap(({ id, name, texts, ...product }) => [
      // In quotes: pictures of sections have ids in their paths.
      `"${id}"`,
      `\`${id}\``,
      ...[name.de, name.en].filter((each) => each.includes(' ')),
      ...LANGS.flatMap((lang) => [texts[lang].description ?? [], texts[lang].care ?? []].flat()),
      ...Object.values(product.packs ?? {}).flatMap(({ giftLine }) =>
        giftLine ? [giftLine.de, giftLine.en] : [],
      ),
    ]);
    expect(held.filter((text) => code.includes(text))).toEqual([]);
    expect(code.match(/(?:price|original)Cents:\d+/g)).toBeNull();
  });

  test('of the home page: no code that only its islands need', () => {
    const home = pages.find(({ pathname }) => pathname === '/');
    const code = (home?.scripts ?? []).map(readBuilt).join('');
    expect(code).toContain('data-island');
    expect(code).not.toContain('score-figure');
  });

  test('one font file of 45 KB', () => {
    const files = new Set(pages.flatMap(({ html }) => fontsOfHtml(html)));
    expect([...files]).toHaveLength(1);
    expect(above(LIMITS_KB.font, pages, fontBytes)).toEqual([]);
  });

  test('a first picture of 60 KB on a phone', () => {
    const without = products.filter((page) => pictureBytes(page) === 0);
    expect(without.map(({ pathname }) => pathname)).toEqual([]);
    expect(above(LIMITS_KB.firstPicture, pages, pictureBytes)).toEqual([]);
  });

  test('declares its fonts in the document, and not again in the full sheet', () => {
    const sheets = pages.flatMap(({ html }) => html.match(/\/assets\/[\w-]+\.css/g) ?? []);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of new Set(sheets))
      expect(readBuilt(sheet), sheet).not.toContain('@font-face');
    for (const { html, pathname } of pages) expect(html, pathname).toContain('@font-face');
  });

  test('loads the texts of one language', () => {
    for (const page of pages) {
      const other = isEnglish(page) ? german : english;
      const text = page.html + page.scripts.map(readBuilt).join('');
      expect(text, page.pathname).not.toContain(other['cart.addedText']);
    }
  });
});

describe('the back office', () => {
  const manifest: Record<string, Chunk & { dynamicImports?: readonly string[] }> = JSON.parse(
    readFileSync(path.join(dist, ADMIN_MANIFEST), 'utf8'),
  );
  /** Files that a chunk loads with it; `also` are chunks that load later. */
  const filesOf = (key: string, also: (key: string) => boolean, seen = new Set<string>()) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(also)])
      filesOf(each, also, seen);
    return seen;
  };
  const bytesOf = (files: Iterable<string>) =>
    [...files].reduce(
      (sum, file) => sum + statSync(path.join(dist, ADMIN_BUNDLE, `${file}.br`)).size,
      0,
    );
  const isSection = (key: string) => /\/sections\/\w+\/[A-Z]\w*\.tsx$/.test(key);
  const isOfSection = (key: string) => key.includes('/sections/');
  /** Texts that several sections share load with each of them. */
  const isShared = (key: string) => /^src\/(?:browser|catalogue)\/.*\.json$/.test(key);
  /** Texts of the other language, the palette and passkeys load when they are asked for. */
  const isLater = (key: string) => /\/en\.json$|^_en-|\/Palette\.tsx$|simplewebauthn/.test(key);
  /** Everything before a section: the frame's script, the login, the app and the texts of one language. */
  const start = filesOf(ADMIN_ENTRY, (key) => !isOfSection(key) && !isShared(key) && !isLater(key));
  // Parts of a section that load later are none.
  const sections = Object.values(manifest)
    .filter(({ file }) => start.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter(isSection));
  const sharedTexts = Object.keys(manifest).filter(
    (key) => isShared(key) && /\bde\.json$/.test(key),
  );
  /** Names of fields and sentences of findings load with the sections that edit the catalogue. */
  const loadsTexts = (section: string, texts: string) => {
    if (texts.includes('/golive/')) return section.includes('/golive/');
    return (
      /\/(?:products|collections|publish|import)\//.test(section) ||
      !texts.startsWith('src/catalogue/f')
    );
  };
  /** Files of a section with its texts and those that it may share, after others. */
  const withSection = (section: string, before: ReadonlySet<string>) => {
    const shared = sharedTexts.filter((texts) => loadsTexts(section, texts));
    const files = filesOf(section, () => false, new Set(before));
    for (const each of [section.replace(/\w+\.tsx$/, 'de.json'), ...shared]) {
      filesOf(each, () => false, files);
    }
    return files;
  };

  test('before it is known who is signed in: 20 KB of scripts', () => {
    const gate = filesOf(ADMIN_ENTRY, (key) => key.endsWith('/parse-session.ts'));
    expect(gate.size).toBeGreaterThan(1);
    expect(bytesOf(gate)).toBeLessThanOrEqual(LIMITS_KB.adminGate * 1000);
  });

  test.each(sections)('%s as the first one: 228 KB of scripts', (section) => {
    expect(sections.length).toBeGreaterThan(3);
    expect(bytesOf(withSection(section, start))).toBeLessThanOrEqual(LIMITS_KB.adminFirst * 1000);
  });

  test.each(sections)('%s after another one: 60 KB of scripts', (section) => {
    const others = sections.filter((other) => other !== section);
    for (const other of others) {
      const before = withSection(other, start);
      const files = withSection(section, before);
      const added = bytesOf(files) - bytesOf(before);
      expect(added, other).toBeLessThanOrEqual(LIMITS_KB.adminSection * 1000);
    }
  });

  test('has the languages of the shop only', () => {
    const files = [...filesOf(ADMIN_ENTRY, () => true)];
    const code = files
      .map((file) => readFileSync(path.join(dist, ADMIN_BUNDLE, file), 'utf8'))
      .join('');
    expect(code).toContain('Auswählen');
    expect(code).not.toMatch(/Seleccionar|Sélectionner|Selezionare/);
  });
});

describe('the first step inside the shop', () => {
  const product = (page: string, lang: string) => [
    `pages/product/${page}.tsx`,
    `pages/product/${lang}.json`,
  ];
  for (const lang of ['de', 'en']) {
    const prefix = lang === 'de' ? '' : '/en';
    test.each([
      ['/sneakers', product('plain/PlainPage', lang)],
      ['/accessoires', product('plain/PlainPage', lang)],
      ['/produkte', product('packs/PacksPage', lang)],
    ])(`from ${prefix}%s to a product: 15 KB of scripts`, (from, sources) => {
      const list = pages.find(({ pathname }) => pathname === prefix + from);
      if (!list) throw new Error(`${prefix}${from} is not built.`);
      const bytes = measureStep(list, sources);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(LIMITS_KB.navigationScripts * 1000);
    });
  }
});
