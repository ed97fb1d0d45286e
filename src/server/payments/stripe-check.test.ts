import { beforeEach, expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { checkStripe } from './stripe-check.ts';
import { createStripe } from './stripe-client.ts';

const test = await openPaymentShop();
const GOOD = {
  business_name: 'Elvare',
  methods: ['card', 'paypal', 'klarna'],
  charges_enabled: true,
  details_submitted: true,
  statement_descriptor: 'ELVARE',
  webhook_events: ['*'],
  webhook_status: 'enabled',
};
const account = (state: object) => test.control('/account', state);
beforeEach(() => account(GOOD));

type Settings = Parameters<typeof checkStripe>[1];
async function advice(settings: Partial<Settings> = {}): Promise<string[]> {
  const findings = await checkStripe(test.shop.stripe, { ...test.shop.settings, ...settings });
  return findings.flatMap(({ fault }) => fault?.mend ?? []);
}

it('finds nothing to say about an account that is ready', async () => {
  expect(await advice()).toEqual([]);
});

it.each([
  [{ business_name: null }, 'no business name'],
  [{ charges_enabled: false }, 'may not take payments yet'],
  [{ details_submitted: false }, 'not set up'],
  [{ statement_descriptor: null }, 'no statement descriptor'],
  [{ methods: ['card'] }, 'names paypal'],
  [{ webhook_status: 'disabled' }, 'is disabled'],
  [{ webhook_events: ['checkout.session.completed'] }, 'checkout.session.expired'],
])('says what keeps customers from paying: %j', async (state, sentence) => {
  await account(state);
  const said = await advice();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(sentence);
});

it('asks only for the methods that are offered, and for this shop’s webhook', async () => {
  await account({ methods: ['card'] });
  expect(await advice({ paymentMethods: ['card'] })).toEqual([]);
  const [said] = await advice({ paymentMethods: ['card'], baseUrl: 'https://other.example' });
  expect(said).toContain('https://other.example/api/stripe-webhook');
});

it('names the missing right of a restricted key', async () => {
  const path = '/v1/webhook_endpoints';
  await test.injectFaults({ target: 'api', effect: 'status', status: 403, path });
  expect(await advice()).toEqual(['Give the restricted key the right “Webhook endpoints: read”.']);
});

it('says one thing about a wrong key, and about a Stripe that is away', async () => {
  const { stripe } = test.shop.settings;
  const wrong = createStripe({ ...stripe, secretKey: 'sk_test_wrong' });
  const said = await checkStripe(wrong, test.shop.settings);
  expect(said.filter(({ fault }) => fault)).toMatchObject([
    { about: 'key', fault: { mend: expect.stringContaining('STRIPE_SECRET_KEY is refused') } },
  ]);
  expect(JSON.stringify(said)).not.toContain('sk_test_wrong');
  const away = createStripe({ ...stripe, apiUrl: 'http://127.0.0.1:9' }, 200);
  const unheard = await checkStripe(away, test.shop.settings);
  expect(unheard.filter(({ about, fault }) => fault && about === 'key')).toMatchObject([
    { fault: { mend: expect.stringContaining('can’t be reached') } },
  ]);
});
