import { expect, open, ready, test } from './steps/journey.ts';

/** Requests that a live shop gets from a fresh browser that looks around. */

const OWN_FILES = /^GET \/(?:assets|data|fonts|images|media)\//;
const PAGES_AND_ICONS = /^GET \/(?!api\/)(?:[\w/-]*|[\w-]+\.(?:svg|png|ico|webmanifest))$/;

test('a fresh browser sends nothing but requests of pages and their files, and keeps nothing', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    sent.push(
      `${request.method()} ${origin === new URL(baseURL ?? '').origin ? '' : origin}${pathname}`,
    );
  });
  const kept = () =>
    page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].filter(Boolean));
  await open(page, '/');
  await ready(page);
  await page.mouse.wheel(0, 4_000);
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await ready(page);
  await page.waitForLoadState('networkidle');
  // Two questions without a body: what is sold out, and whether somebody is signed in.
  const others = sent.filter((line) => !OWN_FILES.test(line) && !PAGES_AND_ICONS.test(line));
  expect(new Set(others)).toEqual(new Set(['GET /api/auth/session', 'GET /api/sold-out']));
  expect(await kept()).toEqual([]);
});
