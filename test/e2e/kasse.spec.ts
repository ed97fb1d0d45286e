import type { Locator, Page } from '@playwright/test';
import { href } from '#routes.ts';
import { GUARANTEE_TEXTS } from '#rules/guarantee-notice.ts';
import { expectAccessible, VIEWS, viewName } from './steps/accessibility.ts';
import { PAIR } from './steps/back-office-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, open, ready, test } from './steps/journey.ts';
import { enter, retype, tabTo, walkTo } from './steps/keyboard.ts';
import { fullIf } from './steps/matrix.ts';
import { CARDS, payByCard } from './steps/payment-page.ts';
import { drawer, leaveCart, openDrawer, toast } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** The way to order of a live shop, by keyboard alone. */

const WIDTHS = [390, 768, 1024, 1440];

/** Edges of what is on the page, in CSS pixels from its top left. */
async function placeOf(target: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

const address = {
  'E-Mail': 'mia@kundin.example',
  'Vor- und Nachname': 'Mia Muster',
  'Straße und Hausnummer': 'Torstraße 1',
  'Adresszusatz (freiwillig)': 'Hinterhaus',
  PLZ: '10119',
  Ort: 'Berlin',
};
type Label = keyof typeof address;
const labels = Object.keys(address) as Label[];

async function typeAddress(page: Page, other: Partial<typeof address> = {}): Promise<void> {
  for (const label of labels)
    await page.getByLabel(label, { exact: true }).fill(other[label] ?? address[label]);
}

/** Opens `/kasse` with this cart, once its order is drawn. Returns its button. */
async function openKasse(page: Page, items: readonly object[]): Promise<Locator> {
  await leaveCart(page, 'de', items);
  await open(page, '/kasse');
  const buy = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect(buy).toHaveAttribute('aria-busy', 'false');
  return buy;
}

for (const [index, view] of VIEWS.slice(0, 2).entries()) {
  const { lang, viewport } = view;
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];

  test(`a guest orders and pays by keyboard (${viewName(view)})${fullIf(index > 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await leaveCart(page, lang, [{ ...PAIR, quantity: 2 }]);
    await ready(page);
    const cart = await openDrawer(page);
    await expect(cart.getByText(shared['pay.germany'])).toBeVisible();
    await expect(cart.getByRole('button', { name: shared['cart.pay'] })).toHaveCount(0);
    await enter(page, cart.getByRole('button', { name: shared['cart.checkout'] }));
    await page.waitForURL(`**${href('checkout', lang)}`);
    await expect(drawer(page)).toBeHidden();

    const main = page.getByRole('main');
    const buy = main.getByRole('button', {
      name: say('Zahlungspflichtig bestellen', 'Order with obligation to pay'),
    });
    await expect(buy).toHaveAttribute('aria-busy', 'false');
    const order = main.getByRole('region', { name: say('Deine Bestellung', 'Your order') });
    await expect(order).toContainText(say('2 × €107,99', '2 × €107.99'));
    await expect(order).toContainText(say('€215,98', '€215.98'));
    // The EU's notice lies open, as large as it was given.
    const notice = main.getByRole('img', { name: GUARANTEE_TEXTS[lang].alt });
    await notice.scrollIntoViewIfNeeded();
    const width = () => notice.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width).toBeGreaterThan(1_200);
    // Above the summary stands all that the order is placed on, and between the total and the button nothing, by eye.
    const said = [
      main.getByText(say('Es gelten unsere AGB.', 'Our Terms apply.')),
      main.getByRole('link', { name: say('AGB', 'Terms'), exact: true }),
      main.getByRole('link', { name: say('Widerrufsrecht', 'Right of withdrawal'), exact: true }),
      main.getByRole('link', { name: say('Datenschutz', 'Privacy'), exact: true }),
      main.getByText(say('Wir verkaufen nur an Verbraucher.', 'We sell to consumers only.')),
      main.getByText(say('Zahlungsarten: Karte, PayPal', 'Ways to pay: Card, PayPal')),
      notice,
    ];
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...viewport, width });
      const [total, button] = [await placeOf(order), await placeOf(buy)];
      for (const sentence of said) {
        const { left, right, bottom } = await placeOf(sentence);
        expect(bottom, `${sentence} at ${width} px`).toBeLessThanOrEqual(total.top);
        expect(left < total.right && right > total.left, `${sentence} at ${width} px`).toBe(true);
      }
      expect(button.top).toBeGreaterThanOrEqual(total.bottom);
      expect(button.top - total.bottom).toBeLessThan(40);
      await expectAccessible(page, `${width} px`);
    }
    await page.setViewportSize(viewport);

    // The first wrong field has the focus and says what is wrong.
    const email = main.getByLabel(say('E-Mail', 'E-mail'), { exact: true });
    const postcode = main.getByLabel(say('PLZ', 'Postcode'));
    await enter(page, buy);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/\p{L}/u);
    const address = `kasse-${lang}-${viewport.width}@example.com`;
    for (const text of [address, 'Mia Muster', 'Torstraße 1', 'Hinterhaus', '1011', 'Berlin']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await walkTo(page, buy);
    await page.keyboard.press('Enter');
    await expect(postcode).toBeFocused();
    await expect(email).toHaveAccessibleDescription('');
    await expect(postcode).toHaveAccessibleDescription(/\p{L}/u);
    await page.keyboard.type('9');
    await expect(postcode).toHaveAccessibleDescription('');
    // Enter in a field orders nothing: it leads to what is missing, then to the button.
    const town = main.getByLabel(say('Ort', 'Town or city'), { exact: true });
    await retype(page, town, '');
    await tabTo(page, postcode);
    await page.keyboard.press('Enter');
    await expect(town).toBeFocused();
    await page.keyboard.type('Berlin');
    await page.keyboard.press('Enter');
    await expect(buy).toBeFocused();

    // The bill goes to a company, whose town is missing first.
    await tabTo(
      page,
      main.getByRole('checkbox', {
        name: say('Andere Rechnungsadresse', 'Different billing address'),
      }),
    );
    await page.keyboard.press('Space');
    for (const text of ['Muster GmbH', 'Mia Muster', 'Rechnungsweg 2', '', '10115']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await enter(page, buy);
    await expect(town.last()).toBeFocused();
    await expectAccessible(page, 'billing');
    await page.keyboard.type('Berlin');

    // What is changed in the drawer is drawn anew.
    await enter(page, main.getByRole('button', { name: say('Ändern', 'Change') }));
    await enter(page, drawer(page).getByRole('button', { name: shared['cart.less'] }));
    await page.keyboard.press('Escape');
    await expect(order).toContainText(say('1 × €107,99', '1 × €107.99'));

    await enter(page, buy);
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.getByText(say('107,99', '107.99')).first()).toBeVisible();
    await expect(page.locator('[name="line1"]')).toHaveCount(0);
    const received = await mailTo(address, say(/^Bestellung eingegangen$/, /^Order received$/));
    expect(received.text).toContain('Torstraße 1');
    await payByCard(page, CARDS.good);
    await page.waitForURL(/\/success\?session_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Zahlung erfolgreich!', 'Payment successful'),
    );
    const confirmation = await mailTo(address, /EL-\d+/);
    for (const part of [
      'Torstraße 1',
      'Muster GmbH',
      href('declareWithdrawal', lang),
      'Deich & Kern Beispiel GmbH',
    ])
      expect(confirmation.text).toContain(part);
  });
}

test('what was typed stays through links, reloads and languages, until it is paid', async ({
  page,
}) => {
  const buy = await openKasse(page, [PAIR]);
  await typeAddress(page);
  const isKept = async () => {
    await ready(page);
    for (const [index, value] of Object.values(address).entries())
      await expect(page.getByRole('main').getByRole('textbox').nth(index)).toHaveValue(value);
  };
  await page.getByRole('main').getByRole('link', { name: 'AGB', exact: true }).click();
  await expect(page).toHaveURL(href('terms', 'de'));
  await page.goBack();
  await isKept();
  await page.reload();
  await isKept();
  await open(page, href('checkout', 'en'));
  await isKept();
  await open(page, href('checkout', 'de'));
  await buy.click();
  await page.waitForURL(/\/c\/pay\//);
  expect(page.url()).not.toMatch(/Tor|Mia/);
  await page.goBack();
  await isKept();
  await buy.click();
  await page.waitForURL(/\/c\/pay\//);
  await payByCard(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).not.toMatch(/Tor|Mia/);
});

test('an unlikely address is asked about once, and the next press takes it', async ({ page }) => {
  const buy = await openKasse(page, [PAIR]);
  await typeAddress(page, { 'Straße und Hausnummer': 'Hauptstraße', Ort: 'Paris', PLZ: '00000' });
  const [street, postcode, town] = (['Straße und Hausnummer', 'PLZ', 'Ort'] as const).map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  await enter(page, buy);
  await expect(street).toBeFocused();
  for (const asked of [street, town]) {
    await expect(asked).toHaveAccessibleDescription(/Stimmt das so/);
    await expect(asked).not.toHaveAttribute('aria-invalid');
  }
  await expect(postcode).toHaveAccessibleDescription(/deutsche Postleitzahl/);
  await expectAccessible(page);
  await retype(page, postcode, '75001');
  await expect(postcode).toHaveAccessibleDescription('');
  await retype(page, town, 'Bretten');
  await expect(town).toHaveAccessibleDescription('');
  await enter(page, buy);
  await page.waitForURL(/\/c\/pay\//);
});

test('a price that changes meanwhile is shown as old and new, and the next press orders it', async ({
  page,
}) => {
  // Drawn before the change: the cart's prices were the shop's.
  await page.route(
    '**/api/checkout-preview',
    async (route) => {
      const { items, ...rest } = route.request().postDataJSON();
      const priced = items.map((item: object) => ({ ...item, price: 107.99 }));
      const reply = await route.fetch({ postData: { ...rest, items: priced } });
      await route.fulfill({ response: reply, json: { ...(await reply.json()), amount: 11_999 } });
    },
    { times: 1 },
  );
  const buy = await openKasse(page, [{ ...PAIR, price: 119.99 }]);
  const order = page.getByRole('region', { name: 'Deine Bestellung' });
  await typeAddress(page);
  await enter(page, buy);
  await expect(order.locator('s')).toHaveText('€119,99');
  await expect(order.getByText(/^Gesamt/).locator('..')).toContainText('€107,99');
  await expect(buy).toBeFocused();
  await expect(buy).toHaveAccessibleDescription(
    /Elvare Pouch: Der Preis hat sich geändert: vorher €119,99, jetzt €107,99\./,
  );
  await expect(toast(page, SHARED_TEXTS.de['pay.error'])).toHaveCount(0);
  await expectAccessible(page);
  await expect(buy).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.locator('body')).toContainText('107,99');
});

test('what is sold out meanwhile is named, and taken out the rest can be ordered', async ({
  page,
}) => {
  const watch = { id: 'uhr-chrono', name: 'Uhr Chrono', price: 79.99, image: '', quantity: 1 };
  const buy = await openKasse(page, [PAIR, watch]);
  await typeAddress(page);
  const refusal = {
    error: 'Dieser Artikel ist leider ausverkauft.',
    code: 'sold_out',
    item: 1,
    lines: [{ item: 1, key: watch.id, state: 'sold_out' }],
  };
  for (const path of ['create-checkout', 'checkout-preview'])
    await page.route(`**/api/${path}`, (route) =>
      route.request().postData()?.includes(watch.id)
        ? route.fulfill({ status: 422, json: refusal })
        : route.fallback(),
    );
  await enter(page, buy);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Uhr Chrono: Ausverkauft/);
  await expect(toast(page, SHARED_TEXTS.de['pay.error'])).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Deine Bestellung' })).toBeFocused();
  await expectAccessible(page);
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Ändern' }));
  await enter(page, drawer(page).getByRole('button', { name: 'Uhr Chrono entfernen' }));
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/ausverkauft/i)).toHaveCount(0);
  await enter(page, buy);
  await page.waitForURL(/\/c\/pay\//);
});
