import { beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { callStripe } from './provider.ts';
import { reconcile } from './reconcile.ts';

const BUSINESS_NAME = 'In order to use Checkout, you must set an account or business name';

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
const account = (state: object) => test.control('/account', state);
beforeEach(async () => {
  await account({ business_name: 'Elvare', methods: ['card', 'paypal', 'klarna'] });
  // A minute later every success looks for open alerts again.
  test.clock.now += 61_000;
});

const alerts = async (
  language = 'de',
): Promise<{ kind: string; text: string; times: number }[]> => {
  const headers = { cookie, 'accept-language': language };
  return (await (await test.request('/api/admin/alerts', { headers })).json()).alerts;
};
const OPENING = { target: 'api', effect: 'status', method: 'POST', path: '/v1/checkout/sessions' };

describe('what Stripe refuses', () => {
  it('is told to the owner in Stripe’s words and to the shopper in a calm sentence', async () => {
    await account({ business_name: null });
    const refused = await test.start();
    expect(refused).toMatchObject({
      status: 422,
      code: 'payment_refused',
      error:
        'Der Zahlungsdienst nimmt diese Bestellung nicht an. Bitte schreib uns, damit wir dir weiterhelfen.',
    });
    const [alert, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(alert?.text).toContain('„Bezahlseite öffnen“');
    expect(alert?.text).toContain(BUSINESS_NAME);
    expect(alert?.text).toMatch(/req_\w+/);
    expect((await alerts('en'))[0]?.text).toContain('‘open a payment page’');
    await test.settle();
    const [mail, ...more] = await test.inbox();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: ['admin@elvare.example'],
      subject: 'Stripe lehnt einen Aufruf ab',
    });
    expect(mail?.text).toContain(BUSINESS_NAME);
  });

  it('is one alert however many shoppers meet it, and over with the first who can pay', async () => {
    await account({ methods: ['klarna'] });
    for (let shopper = 0; shopper < 3; shopper++) await test.start();
    expect(await alerts()).toMatchObject([{ kind: 'provider_refused', times: 3 }]);
    await account({ methods: ['card', 'paypal'] });
    expect((await test.start()).status).toBe(200);
    expect(await alerts()).toEqual([]);
  });

  it('for a wrong key is one alert, whatever is called', async () => {
    const rule = { target: 'api', effect: 'status', status: 401, count: 100 };
    await test.injectFaults(rule);
    await test.start();
    await reconcile(test.shop);
    expect(await alerts()).toMatchObject([{ kind: 'provider_refused', times: 3 }]);
    await test.clearFaults();
    await reconcile(test.shop);
    expect(await alerts()).toEqual([]);
  });

  it('is no alert when Stripe is only away, or when the refusal belongs to normal work', async () => {
    await test.injectFaults({ ...OPENING, status: 503, count: 3 }, { ...OPENING, status: 429 });
    for (let away = 0; away < 2; away++) expect((await test.start()).status).toBe(502);
    const key = 'a-key-of-this-very-browser';
    const first = checkoutIdOf((await test.start({}, key)).url);
    await test.pay(first);
    await test.start({ payment_method_types: undefined }, key);
    expect(await alerts()).toEqual([]);
  });

  it('says nothing about a person', async () => {
    const message = 'Invalid email address: mia.muster+x@kundin.example';
    await test.injectFaults({ ...OPENING, status: 400, message });
    await callStripe(test.shop, 'create checkout session', () =>
      test.shop.stripe.checkout.sessions.create({}),
    );
    await test.settle();
    const said = JSON.stringify([await alerts(), await test.inbox()]);
    expect(said).toContain('Invalid email address: …');
    expect(said).not.toContain('kundin');
  });
});
