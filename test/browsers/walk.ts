import type { Hand } from './hand.ts';

interface Walk {
  readonly hand: Hand;
  readonly width: number;
  /** An address at an umlaut domain that has no account yet. */
  readonly email: string;
  readonly owner: { readonly email: string; readonly password: string };
}

/** Narrower windows show the stock of one product at a time. */
const PHONE_BELOW = 760;
const PASSWORD = 'Herbstlaub-17';

async function signIn(hand: Hand, email: string, password: string): Promise<void> {
  await hand.visit('/auth');
  await hand.fill({ 'main [name=email]': email, 'main [name=password]': password });
  await hand.press('main form button[type=submit]');
  await hand.until('location.pathname === "/"');
}

/** From a product to the paid order; the typed quantity replaces the one that was there. */
async function buy({ hand }: Walk): Promise<void> {
  await hand.visit('/products/pouch');
  await hand.press('main button', 'In den Warenkorb legen');
  await hand.sees('Zum Warenkorb hinzugefügt');
  await hand.press('.header button', 'Warenkorb');
  await hand.fill({ 'dialog[open] .stepper input': '3' });
  await hand.until('document.querySelector("dialog[open] .stepper input").value === "3"');
  await hand.press('dialog[open] button', 'Jetzt Zahlen');
  await hand.until('location.pathname.includes("/c/pay/")');
  await hand.fill({ '#email': 'kundin@example.com', '#name': 'Erika Beispiel' });
  await hand.fill({ '#line1': 'Beispielweg 1', '#postal_code': '10115', '#city': 'Berlin' });
  await hand.fill({ '#number': '4242424242424242', '#expiry': '1234', '#cvc': '123' });
  await hand.press('button.pay');
  await hand.sees('Zahlung erfolgreich!');
  await hand.until('location.pathname === "/success"');
}

/** Registers, signs in, asks for another address, and signs out. */
async function useAccount({ hand, email }: Walk): Promise<void> {
  await hand.visit('/auth?neu');
  await hand.fill({ 'main [name=email]': email, 'main [name=password]': PASSWORD });
  await hand.fill({ 'main [name=repeat]': PASSWORD });
  await hand.press('main form button[type=submit]');
  await hand.until('location.pathname === "/"');
  await signIn(hand, email, PASSWORD);
  await hand.visit('/konto');
  await hand.sees(email, 'main');
  await hand.press('main button', 'E-Mail-Adresse ändern');
  const other = { 'dialog[open] [name=email]': `neu-${email}` };
  await hand.fill({ ...other, 'dialog[open] [name=password]': PASSWORD });
  await hand.press('dialog[open] button[type=submit]');
  await hand.sees('E-Mail gesendet');
  await hand.press('main button', 'Abmelden');
  await hand.until(
    'location.pathname !== "/konto" || document.body.innerText.includes("Anmelden")',
  );
}

/** Orders, stock (the typed figure replaces the one that was there) and a person. */
async function keepShop({ hand, email, owner, width }: Walk): Promise<void> {
  await signIn(hand, owner.email, owner.password);
  await hand.visit('/admin/orders');
  await hand.sees('EL-1001', 'main');
  await hand.visit('/admin/stock');
  const isPhone = width < PHONE_BELOW;
  if (isPhone) await hand.press('.stock-product');
  const cell = `${isPhone ? '[role=dialog]' : 'main'} table .cell-field input`;
  for (const figure of ['12', '5']) {
    await hand.fill({ [cell]: figure });
    await hand.press(isPhone ? '[role=dialog] h2' : 'h1');
    await hand.until(`document.querySelector("${cell}").value === "${figure}"`);
  }
  await hand.visit('/admin/person');
  await hand.fill({ 'main form input': email });
  await hand.press('main form button[type=submit]');
  await hand.sees(email, '[aria-labelledby=person-found]');
}

/** Parts of the walk; the later ones need the order of the first. */
export const PARTS = { purchase: buy, account: useAccount, 'back office': keepShop } as const;
