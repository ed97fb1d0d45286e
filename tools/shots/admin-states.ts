import type { Page } from '@playwright/test';
import { BACK_OFFICE } from '#routes.ts';
import type { State } from './states.ts';

/** Sections of the back office, and their views. */
const SECTIONS = [
  '',
  '/orders',
  '/orders?view=to-pack',
  '/orders/EL-1001',
  '/orders/EL-1001/refund',
  '/orders/EL-1001/ship',
  '/orders/EL-1001/address',
  '/orders/EL-1001/paper',
  '/packing',
  '/people',
  ...['/reports', '/reports?group=product&compare=before', '/reports?view=month'],
  '/customers',
  '/backup',
  '/collections',
  '/collections?view=colours',
  '/collections/sneakers',
  '/collections/tops?view=sizes',
  '/pages',
  '/pages/home',
  '/settings',
  ...['/settings/shop', '/settings/company', '/settings/goods', '/settings/shipping'],
  ...['/settings/payment', '/settings/rights', '/settings/pause', '/settings/mails'],
  '/settings/accounting',
  '/settings/redirects',
  ...['/texts', '/texts?view=mails', '/texts/withdrawal', '/texts/order-shipped?view=mails'],
  '/pictures',
  '/pictures?view=studio',
  '/import',
  '/products',
  '/products/pouch',
  '/products/pouch#pictures',
  '/publish',
  '/publish?view=versions',
  '/publish/1',
  '/log',
  '/log?area=campaigns',
  '/log?view=security',
  '/golive',
  '/returns',
  '/returns?view=done',
  '/returns?view=defects',
  '/messages',
  '/messages?view=all',
  '/messages?view=failed',
  '/messages?view=newsletter',
  '/campaigns',
  '/campaigns/new',
  '/codes',
  '/codes/new',
  '/stock',
  '/stock?view=reorder',
  '/stock/delivery',
];

const press =
  (german: string, english = german): State['arrange'] =>
  (page, say) =>
    page
      .getByRole('button', { name: say(german, english) })
      .first()
      .click();

/** Layers that open in a section, by the name of their state. */
const OPENED: readonly (readonly [name: string, path: string, open: State['arrange']])[] = [
  ['packing-files', '/packing', press('Paketdienst', 'Parcel service')],
  ['page-new', '/pages', press('Neue Seite', 'New page')],
  ['page-block', '/pages/home', press('Block 3')],
  ['redirects-paste', '/settings/redirects', press('Zwei Spalten einfügen', 'Paste two columns')],
  ['text-compare', '/texts/imprint', press('Vergleichen', 'Compare')],
];

async function untilShown(page: Page): Promise<void> {
  await page.locator('#page-title').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Sections of the back office, and what opens in them. */
export const ADMIN_STATES: readonly State[] = [
  ...SECTIONS.map(
    (path): State => ({
      name: `admin${path.replace(/\W+/g, '-')}`,
      path: BACK_OFFICE + path,
      who: 'owner',
      ...(path.includes('EL-') && { ofOrder: true }),
      fullPage: true,
      arrange: untilShown,
    }),
  ),
  ...OPENED.map(
    ([name, path, open]): State => ({
      name: `admin-${name}`,
      path: BACK_OFFICE + path,
      who: 'owner',
      arrange: async (page, say) => {
        await untilShown(page);
        await open(page, say);
        await page.waitForLoadState('networkidle');
      },
    }),
  ),
];
