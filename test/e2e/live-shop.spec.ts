import { apiPath } from '#api-path.ts';
import { localized } from '#routes.ts';
import { GUARANTEE_TEXTS } from '#rules/guarantee-notice.ts';
import { admin } from '#test/places.ts';
import type { ShopPlace } from '#test/running-shop.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { BUYER, openPublished, PAIR, payFor } from './steps/back-office-shop.ts';
import { test as base, expect, open, ready } from './steps/journey.ts';
import { enter, tabTo } from './steps/keyboard.ts';
import { languages } from './steps/matrix.ts';
import { signInWithApp } from './steps/owner-app.ts';
import { signIn } from './steps/people.ts';
import { leaveCart, openDrawer } from './steps/shopper.ts';

/** An account, the owner, a missing notice and a campaign of the live shop of `examples/live`. */

const test = base.extend<{ place: ShopPlace }>({
  place: async ({ liveShop }, use) => {
    if (!liveShop) throw new Error('Run it in the project live.');
    await use(liveShop);
  },
});

test('an account: /kasse knows its address, and its order offers to withdraw', async ({
  page,
  place,
}) => {
  const email = 'mia@konto.example';
  const login = { email, password: 'rucksack-voller-steine' };
  await page.request.post('/api/auth/sign-up/email', { data: { ...login, name: 'Mia' } });
  await signIn(page, email, login.password);
  const { number } = await payFor(page, place, [PAIR], { ...BUYER, email });

  await leaveCart(page, 'de', [PAIR]);
  await ready(page);
  await (await openDrawer(page)).getByRole('button', { name: 'Zur Kasse' }).click();
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['E-Mail', email],
    ['Vor- und Nachname', BUYER.name],
    ['Straße und Hausnummer', BUYER.street],
    ['PLZ', BUYER.postcode],
    ['Ort', BUYER.town],
  ] as const)
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);

  await open(page, '/konto');
  await main.getByText(number).click();
  await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  // The page of the account has a field with such a name, too.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await expect(main.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(email);
  await expect(main.getByLabel('Bestellnummer')).toHaveValue(number);
});

test('the owner needs a second factor; a return is assigned to its order, done and taken back, by keyboard', async ({
  page,
  place,
}) => {
  const { number } = await payFor(page, place, [PAIR]);
  const said = { name: 'Mia Muster', order: 'die vom Montag', email: BUYER.email };
  const data = { key: crypto.randomUUID(), ...said };
  expect((await page.request.post('/api/withdrawals', { data })).status()).toBe(200);
  await page.request.post('/api/auth/sign-in/email', { data: admin() });
  await page.goto('/admin/returns');
  await expect(page.getByText('Hier brauchst du einen zweiten Faktor')).toBeVisible();

  await signInWithApp(page, admin());
  await page.goto('/admin/returns');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Rückgaben');
  const row = page
    .getByRole('list', { name: 'Rückgaben' })
    .getByRole('listitem')
    .filter({ hasText: said.email });
  await expect(row).toContainText('Angegebene Bestellung: die vom Montag');
  await expect(row).toContainText(/Fällig bis \d+\. \S+/);
  const field = row.getByLabel('Bestellnummer');
  await tabTo(page, field);
  await page.keyboard.type('EL-99999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible();
  await expectAccessible(page, 'returns');
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link', { name: `Bestellung ${number}` })).toBeVisible();
  const done = row.getByRole('button', { name: 'Erledigt: Mia Muster' });
  await enter(page, done);
  await expect(title).toBeFocused();
  await expect(row).toHaveCount(0);
  await enter(page, page.getByRole('link', { name: /^Erledigt\b/ }));
  await expect(page).toHaveURL('/admin/returns?view=done');
  await enter(page, row.getByRole('button', { name: 'Wieder öffnen: Mia Muster' }));
  await expect(page.getByText('Noch nichts erledigt')).toBeVisible();
});

test('a shop without the EU’s notice says so where the picture would be, and shows no broken one', async ({
  page,
}) => {
  await page.route('**/api/guarantee-notice/*/picture', (route) => route.fulfill({ status: 404 }));
  for (const lang of languages) {
    await leaveCart(page, lang, [PAIR]);
    for (const path of ['/products/pouch', '/kasse']) {
      await open(page, localized(path, lang));
      const link = page.getByRole('link', { name: GUARANTEE_TEXTS[lang].link });
      const said = page.getByText(GUARANTEE_TEXTS[lang].missing);
      // The picture is lazy.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(said).toBeVisible();
      await expect(link.or(page.getByRole('img', { name: GUARANTEE_TEXTS[lang].alt }))).toHaveCount(
        0,
      );
      await expectAccessible(page, path);
    }
  }
});

test('a campaign is announced until its end, and few pieces are counted; no visit is counted, no product remembered @full', async ({
  page,
  browser,
}) => {
  const backOffice = await (await browser.newContext()).newPage();
  await signInWithApp(backOffice, admin());
  const endsMs = Date.now() + 2 * 3_600_000;
  const campaign = {
    name: { de: 'Herbstsale', en: 'Autumn sale' },
    starts_at: new Date(Date.now() - 1_000).toISOString(),
    ends_at: new Date(endsMs).toISOString(),
    offer: { kind: 'percent', hundredths: 2_000, goods: { kind: 'everything' } },
    is_announced: true,
  };
  const planned = await backOffice.request.post('/api/admin/campaigns', { data: campaign });
  const { id, revision } = (await planned.json()).campaigns[0];
  const items = [{ item_id: 'pouch:rosa', on_hand: 2, seen: null, threshold: 5 }];
  const counted = { items, reason: 'counted' };
  expect((await backOffice.request.post('/api/admin/stock', { data: counted })).ok()).toBe(true);

  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  // A shop of today has no prices of 30 days ago, by which it may say how much.
  const title = page.getByRole('heading', { name: 'Herbstsale', exact: true });
  await openPublished(page, '/products/pouch', page.getByText('€47,99').first());
  const main = page.getByRole('main');
  const colour = (name: string) => main.getByRole('button', { name, exact: true });
  const few = page.getByText('Nur noch 2 verfügbar');
  await colour('Rosa').click();
  await expect(few).toBeVisible();
  await colour('Navy').click();
  await expect(few).toBeHidden();

  await page.goto('/');
  await expect(title).toBeVisible();
  const banner = page.getByRole('region', { name: 'Aktuelles' });
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(banner.getByText(/^Herbstsale: bis \d+\. \S+ um \d\d:\d\d Uhr$/)).toBeVisible();
  const clock = page.getByRole('timer', { name: 'Der Flash Sale endet in' });
  await expect(clock).toContainText(/^01\D+59/);
  await expect(page.getByText(/^Endet am \d+\. \S+ um \d\d:\d\d Uhr\.$/)).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((path) => path.startsWith('/api/active-sessions'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.clock.fastForward(2 * 3_600_000 + 1_000);
  await expect(title).toHaveCount(0);
  await expect(clock).toHaveCount(0);
  await expect(banner.getByText(/Herbstsale/)).toHaveCount(0);
  expect(wrong).toEqual([]);
  await backOffice.request.post(apiPath('/api/admin/campaigns/:id/end', { id }), {
    data: { revision },
  });
  await backOffice.context().close();
});
