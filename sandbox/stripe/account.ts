import type Stripe from 'stripe';
import { z } from 'zod';
import { nulls } from '../payments/shapes.ts';
import { API_VERSION } from '../webhooks/deliver.ts';

export const METHODS = ['card', 'paypal', 'klarna'] as const;

/** Part of the account that a test may change; kept in memory only. */
export const accountState = z.strictObject({
  /** Null as in an account that was never named: Checkout refuses to open. */
  business_name: z.string().min(1).nullable(),
  methods: z.array(z.enum(METHODS)).min(1),
  charges_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** Name on the customers' bank statements; null until it is set. */
  statement_descriptor: z.string().min(5).max(22).nullable(),
  /** Of the webhook endpoint that SANDBOX_WEBHOOK_URL names. */
  webhook_events: z.array(z.string()),
  webhook_status: z.enum(['enabled', 'disabled']),
});
export type AccountState = z.infer<typeof accountState>;

/** Facts of which the account's objects are made. */
export interface AccountFacts {
  account: AccountState;
  /** True beside a live shop: the key says so, and so does every object. */
  livemode: boolean;
  /** The shop's webhook address, if one is set. */
  webhookUrl: string | undefined;
}

export function newAccount(name: string, methods: AccountState['methods']): AccountState {
  return {
    business_name: name,
    methods,
    charges_enabled: true,
    details_submitted: true,
    statement_descriptor: name.toUpperCase(),
    webhook_events: ['*'],
    webhook_status: 'enabled',
  };
}

export const ACCOUNT_ID = 'acct_sandbox';
export const CONFIGURATION_ID = 'pmc_sandbox';
/** 1 January 2026, when this account was opened. */
const OPENED = 1_767_225_600;

export function accountObject({ account: state }: AccountFacts): Stripe.Account {
  const has = (method: (typeof METHODS)[number]): 'active' | 'inactive' =>
    state.methods.includes(method) ? 'active' : 'inactive';
  return {
    id: ACCOUNT_ID,
    object: 'account',
    business_profile: {
      ...nulls(`minority_owned_business_designation specified_commercial_transactions_act_url
        support_address support_email support_phone support_url url`),
      mcc: '5941',
      name: state.business_name,
    },
    capabilities: { card_payments: has('card'), klarna_payments: has('klarna') },
    charges_enabled: state.charges_enabled,
    country: 'DE',
    created: OPENED,
    default_currency: 'eur',
    details_submitted: state.details_submitted,
    email: 'owner@example.com',
    payouts_enabled: true,
    settings: {
      branding: nulls('icon logo primary_color secondary_color'),
      card_payments: nulls(
        'statement_descriptor_prefix statement_descriptor_prefix_kana statement_descriptor_prefix_kanji',
      ),
      dashboard: { display_name: state.business_name, timezone: 'Europe/Berlin' },
      payments: {
        ...nulls(`statement_descriptor_kana statement_descriptor_kanji
          statement_descriptor_prefix_kana statement_descriptor_prefix_kanji`),
        statement_descriptor: state.statement_descriptor,
      },
      sepa_debit_payments: {},
    },
    type: 'standard',
  };
}

export function configurationObject({
  account: { methods },
  livemode,
}: AccountFacts): Stripe.PaymentMethodConfiguration {
  const preference = (method: (typeof METHODS)[number]) => {
    const value = methods.includes(method) ? ('on' as const) : ('off' as const);
    return {
      available: value === 'on',
      display_preference: { overridable: null, preference: value, value },
    };
  };
  return {
    id: CONFIGURATION_ID,
    object: 'payment_method_configuration',
    active: true,
    application: null,
    card: preference('card'),
    is_default: true,
    klarna: preference('klarna'),
    livemode,
    name: 'Default',
    parent: null,
    paypal: preference('paypal'),
  };
}

export function webhookObjects({
  account: state,
  livemode,
  webhookUrl,
}: AccountFacts): Stripe.WebhookEndpoint[] {
  if (webhookUrl === undefined) return [];
  return [
    {
      id: 'we_sandbox',
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created: OPENED,
      description: null,
      enabled_events: state.webhook_events,
      livemode,
      metadata: {},
      status: state.webhook_status,
      url: webhookUrl,
    },
  ];
}
