import type { Locator, Page } from '@playwright/test';

export const CARDS = {
  good: '4242 4242 4242 4242',
  threeDSecure: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
} as const;

interface Customer {
  readonly email: string;
  readonly name?: string;
}

/** Buyer and German delivery address, on the payment page or a live shop's `/kasse`. */
export async function fillCustomer(on: Page | Locator, customer: Customer): Promise<void> {
  await on.getByLabel(/^E-?mail/i).fill(customer.email);
  await on.getByLabel(/^(Vor- und Nachname|Full name)/).fill(customer.name ?? 'Erika Beispiel');
  await on.getByLabel(/^(Straße|Street) /).fill('Beispielstraße 1');
  await on.getByLabel(/^(PLZ|Postcode)/).fill('10115');
  await on.getByLabel(/^(Ort|Town or city)$/).fill('Berlin');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Karte|Card/ }).check();
  await page.getByLabel(/Kartennummer|Card number/).fill(number);
  await page.getByLabel(/Gültig bis|Expiry date/).fill('12 / 34');
  await page.getByLabel(/Prüfnummer|Security code/).fill('123');
  await placeOrder(page);
}

async function placeOrder(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox');
  if (await terms.isVisible()) await terms.check();
  await page.getByRole('button', { name: /^(Zahlen|Pay)$/ }).click();
}
