import Stripe from 'stripe';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { GoliveCode } from '#contract/admin-golive.ts';
import type { Settings } from '../env.ts';
import { HANDLED_EVENTS } from './events/stripe-events.ts';
import { refusalOf } from './stripe-refusals.ts';

/** One thing that was looked at. */
export interface Finding {
  readonly about: 'key' | 'account' | 'methods' | 'webhook';
  readonly said: string;
  /** Says what is wrong and what to do, if anything is. */
  readonly fault?: {
    readonly code: GoliveCode;
    /** In the operator's words. */
    readonly mend: string;
    readonly values?: Readonly<Record<string, string>>;
  };
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
      const mend = 'STRIPE_SECRET_KEY is refused: copy it again from Developers, API keys.';
      return [{ about: 'key', said, fault: { code: 'stripe_key_refused', mend } }];
    }
    if (error.statusCode === 403) {
      const right = RIGHTS[about];
      const mend = `Give the restricted key the right “${right}”.`;
      return [{ about, said, fault: { code: 'stripe_right_missing', values: { right }, mend } }];
    }
    const isAway = error.statusCode === undefined || error.statusCode >= 429;
    const fault = isAway
      ? { code: 'stripe_away', mend: 'Stripe can’t be reached now; try again later.' }
      : { code: 'stripe_refuses', mend: said };
    return [{ about: isAway ? 'key' : about, said, fault } as Finding];
  }
}

const ACCOUNT_FAULTS = {
  stripe_nameless:
    'has no business name, and Checkout refuses to open without: set it in Settings, Business',
  stripe_incomplete: 'is not set up: complete its details in the dashboard',
  stripe_no_payments: 'may not take payments yet: the dashboard says what Stripe still needs',
  stripe_no_descriptor:
    'has no statement descriptor, so customers don’t know the charge on their bank statement: set it in Settings, Business, Public details',
} as const satisfies Partial<Record<GoliveCode, string>>;
type AccountFault = keyof typeof ACCOUNT_FAULTS;

async function checkAccount(stripe: Stripe): Promise<Finding[]> {
  const account = await stripe.accounts.retrieveCurrent();
  const name = account.business_profile?.name ?? account.settings?.dashboard.display_name ?? '';
  const found = {
    about: 'account',
    said: `${name === '' ? 'No name' : name} (${account.id})`,
  } as const;
  const isMissing = {
    stripe_nameless: name === '',
    stripe_incomplete: !account.details_submitted,
    stripe_no_payments: !account.charges_enabled,
    stripe_no_descriptor: !account.settings?.payments.statement_descriptor,
  };
  const wrong = Object.keys(isMissing).filter((code) => isMissing[code as AccountFault]);
  if (wrong.length === 0) return [found];
  return wrong.map((each) => {
    const code = each as AccountFault;
    return { ...found, fault: { code, mend: `The account ${ACCOUNT_FAULTS[code]}.` } };
  });
}

async function checkMethods(stripe: Stripe, methods: readonly OfferedMethod[]): Promise<Finding[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.filter(({ active, application }) => active && application === null);
  const configuration = own.find((one) => one.is_default) ?? own[0];
  const isOff = (method: OfferedMethod) => {
    const state = configuration?.[method];
    return state?.available !== true || state.display_preference.value !== 'on';
  };
  const off = methods.filter(isOff);
  const about = 'methods';
  if (off.length === 0) return [{ about, said: `${methods.join(', ')}: enabled` }];
  return off.map((method): Finding => {
    return {
      about,
      said: `${method} is not enabled`,
      fault: {
        code: 'method_off',
        values: { method },
        mend: `PAYMENT_METHODS names ${method}, which the account does not offer: enable it in Settings, Payment methods, or remove it.`,
      },
    };
  });
}

async function checkWebhook(stripe: Stripe, baseUrl: string): Promise<Finding[]> {
  const url = `${baseUrl}/api/stripe-webhook`;
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const own = endpoints.data.filter((endpoint) => endpoint.url === url);
  const about = 'webhook';
  if (own.length === 0) {
    const mend = `No webhook endpoint has the address ${url}: payments are then noticed minutes late. Create it in Developers, Webhooks.`;
    const said = `none of this shop, ${endpoints.data.length} of others`;
    return [{ about, said, fault: { code: 'webhook_missing', values: { url }, mend } }];
  }
  const enabled = own.find(({ status }) => status === 'enabled');
  if (!enabled) {
    const mend = 'The webhook endpoint is disabled: enable it.';
    return [{ about, said: url, fault: { code: 'webhook_disabled', mend } }];
  }
  const { enabled_events: events } = enabled;
  const missing = events.includes('*')
    ? []
    : HANDLED_EVENTS.filter((event) => !events.some((one) => one === event));
  if (missing.length === 0) return [{ about, said: url }];
  const listed = missing.join(', ');
  const mend = `The webhook endpoint does not send ${listed}: add these events.`;
  const values = { events: listed };
  return [{ about, said: url, fault: { code: 'webhook_events_missing', values, mend } }];
}
