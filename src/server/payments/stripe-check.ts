import Stripe from 'stripe';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { Settings } from '../env.ts';
import { HANDLED_EVENTS } from './events/stripe-events.ts';
import { refusalOf } from './stripe-refusals.ts';

/** One thing that was looked at; `advice` says what is wrong and what to do, if anything is. */
export interface Finding {
  readonly about: 'key' | 'account' | 'methods' | 'webhook';
  readonly said: string;
  readonly advice?: string;
}

type CheckedSettings = Pick<Settings, 'baseUrl' | 'paymentMethods'>;

/** Rights a restricted key needs for what is looked at. */
const RIGHTS = {
  account: 'Account: read',
  methods: 'Payment method configurations: read',
  webhook: 'Webhook endpoints: read',
} as const;

/**
 * Looks at everything a shop needs of its Stripe account before somebody can pay. Only reads; never
 * throws for what Stripe or the network does.
 */
export async function checkStripe(stripe: Stripe, settings: CheckedSettings): Promise<Finding[]> {
  const [account, ...others] = await Promise.all([
    asking('account', () => checkAccount(stripe)),
    asking('methods', () => checkMethods(stripe, settings.paymentMethods)),
    asking('webhook', () => checkWebhook(stripe, settings.baseUrl)),
  ]);
  // The key is wrong, or nobody answers: the others say the same.
  return account.some(({ about }) => about === 'key') ? account : [...account, ...others.flat()];
}

/** The findings of one question, or why Stripe did not reply. */
async function asking(
  about: keyof typeof RIGHTS,
  ask: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const said = refusalOf(error)?.message ?? error.message;
    if (error.statusCode === 401) {
      const advice = 'STRIPE_SECRET_KEY is refused: copy it again from Developers, API keys.';
      return [{ about: 'key', said, advice }];
    }
    if (error.statusCode === 403) {
      return [{ about, said, advice: `Give the restricted key the right “${RIGHTS[about]}”.` }];
    }
    const isAway = error.statusCode === undefined || error.statusCode >= 429;
    const advice = isAway ? 'Stripe can’t be reached now; try again later.' : said;
    return [{ about: isAway ? 'key' : about, said, advice }];
  }
}

async function checkAccount(stripe: Stripe): Promise<Finding[]> {
  const account = await stripe.accounts.retrieveCurrent();
  const name = account.business_profile?.name ?? account.settings?.dashboard.display_name ?? '';
  const found = { about: 'account', said: `${name === '' ? 'No name' : name} (${account.id})` };
  const wrong = [
    ...(name === ''
      ? ['has no business name, and Checkout refuses to open without: set it in Settings, Business']
      : []),
    ...(account.details_submitted ? [] : ['is not set up: complete its details in the dashboard']),
    ...(account.charges_enabled
      ? []
      : ['may not take payments yet: the dashboard says what Stripe still needs']),
    ...(account.settings?.payments.statement_descriptor
      ? []
      : [
          'has no statement descriptor, so customers don’t know the charge on their bank statement: set it in Settings, Business, Public details',
        ]),
  ];
  if (wrong.length === 0) return [found as Finding];
  return wrong.map((what) => ({ ...found, advice: `The account ${what}.` }) as Finding);
}

async function checkMethods(stripe: Stripe, methods: readonly OfferedMethod[]): Promise<Finding[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.filter(({ active, application }) => active && application === null);
  const configuration = own.find((one) => one.is_default) ?? own[0];
  return methods.map((method): Finding => {
    const state = configuration?.[method];
    const isOn = state?.available === true && state.display_preference.value === 'on';
    if (isOn) return { about: 'methods', said: `${method} is enabled` };
    return {
      about: 'methods',
      said: `${method} is not enabled`,
      advice: `PAYMENT_METHODS names ${method}, which the account does not offer: enable it in Settings, Payment methods, or remove it.`,
    };
  });
}

async function checkWebhook(stripe: Stripe, baseUrl: string): Promise<Finding[]> {
  const url = `${baseUrl}/api/stripe-webhook`;
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const own = endpoints.data.filter((endpoint) => endpoint.url === url);
  const about = 'webhook';
  if (own.length === 0) {
    const advice = `No webhook endpoint has the address ${url}: payments are then noticed minutes late. Create it in Developers, Webhooks.`;
    return [{ about, said: `none of this shop, ${endpoints.data.length} of others`, advice }];
  }
  const enabled = own.find(({ status }) => status === 'enabled');
  if (!enabled) {
    return [{ about, said: url, advice: 'The webhook endpoint is disabled: enable it.' }];
  }
  const { enabled_events: events } = enabled;
  const missing = events.includes('*')
    ? []
    : HANDLED_EVENTS.filter((event) => !events.some((one) => one === event));
  if (missing.length === 0) return [{ about, said: url }];
  const advice = `The webhook endpoint does not send ${missing.join(', ')}: add these events.`;
  return [{ about, said: url, advice }];
}
