import path from 'node:path';
import { STRONG_PASSWORD_MIN_LENGTH } from '#catalogue/limits.ts';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import { accountEmail } from '#contract/account.ts';
import type { FirmCompany } from '#rules/firm.ts';
import { type BackupPlace, backupPlaceOf } from './env/backup.ts';
import { companyOf } from './env/company.ts';
import { parseDotEnv } from './env/dot-env.ts';
import { isSettingName } from './env/names.ts';
import {
  checkSandbox,
  type PlainStripe,
  paymentMethodsOf,
  shopModeOf,
  stripeOf,
} from './env/payment.ts';
import { inboxUrlOf, portsOf } from './env/ports.ts';
import { keptSecret } from './env/secrets.ts';
import { checkLines, databaseUrlOf, smtpTlsOf, smtpUrlOf } from './env/tls.ts';
import {
  emailOf,
  hostOf,
  mailFromOf,
  originOf,
  proxiesOf,
  type RawValues,
  requestLogOf,
  SettingError,
  secretOf,
  switchOf,
  workersOf,
} from './env/values.ts';

export { SANDBOX_KEY } from './env/payment.ts';

/** Address of the first account, until its owner gives it her own. */
export const DEFAULT_ADMIN_EMAIL = 'admin@elvare.example';

/** The settings, parsed once at start. All are optional. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Processes that serve requests; 1: the one that was started. */
  readonly workers: number;
  readonly sandboxPort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the shop runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl?: string;
  /** Default: the folder `backups` in `dataDir`. */
  readonly backupPlace: BackupPlace;
  /** Origin the shop is reached at, without a trailing slash. */
  readonly baseUrl: string;
  readonly shopMode: 'demo' | 'live';
  readonly adminEmail: string;
  readonly adminPassword?: string;
  /** From the environment, else generated into `dataDir` (0600). */
  readonly authSecret: string;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Absent with the real Stripe; the sandbox's origin otherwise. */
    readonly apiUrl?: string;
  };
  /** Methods that the payment page offers, in this order; at least one. */
  readonly paymentMethods: readonly OfferedMethod[];
  readonly smtpUrl: string;
  /** Mails leave by TLS with a checked certificate, or wait. */
  readonly smtpTls: boolean;
  readonly mailFrom: string;
  /** True if the owner gets a mail about every sale. */
  readonly saleMails: boolean;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` counts. */
  readonly trustProxy: readonly string[];
  /** Absent: there is no `/api/metrics`. */
  readonly metricsToken?: string;
  /** Each request is a line of the log. */
  readonly requestLog: boolean;
  readonly company: FirmCompany;
  /** No VAT is shown (§ 19 UStG). */
  readonly smallBusiness: boolean;
  /** The sandbox is started for what has no keys. */
  readonly sandbox: { readonly payment: boolean; readonly mail: boolean };
}

/** Settings that are read without touching the disk; the storefront's build prints some of them into pages. */
export type PlainSettings = Omit<Settings, 'authSecret' | 'stripe'> & {
  readonly authSecret?: string;
  readonly stripe: PlainStripe;
};

type ParseResult<T> =
  | { readonly ok: true; readonly settings: T }
  | { readonly ok: false; readonly sentence: string };

function plain(raw: RawValues, rootDir: string): PlainSettings {
  const host = hostOf(raw);
  const ports = portsOf(raw);
  const stripe = stripeOf(raw, host, ports.SANDBOX_PORT);
  const databaseUrl = databaseUrlOf(raw);
  const authSecret = secretOf(raw, 'AUTH_SECRET', 32);
  if (databaseUrl !== undefined && authSecret === undefined) {
    throw new SettingError(
      'AUTH_SECRET',
      'is required with DATABASE_URL, because every node on that database must share it.',
    );
  }
  const adminPassword = secretOf(raw, 'ADMIN_PASSWORD', STRONG_PASSWORD_MIN_LENGTH);
  const metricsToken = secretOf(raw, 'METRICS_TOKEN', 32);
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const smtpUrl = smtpUrlOf(raw);
  const baseUrl =
    originOf(raw, 'BASE_URL') ??
    new URL(`http://${shown.includes(':') ? `[${shown}]` : shown}:${ports.PORT}`).origin;
  const smtpTls = smtpTlsOf(raw, smtpUrl);
  checkLines(raw, { host, baseUrl, databaseUrl, smtpUrl, smtpTls });
  checkSandbox(raw, host, baseUrl);
  const shopMode = shopModeOf(raw, stripe.secretKey);
  const dataDir = path.resolve(rootDir, raw('DATA_DIR') ?? '.data');
  return {
    host,
    port: ports.PORT,
    workers: workersOf(raw),
    sandboxPort: ports.SANDBOX_PORT,
    inboxPort: ports.INBOX_PORT,
    smtpPort: ports.SMTP_PORT,
    dataDir,
    backupPlace: backupPlaceOf(raw, rootDir, dataDir),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    baseUrl,
    shopMode,
    adminEmail: emailOf(raw, 'ADMIN_EMAIL', DEFAULT_ADMIN_EMAIL, accountEmail),
    ...(adminPassword === undefined ? {} : { adminPassword }),
    ...(authSecret === undefined ? {} : { authSecret }),
    stripe,
    paymentMethods: paymentMethodsOf(raw),
    smtpUrl: smtpUrl ?? inboxUrlOf(ports.SMTP_PORT),
    smtpTls,
    mailFrom: mailFromOf(raw),
    saleMails: switchOf(raw, 'SALE_MAILS', true),
    trustProxy: proxiesOf(raw),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    requestLog: requestLogOf(raw),
    company: companyOf(raw, shopMode === 'live'),
    smallBusiness: switchOf(raw, 'SMALL_BUSINESS', false),
    sandbox: { payment: raw('STRIPE_SECRET_KEY') === undefined, mail: smtpUrl === undefined },
  };
}

/**
 * Reads everything but the kept secrets; writes nothing. The environment wins over `.env`, also with
 * an empty value, which stands for the default.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  dotEnvText: string | undefined,
  rootDir: string,
): ParseResult<PlainSettings> {
  const file = parseDotEnv(dotEnvText ?? '');
  if (!file.ok) return file;
  const unknown = [...file.values.keys()].find((name) => !isSettingName(name));
  if (unknown !== undefined) {
    return {
      ok: false,
      sentence: `${unknown} in .env is no setting of this shop (see .env.example).`,
    };
  }
  const raw: RawValues = (name) => {
    const value = (env[name] ?? file.values.get(name) ?? '').trim();
    return value === '' ? undefined : value;
  };
  try {
    return { ok: true, settings: plain(raw, rootDir) };
  } catch (error) {
    if (error instanceof SettingError) return { ok: false, sentence: error.message };
    throw error;
  }
}

/**
 * All settings, from the environment and the text of `.env`. Secrets that nobody set are made once
 * and kept in `DATA_DIR`. A wrong setting is one sentence that names it.
 */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  dotEnvText: string | undefined,
  rootDir: string,
): ParseResult<Settings> {
  const read = readSettings(env, dotEnvText, rootDir);
  if (!read.ok) return read;
  const { authSecret, stripe, ...rest } = read.settings;
  const isLive = rest.shopMode === 'live';
  const secrets: string[] = [];
  for (const [given, name, prefix] of [
    [authSecret, 'auth', ''],
    [stripe.webhookSecret, 'stripe-webhook', 'whsec_'],
    [
      rest.sandbox.payment ? undefined : stripe.secretKey,
      isLive ? 'live-sandbox-key' : 'sandbox-key',
      isLive ? 'sk_live_' : 'sk_test_',
    ],
  ] as const) {
    const kept =
      given === undefined
        ? keptSecret(rest.dataDir, name, prefix)
        : { ok: true as const, value: given };
    if (!kept.ok) {
      return { ok: false, sentence: `DATA_DIR (${rest.dataDir}) cannot be used: ${kept.reason}.` };
    }
    secrets.push(kept.value);
  }
  const [auth = '', webhookSecret = '', secretKey = ''] = secrets;
  return {
    ok: true,
    settings: { ...rest, authSecret: auth, stripe: { ...stripe, secretKey, webhookSecret } },
  };
}
