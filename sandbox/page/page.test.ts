import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { checkout, control, lineItem, sandboxOfFile } from '#test/sandbox.ts';

const sandbox = await sandboxOfFile();
const { stripe } = sandbox;

interface Page {
  status: number;
  location: string | null;
  html: string;
  headers: Headers;
}

async function visit(url: string, init: RequestInit = {}): Promise<Page> {
  const answer = await fetch(new URL(url, sandbox.apiUrl), { redirect: 'manual', ...init });
  const { status, headers } = answer;
  return { status, headers, location: headers.get('location'), html: await answer.text() };
}

function post(url: string, fields: Record<string, string>): Promise<Page> {
  return visit(url, { method: 'POST', body: new URLSearchParams(fields) });
}

const CUSTOMER = {
  email: 'erika@beispiel.de',
  name: 'Erika Beispiel',
  line1: 'Beispielstraße 1',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
};
const card = (number: string) => ({
  ...CUSTOMER,
  method: 'card',
  number,
  expiry: '12 / 34',
  cvc: '123',
});
const GOOD = card('4242 4242 4242 4242');

async function open(changes: Stripe.Checkout.SessionCreateParams = {}) {
  const session = await stripe.checkout.sessions.create(checkout(changes));
  return { id: session.id, url: session.url ?? '' };
}

const success = (id: string) => `http://shop.example/success?session_id=${id}`;

describe('the payment page', () => {
  it('shows the order in German', async () => {
    const { url } = await open();
    const page = await visit(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="de">');
    for (const text of ['Pouch Einzel', '€59,99', '€103,88', 'inkl. MwSt.', '4–7 Werktage']) {
      expect(page.html).toContain(text);
    }
    expect(page.html).toContain('href="http://shop.example/cancel"');
    expect(page.html).toContain('4242 4242 4242 4242');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("form-action 'self' http://shop.example");
    expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('names the shop that its session names', async () => {
    const { url } = await open({ branding_settings: { display_name: 'Käthe & Söhne' } });
    const { html } = await visit(url);
    expect(html).toContain('Käthe &amp; Söhne');
    expect(html).not.toContain('Elvare');
  });

  it.each([
    [{ locale: 'de' }, 'Zahlen'],
    [{ locale: 'en' }, 'Pay'],
  ] as const)('says what Stripe says on its button: %j', async (changes, text) => {
    expect((await visit((await open(changes)).url)).html).toContain(`>${text}</button>`);
  });

  it('sends Klarna payments over a page of its own, once the account has Klarna', async () => {
    await control(sandbox, '/account', { methods: ['card', 'klarna'] });
    const { url } = await open();
    expect((await visit(url)).html).toContain('value="klarna"');
    const step = (await post(url, { ...CUSTOMER, method: 'klarna' })).location ?? '';
    expect(step).toContain('/klarna/');
    const back = (await post(step, { decision: 'deny' })).location ?? '';
    expect((await visit(back)).html).toContain('Zahlung mit Klarna wurde abgebrochen');
    await control(sandbox, '/account', { methods: ['card', 'paypal'] });
  });

  it('escapes what the shop sends', async () => {
    const { url } = await open({ line_items: [lineItem('<script>alert(1)</script>"', 5000)] });
    const { html } = await visit(url);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
  });

  it('serves its style, script, icon and font', async () => {
    for (const name of ['page.css', 'page.js', 'icon.svg', 'archivo.woff2']) {
      const asset = await visit(`/assets/${name}`);
      expect(asset.status).toBe(200);
      const etag = asset.headers.get('etag') ?? '';
      const again = await visit(`/assets/${name}`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
  });

  it('takes a payment and leads to the shop', async () => {
    const { id, url } = await open();
    const paid = await post(url, GOOD);
    expect(paid).toMatchObject({ status: 303, location: success(id) });
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: 'erika@beispiel.de' },
      collected_information: {
        shipping_details: {
          name: 'Erika Beispiel',
          address: {
            line1: 'Beispielstraße 1',
            postal_code: '10115',
            city: 'Berlin',
            country: 'DE',
          },
        },
      },
    });
  });

  it('ties each error to its field and opens on the first', async () => {
    const { url } = await open();
    const page = await post(url, { ...GOOD, name: '', postal_code: '1011', expiry: '13/30' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('3 Angaben stimmen noch nicht.');
    for (const field of ['name', 'postal_code', 'expiry']) {
      expect(page.html).toMatch(
        new RegExp(
          `<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`,
        ),
      );
      expect(page.html).toContain(`id="${field}-error"`);
    }
    expect(page.html.match(/autofocus/g)).toHaveLength(1);
    expect(page.html).toMatch(/<input id="name"[^>]*autofocus/);
    expect(page.html).toContain('value="erika@beispiel.de"');
    expect(page.html).not.toContain('value="123"');
  });

  it.each([
    ['4242 4242 4242 4243', 'Diese Kartennummer hat einen Tippfehler.'],
    ['4111 1111 1111 1111', 'Hier gelten nur Testkarten'],
    ['', 'Gib die Kartennummer ein.'],
  ])('refuses the card number %s', async (number, sentence) => {
    const { url } = await open();
    const page = await post(url, card(number));
    expect(page.status).toBe(422);
    expect(page.html).toContain(sentence);
  });

  it('refuses an expired card', async () => {
    const { url } = await open();
    const page = await post(url, { ...GOOD, expiry: '01/20' });
    expect(page.html).toContain('Diese Karte ist abgelaufen.');
  });

  it('says that a card was declined and keeps what was typed', async () => {
    const { url } = await open();
    const declined = await post(url, card('4000000000000002'));
    expect(declined.status).toBe(303);
    const page = await visit(declined.location ?? '');
    expect(page.html).toContain('Deine Karte wurde abgelehnt.');
    expect(page.html).toContain('value="Beispielstraße 1"');
    const empty = await visit((await post(url, card('4000000000009995'))).location ?? '');
    expect(empty.html).toContain('nicht ausreichend gedeckt');
    expect((await post(url, GOOD)).location).toContain('http://shop.example/success');
  });

  it('asks the bank for 3-D Secure', async () => {
    const { id, url } = await open();
    const bank = (await post(url, card('4000002500003155'))).location ?? '';
    expect((await visit(bank)).html).toContain('Endung 3155');
    const denied = await post(bank, { decision: 'deny' });
    expect((await visit(denied.location ?? '')).html).toContain('bei deiner Bank wurde abgelehnt');
    expect((await post(bank, { decision: 'approve' })).location).toBe(`/c/pay/${id}`);
    const again = (await post(url, card('4000002500003155'))).location ?? '';
    expect((await post(again, { decision: 'approve' })).location).toBe(success(id));
    expect((await post(again, { decision: 'approve' })).location).toBe(success(id));
  });

  it('pays by PayPal on a second page', async () => {
    const { id, url } = await open();
    const paypal = (await post(url, { ...CUSTOMER, method: 'paypal' })).location ?? '';
    expect((await visit(paypal)).html).toContain('Zustimmen und bezahlen');
    expect((await visit((await post(paypal, { decision: 'deny' })).location ?? '')).html).toContain(
      'Zahlung mit PayPal wurde abgebrochen',
    );
    const again = (await post(url, { ...CUSTOMER, method: 'paypal' })).location ?? '';
    expect((await post(again, { decision: 'approve' })).location).toBe(success(id));
  });

  it('offers only the methods of the session', async () => {
    const { url } = await open({ allowed_payment_method_types: ['paypal'] });
    expect((await visit(url)).html).not.toContain('id="number"');
    const page = await post(url, GOOD);
    expect(page.location).toContain('/paypal/');
  });

  it('keeps the e-mail address the shop gave', async () => {
    const { id, url } = await open({ customer_email: 'kundin@example.de' });
    expect((await visit(url)).html).toMatch(/value="kundin@example.de"[^>]*readonly/);
    await post(url, { ...GOOD, email: 'someone@else.de' });
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session.customer_details?.email).toBe('kundin@example.de');
  });

  it('asks for no address that the shop gave', async () => {
    const shipping = { name: 'Mia Muster', address: { line1: 'Torstraße 1', city: 'Berlin' } };
    const given = { customer_email: 'mia@kundin.example', payment_intent_data: { shipping } };
    await expect(open(given)).rejects.toMatchObject({ param: 'payment_intent_data' });
    const { shipping_address_collection: _, ...rest } = checkout(given);
    const { id, url } = await stripe.checkout.sessions.create(rest);
    expect((await visit(url ?? '')).html).not.toMatch(/name="(name|line1)"/);
    const { name, line1, postal_code, city, ...card } = GOOD;
    expect((await post(url ?? '', card)).location).toBe(success(id));
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      collected_information: { shipping_details: null },
      payment_intent: { shipping },
    });
  });

  it('orders for free without a payment method', async () => {
    const { id, url } = await open({ line_items: [lineItem('Geschenk', 0)], shipping_options: [] });
    expect((await visit(url)).html).toContain('Bestellung abschließen');
    expect((await post(url, CUSTOMER)).location).toBe(success(id));
  });

  it('says so when it is over, or never was', async () => {
    const { id, url } = await open();
    await stripe.checkout.sessions.expire(id);
    const expired = await visit(url);
    expect(expired.status).toBe(410);
    expect(expired.html).toContain('Diese Zahlungsseite ist abgelaufen');
    expect(expired.html).toContain('href="http://shop.example/cancel"');
    expect((await post(url, GOOD)).status).toBe(410);
    expect((await visit('/c/pay/cs_test_nothing')).status).toBe(404);
  });
});
