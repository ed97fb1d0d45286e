import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBackOffice, LANGS, type Lang, localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { noScript } from '#tools/build/no-script.ts';
import { makeMenu } from '#web/layout/make-menu.ts';
import { ROOT_DIR } from './running-shop.ts';
import { openStorefront } from './storefront.ts';

/** Documents as the build prerenders them: links, counts and marks. `spec-strings.test.ts` has the sentences. */

const { storefrontOf, settings } = await openStorefront();
const documents = new Map<string, { body: string; graph: readonly Node[]; status: number }>();
/** Hash and path of each document: its head, structured data and body, without scripts and printed data. */
const hashes: string[] = [];

interface Node {
  readonly '@type': string;
  readonly offers?: readonly { readonly price: string }[];
}

beforeAll(async () => {
  const { paths, render } = storefrontOf(seedCatalogue);
  for (const { path: at, status } of paths) {
    const { title, head, structured, picture, phonePicture, sizes, body } = await render(
      at,
      settings,
    );
    const marked = body.replaceAll(/ data-product="[^"]*"/g, '');
    const said = JSON.stringify([title, head, structured, picture, phonePicture, sizes, marked]);
    hashes.push(`${hash('sha256', said).slice(0, 16)} ${at}\n`);
    const graph = JSON.parse(structured ?? '{}')['@graph'] ?? [];
    documents.set(at, { body, graph, status });
  }
}, 240_000);

test('documents of the seed are to the letter what they were when the file was written', async () => {
  await expect(hashes.join('')).toMatchFileSnapshot('fixtures/document-hashes.txt');
});

const bodyOf = (at: string, lang: Lang = 'de') => documents.get(localized(at, lang))?.body ?? '';
const count = (at: string, mark: string | RegExp) => bodyOf(at).split(mark).length - 1;
/** Paths that the document, or the part of it that matches, links to. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
const linked = (at: string, part: RegExp, lang: Lang = 'de') =>
  linksIn(part.exec(bodyOf(at, lang))?.[0] ?? '');
const partOf = (island: string) => new RegExp(`data-island="${island}".*?</section>`, 's');
const MAIN = /<main.*<\/main>/s;

test('every link of every document leads to a page or a file', () => {
  expect(documents.size).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const [at, { body }] of documents) {
    for (const href of linksIn(body)) {
      if (/^(?:mailto:[^@]+@|tel:|https:\/\/|#)/.test(href)) continue;
      const { pathname, hash } = new URL(href, settings.baseUrl);
      const page = documents.get(pathname);
      const isPlace = !hash || page?.body.includes(`id="${hash.slice(1)}"`);
      const isFile = existsSync(path.join(ROOT_DIR, 'public', pathname));
      if (isBackOffice(pathname)) continue;
      if (!(page ? isPlace : isFile)) dead.push(`${at}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

describe.each(LANGS)('in %s', (lang) => {
  const at = (...paths: string[]) => paths.map((each) => localized(each, lang));

  test('header, footer, hero and tiles lead to the screens they name', () => {
    const nav = linked('/', /<nav class="nav".*?<\/nav>|<header.*?<\/header>/s, lang);
    const screens = ['/', '/neu', '/produkte', '/sneakers', '/trikots', '/caps', '/accessoires'];
    expect(nav).toEqual(expect.arrayContaining(at(...screens, '/hilfe', '/products/travel-bag')));
    for (const screen of [...screens, '/hilfe']) {
      const [here] = at(screen);
      expect(bodyOf(screen, lang)).toContain(`<a aria-current="page" href="${here}"`);
    }
    const footer = linked('/produkte', /<footer.*?<\/footer>/s, lang);
    const company = ['/ueber-uns', '/karriere', '/presse', '/impressum', '/agb', '/datenschutz'];
    expect(footer).toEqual(expect.arrayContaining(at(...company, '/widerrufsrecht')));
    const main = linked('/', MAIN, lang);
    const [sale = ''] = at('/sneakers');
    expect(main).toEqual(expect.arrayContaining([...at('/produkte'), `${sale}?sale=1`]));
    expect(linked('/', partOf('tiles'), lang)).toEqual(at('/sneakers', '/trikots', '/accessoires'));
  });

  test('without scripts a sentence says what is missing, and lists lead to every product', () => {
    const html = noScript(lang, makeMenu(seedCatalogue));
    expect(html).toContain('JavaScript');
    const shown = ['/produkte', '/sneakers', '/trikots', '/accessoires'];
    expect(linksIn(html)).toEqual(expect.arrayContaining(at(...shown)));
    const reached = new Set(shown.flatMap((list) => linked(list, MAIN, lang)));
    const products = seedCatalogue.products.map(({ path }) => path);
    expect(at(...products).filter((each) => !reached.has(each))).toEqual([]);
  });

  test('no text has a figure left to fill in', () => {
    for (const [each, { body }] of documents) {
      expect(body.replace(/<script.*?<\/script>/gs, ''), each).not.toMatch(/\{\w+\}/);
    }
  });

  test('legal and company pages have a heading, sections and an address to write to', () => {
    for (const each of ['/impressum', '/agb', '/datenschutz', '/widerrufsrecht']) {
      expect(bodyOf(each, lang).match(/<h2/g)?.length, each).toBeGreaterThan(2);
    }
    for (const each of ['/ueber-uns', '/karriere', '/presse']) {
      expect(bodyOf(each, lang).match(/<h[12]/g)?.length, each).toBeGreaterThan(4);
      expect(linked(each, MAIN, lang).join(), each).toMatch(/mailto:[^@]+@[^@]+/);
    }
    expect(bodyOf('/impressum', lang).includes('Angaben gemäß § 5 DDG')).toBe(lang === 'de');
  });

  test('what is not found has its status and a way back', () => {
    for (const each of at('/404', '/not-found', '/trikots/nicht-gefunden')) {
      expect(documents.get(each)?.status, each).toBe(404);
    }
    expect(bodyOf('/404', lang)).toMatch(/<h1[^>]* lang="en"[^>]*>Oops! Page not found/);
    expect(linked('/not-found', MAIN, lang)).toEqual(expect.arrayContaining(at('/')));
    expect(linked('/trikots/nicht-gefunden', MAIN, lang)).toEqual(
      expect.arrayContaining(at('/trikots')),
    );
  });
});

test('the home page has eight products, nine reviews, four questions and final figures', () => {
  const featured = partOf('products').exec(bodyOf('/'))?.[0] ?? '';
  expect(featured.match(/<article/g)).toHaveLength(8);
  expect(count('/', '<figure class="quote"')).toBe(9);
  expect(count('/', '<details name="faq"')).toBe(4);
  expect(count('/', '<details name="faq" open')).toBe(1);
  // Once for ears, once hidden from them and counted up.
  const figures = bodyOf('/').matchAll(
    /<dd class="num"><span class="sr">([^<]*)<\/span><span aria-hidden="true" data-final="\1">\1</g,
  );
  expect([...figures].map(([, text]) => text)).toEqual(['10.000', '5', '50', '99\u00a0%']);
  expect(bodyOf('/')).toMatch(/role="timer".*?>23<.*?>45<.*?>30</s);
  const types = documents.get('/')?.graph.map((each) => each['@type']);
  expect(types).toEqual(['Organization', 'WebSite', 'FAQPage']);
});

test('the page about withdrawal tells search engines return days and shipping', () => {
  const promised = JSON.stringify(documents.get('/widerrufsrecht')?.graph[0]);
  // Shipping below and from the free amount.
  expect(promised).toMatch(/merchantReturnDays":30\D.*"19\.99.*"4\.90.*"20\.00.*"0\.00/);
});

test('new arrivals, and three collections with three things to expect', () => {
  expect(count('/neu', '<article')).toBe(8);
  for (const name of ['Sommer Collection', 'Business Line', 'Limited Edition']) {
    const list = new RegExp(`: ${name}">(.*?)</ul>`).exec(bodyOf('/neu'))?.[1] ?? '';
    expect(list.match(/<li/g), name).toHaveLength(3);
  }
});

test('every card of a list names category, rating, both prices, saving and shipping', () => {
  const cards = bodyOf('/produkte').match(/<article.*?<\/article>/gs) ?? [];
  expect(cards).toHaveLength(15);
  for (const card of cards) {
    expect(card).toMatch(/Daily Collection|Accessories/);
    expect(card).toMatch(/\([\d.]+<span class="rated-word"> Bewertungen<\/span>\)/);
    expect(card).toMatch(/Jetzt €\d+,\d\d, vorher €\d+,\d\d/);
    expect(card).toMatch(/−\d\d\s%/);
    expect(card).toContain('Kostenloser Versand');
  }
});

test('product pages have their sizes, pictures, features and price, and no rating for machines', () => {
  const sneaker = '/sneakers/hafen-runner-nebel';
  expect(count(sneaker, '<label class="size-cell"')).toBe(10);
  expect(count(sneaker, 'class="gallery-slide"')).toBe(7);
  expect(bodyOf(sneaker)).toContain('42</th><td>8</td><td>9</td><td>26,5</td>');
  expect(/<ul class="bullets">.*?<\/ul>/.exec(bodyOf(sneaker))?.[0].match(/<li/g)).toHaveLength(4);
  for (const fact of ['ab 20 €', '2 Jahre Garantie', '30 Tage Rückgabe']) {
    expect(bodyOf(sneaker)).toContain(fact);
  }
  const graph = documents.get(sneaker)?.graph ?? [];
  expect(graph.map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(graph[0]?.offers?.map(({ price }) => price)).toEqual(['89.99']);
  for (const [each, document] of documents) {
    expect(JSON.stringify(document.graph), each).not.toMatch(/rating/i);
  }
  const sizes = (at: string) =>
    [...bodyOf(at).matchAll(/class="size-cell">.*?value="([^"]*)"/g)].map(([, size]) => size);
  expect(sizes('/trikots/special-gold')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(sizes('/trikots/vintage-1974')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(bodyOf('/caps')).toContain('(1.254 Bewertungen)');
  expect(linked('/caps', MAIN)[0]).toMatch(/^\/produkte/);
  expect(bodyOf('/products/pouch')).toMatch(/42<\/b> (?:<!--.*?-->)?Personen/);
});

test('perfume names its price per litre, and what is in it', () => {
  expect(count('/accessoires', 'Grundpreis €999,80 je Liter')).toBe(2);
  expect(bodyOf('/accessoires/parfum-noir')).toContain('Grundpreis €999,80 je Liter');
  expect(bodyOf('/accessoires/parfum-noir')).toContain('Alcohol Denat.');
});

test('only the first picture of a gallery is loaded at once', () => {
  const strip = /gallery-strip.*?<\/div>/s.exec(bodyOf('/products/pouch'))?.[0] ?? '';
  const pictures = strip.match(/<img [^>]*>/g) ?? [];
  expect(pictures.map((picture) => picture.includes('loading="lazy"'))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
