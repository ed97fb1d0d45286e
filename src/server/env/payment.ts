import {
  DEFAULT_METHODS,
  OFFERABLE_METHODS,
  type OfferedMethod,
} from '#catalogue/payment-methods.ts';
import {
  isLoopback,
  isOnLoopback,
  originOf,
  type RawValues,
  reachableHost,
  SettingError,
  switchOf,
} from './values.ts';

export interface PlainStripe {
  readonly secretKey: string;
  /** Absent with the sandbox, whose secret is kept in `DATA_DIR`. */
  readonly webhookSecret?: string;
  readonly apiUrl?: string;
}

/** Key of a sandbox that was given none; one that `npm start` starts has a key of its own (`DATA_DIR/secrets/sandbox-key`). */
export const SANDBOX_KEY = 'sk_test_sandbox';

export function shopModeOf(raw: RawValues, secretKey: string): 'demo' | 'live' {
  const mode = raw('SHOP_MODE') ?? 'demo';
  if (mode === 'live') return mode;
  if (mode !== 'demo') throw new SettingError('SHOP_MODE', `must be demo or live, not “${mode}”.`);
  if (/^[sr]k_live_/.test(secretKey)) {
    throw new SettingError(
      'STRIPE_SECRET_KEY',
      'is a live key, but SHOP_MODE is demo: a demo shop takes no real money.',
    );
  }
  return mode;
}

/** Methods to offer, separated by commas, each once. */
export function paymentMethodsOf(raw: RawValues): readonly OfferedMethod[] {
  const named = (raw('PAYMENT_METHODS') ?? `${DEFAULT_METHODS}`)
    .split(',')
    .map((name) => name.trim());
  const methods = named.flatMap(
    (name) => OFFERABLE_METHODS.find((method) => method === name) ?? [],
  );
  const isWrong = methods.length !== named.length || new Set(methods).size !== methods.length;
  if (!isWrong) return methods;
  throw new SettingError(
    'PAYMENT_METHODS',
    `must list some of ${OFFERABLE_METHODS.join(', ')}, separated by commas and each once, not “${named.join(',')}”.`,
  );
}

/** `host` and `sandboxPort` are where the sandbox listens when there are no keys. */
export function stripeOf(raw: RawValues, host: string, sandboxPort: number): PlainStripe {
  const key = raw('STRIPE_SECRET_KEY');
  const webhookSecret = raw('STRIPE_WEBHOOK_SECRET');
  const apiUrl = originOf(raw, 'STRIPE_API_URL');
  if (key === undefined) {
    if (webhookSecret !== undefined) {
      throw new SettingError('STRIPE_WEBHOOK_SECRET', 'is set without STRIPE_SECRET_KEY.');
    }
    const sandbox = `http://${reachableHost(host)}:${sandboxPort}`;
    return { secretKey: SANDBOX_KEY, apiUrl: apiUrl ?? sandbox };
  }
  if (!/^[sr]k_(test|live)_\w+$/.test(key)) {
    throw new SettingError(
      'STRIPE_SECRET_KEY',
      'must be a secret key of Stripe (sk_test_… or sk_live_…).',
    );
  }
  if (webhookSecret === undefined) {
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET',
      'is missing: with STRIPE_SECRET_KEY set, payments are only believed from signed webhooks.',
    );
  }
  if (!/^whsec_\S+$/.test(webhookSecret)) {
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET',
      'must be the signing secret of the webhook endpoint (whsec_…), not another key or id.',
    );
  }
  return { secretKey: key, webhookSecret, ...(apiUrl === undefined ? {} : { apiUrl }) };
}

/**
 * Refuses stand-ins for payment and mail where others can reach the shop: anybody could pay with test
 * cards and read the mails of customers.
 */
export function checkSandbox(raw: RawValues, host: string, baseUrl: string): void {
  const isLive = raw('SHOP_MODE') === 'live';
  const isAllowed = switchOf(raw, 'ALLOW_SANDBOX', false);
  if (isLive && isAllowed) {
    throw new SettingError(
      'ALLOW_SANDBOX',
      'is on, but SHOP_MODE is live: anybody could pay a live shop with test cards. Remove it.',
    );
  }
  const isOpen = isLive
    ? !isOnLoopback({ host, baseUrl })
    : !isLoopback(host) || baseUrl.startsWith('https://');
  if (!isOpen || isAllowed) return;
  const parts = [
    ...(raw('STRIPE_SECRET_KEY') === undefined ? ['payment'] : []),
    ...(raw('SMTP_URL') === undefined ? ['mail'] : []),
  ];
  if (parts.length === 0) return;
  throw new SettingError(
    'ALLOW_SANDBOX',
    `is off, but HOST or BASE_URL opens the shop to others while ${parts.join(' and ')} would be sandboxes. Set the real ones (STRIPE_SECRET_KEY, SMTP_URL)${isLive ? '.' : ', or ALLOW_SANDBOX=on to show the demo to others.'}`,
  );
}
