import type { Page } from '@playwright/test';

export const CARDS = {
  good: '4242 4242 4242 4242',
  threeDSecure: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
} as const;

interface Customer {
  readonly email: string;
  readonly name?: string;
}

/** Buyer and German delivery address. */
export async function fillCustomer(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('E-Mail').fill(customer.email);
  await page.getByLabel('Vor- und Nachname').fill(customer.name ?? 'Erika Beispiel');
  await page.getByLabel('Straße und Hausnummer').fill('Beispielstraße 1');
  await page.getByLabel('PLZ').fill('10115');
  await page.getByLabel('Ort', { exact: true }).fill('Berlin');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Karte' }).check();
  await page.getByLabel('Kartennummer').fill(number);
  await page.getByLabel('Gültig bis').fill('12 / 34');
  await page.getByLabel('Prüfnummer (CVC)').fill('123');
  await placeOrder(page);
}

export async function placeOrder(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox');
  if (await terms.isVisible()) await terms.check();
  await page.getByRole('button', { name: 'Zahlen', exact: true }).click();
}
