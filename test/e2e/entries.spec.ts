import { expect, open, ready, test } from './steps/journey.ts';

/** A fresh browser in a live shop: the server hears of pages, pictures and the shopper's own clicks alone. */
test('nothing is sent but pages, their files and own clicks, and nothing is stored before one', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    sent.push(
      `${request.method()} ${new URL(page.url() || request.url()).host === host || page.url() === 'about:blank' ? '' : host}${pathname}`,
    );
  });
  const kept = () =>
    page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
  await open(page, '/');
  await ready(page);
  await page.mouse.wheel(0, 4_000);
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await ready(page);
  await page.waitForLoadState('networkidle');
  const pages =
    /^GET \/(?:(?:assets|data|fonts|images|media)\/.+|api\/sold-out|[a-z/-]*(?:\.(?:svg|png|ico|webmanifest))?)$/;
  expect(sent.filter((line) => !pages.test(line))).toEqual([]);
  expect(await kept()).toEqual(['', 0, expect.any(Number)]);
});
