/** Renderers that are killed, ranges with many documents, and the place that versions need. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { type KillMoment, killAt } from '#test/kill-moments.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { changedSneaker, IN, SNEAKER, servePages } from '#test/page-site.ts';
import { RendererEnded } from '../rendering/renderer.ts';

const { rendered, site, get, documents, differsFrom } = servePages();

type RendererMoment = Omit<KillMoment, 'program'>;
const MANIFEST = '/[0-9a-f]{10}\\.json';

/** Lets the renderer's process end at a moment, if it starts before `run` is done. */
async function withKill(moment: RendererMoment, run: () => Promise<void>): Promise<void> {
  const env = killAt({ program: 'render-process.ts', ...moment });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await run();
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Expects that every document says the same, however it is compressed. */
async function expectWhole(shown: ReadonlyMap<string, string>): Promise<void> {
  const broken: string[] = [];
  for (const [pathname, html] of shown) {
    for (const encoding of ['br', 'gzip']) {
      const { text } = await get(pathname, encoding);
      if (text !== html) broken.push(`${pathname} ${encoding}`);
    }
  }
  expect(broken).toEqual([]);
}

const MOMENTS: [string, RendererMoment][] = [
  [
    'while it writes a document',
    { call: 'writeFile', file: '\\.html\\.gz\\.[^.]+\\.tmp$', when: 'halfway' },
  ],
  ['before the manifest has its name', { call: 'rename', file: `${MANIFEST}$`, when: 'before' }],
];

test.each(MOMENTS)(
  'a renderer killed %s leaves the old version whole, and a second try succeeds',
  async (when, moment) => {
    const before = await documents();
    const catalogue = changedSneaker(when, 10_000 + when.length);
    await withKill(moment, async () => {
      await expect(site().publish(catalogue)).rejects.toBeInstanceOf(RendererEnded);
    });
    expect(await differsFrom(before)).toEqual([]);
    // A start that finds only the former version does the same.
    await site().publish(catalogue);
    const after = await documents();
    expect(after.get(`/en/sneakers/${SNEAKER}`)?.includes(`${when} ${IN.en}`)).toBe(true);
    await expectWhole(after);
  },
);

test('a version with many documents is served before they are rendered', async () => {
  // Every document prints the facts.
  const withShipping = (shippingCents: number) => {
    const large = largeCatalogue(90);
    return { ...large, facts: { ...large.facts, shippingCents } };
  };
  await site().publish(withShipping(1));
  expect(site().current.isWhole).toBe(false);
  const pathname =
    [...site().current.pages.paths()].findLast((each) => /sneakers\//.test(each)) ?? '';
  const asked = await Promise.all([get(pathname), get(pathname, 'br')]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked[0].text).toBe(asked[1].text);
  expect(asked[0].headers.get('content-security-policy')).toContain('sha256-');
  expect((await get('/sneakers/unknown')).status).toBe(302);
  await expect.poll(() => site().current.isWhole, { timeout: 200_000 }).toBe(true);
  expect((await get(pathname)).text).toBe(asked[0].text);

  // Another version doesn't wait for it.
  await site().publish(withShipping(2));
  const { version } = site().current.manifest;
  // Nor do the next prices: they are ready as soon as they can be served.
  await site().prepare(withShipping(3));
  await site().publish(withShipping(3));
  const versions = [version, site().current.manifest.version];
  await site().publish(seedCatalogue);
  const whole = versions.filter((each) => existsSync(path.join(rendered, `${each}.json`)));
  expect(whole).toEqual([]);
  expect(site().current.isWhole).toBe(true);
  expect((await get(pathname)).status).not.toBe(200);
});

test('changes of everything never need more than twice the files of a version', async () => {
  const bytes = () =>
    readdirSync(rendered).reduce((sum, name) => sum + statSync(path.join(rendered, name)).size, 0);
  const { facts } = seedCatalogue;
  const before = bytes();
  for (const shippingCents of [101, 102]) {
    await site().publish({ ...seedCatalogue, facts: { ...facts, shippingCents } });
    expect(bytes() / before).toBeLessThan(2.1);
  }
  expect((await get(`/sneakers/${SNEAKER}`)).status).toBe(200);
});
