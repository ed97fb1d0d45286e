import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { ROOT_DIR } from '../settings.ts';
import { openWindow, settle } from './camera.ts';
import type { LivingShop } from './shop-with-life.ts';

const OUT = path.join(ROOT_DIR, 'docs', 'pictures');
const GROUND = '#e9e5dc';
const MOST_BYTES = 300 * 1024;
/** Numbers of colours, tried in turn until the file is small enough. */
const COLOURS = [256, 192, 128, 96, 64];

async function write(image: Sharp, name: string): Promise<void> {
  const raw = await image.png().toBuffer();
  for (const colours of COLOURS) {
    const png = await sharp(raw)
      .png({ palette: true, colours, effort: 10, dither: 0.6 })
      .toBuffer();
    if (png.length > MOST_BYTES && colours !== COLOURS.at(-1)) continue;
    writeFileSync(path.join(OUT, name), png);
    process.stdout.write(`docs/pictures/${name}: ${Math.round(png.length / 1024)} KB\n`);
    return;
  }
}

/** Takes the visible part of a page, resized to `width` pixels. */
async function view(page: Page, width: number): Promise<Buffer> {
  const shot = await page.screenshot();
  return sharp(shot).resize({ width }).toBuffer();
}

/** Makes a picture of the Pouch in a Duo, on a desktop and on a phone beside it. */
async function pouch(browser: Browser, shop: LivingShop): Promise<void> {
  const shots: Buffer[] = [];
  for (const width of [1440, 390]) {
    const page = await openWindow(browser, { width, lang: 'de' });
    await settle(page, `${shop.url}/products/pouch`);
    await page.getByRole('button', { name: 'Koralle', exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    shots.push(await view(page, width === 390 ? 300 : 1000));
    await page.context().close();
  }
  const [desktop = Buffer.alloc(0), phone = Buffer.alloc(0)] = shots;
  const picture = sharp({ create: { width: 1400, height: 730, channels: 3, background: GROUND } });
  await write(
    picture.composite([
      { input: desktop, left: 30, top: 52 },
      { input: phone, left: 1065, top: 40 },
    ]),
    'pouch.png',
  );
}

/** Makes the pictures of README.md. */
export async function readmePictures(browser: Browser, shop: LivingShop): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  await pouch(browser, shop);
  const page = await openWindow(browser, { width: 1440, lang: 'de' });
  const login = await page.context().request.post(`${shop.url}/api/auth/sign-in/email`, {
    data: shop.owner,
    headers: { origin: shop.url },
  });
  if (!login.ok()) throw new Error(`the owner could not sign in: ${login.status()}`);
  await settle(page, `${shop.url}/admin`);
  await page.getByText('EL-1001').waitFor();
  await write(sharp(await view(page, 1200)), 'admin.png');
  await page.context().close();
}
