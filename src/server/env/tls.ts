import {
  isLoopback,
  isOnLoopback,
  originOf,
  type RawValues,
  SettingError,
  switchOf,
  urlOf,
} from './values.ts';

/** Modes that `pg` implements as TLS with a verified certificate; the first two get their true name. */
const CHECKED_MODES = ['require', 'verify-ca', 'verify-full'];

/**
 * The connection string of `DATABASE_URL`. TLS is set by its `sslmode` alone: `verify-full` checks the
 * certificate, `disable` or none speaks plainly. Modes that accept any certificate are refused; `require` and
 * `verify-ca` become `verify-full`, which is what `pg` 8 makes of them and `pg` 9 will not.
 */
export function databaseUrlOf(raw: RawValues): string | undefined {
  const text = urlOf(raw, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (text === undefined) return undefined;
  const query = new URL(text).searchParams;
  const [mode = 'disable', second] = query.getAll('sslmode');
  const isKnown = mode === 'disable' || CHECKED_MODES.includes(mode);
  if (!isKnown || second !== undefined || query.has('ssl') || query.has('uselibpqcompat')) {
    throw new SettingError(
      'DATABASE_URL',
      'must set TLS by one sslmode: verify-full (encrypted, certificate checked; sslrootcert names the file of an own authority) or disable.',
    );
  }
  return text.replace(/([?&]sslmode=)(require|verify-ca)(?=[&#]|$)/, '$1verify-full');
}

/** The URL of `SMTP_URL`; its scheme decides on TLS. */
export function smtpUrlOf(raw: RawValues): string | undefined {
  const text = urlOf(raw, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (text === undefined) return undefined;
  const keys = [...new URL(text).searchParams.keys()];
  if (!keys.some((key) => /tls|secure/i.test(key))) return text;
  throw new SettingError(
    'SMTP_URL',
    'must set nothing about TLS behind its “?”: start it with smtps://, or set SMTP_TLS.',
  );
}

/** True if a host, or a folder with a socket, is of this machine. */
function isThisMachine(host: string): boolean {
  return /^(\/|%2f)/i.test(host) || isLoopback(host.replace(/^\[|\]$/g, ''));
}

/** Host that `pg` connects to: the last parameter `host`, else the URL's own. */
function databaseHost(url: URL): string {
  return url.searchParams.getAll('host').at(-1) || url.hostname;
}

/**
 * True if mails leave by TLS or not at all. By default a live shop demands it of another machine, and
 * a demo takes what the server offers.
 */
export function smtpTlsOf(raw: RawValues, smtpUrl: string | undefined): boolean {
  const isAway = smtpUrl !== undefined && !isThisMachine(new URL(smtpUrl).hostname);
  return switchOf(raw, 'SMTP_TLS', isAway && raw('SHOP_MODE') === 'live');
}

interface Lines {
  readonly host: string;
  readonly baseUrl: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly smtpTls: boolean;
}

/** Refuses a live shop whose visitors or services are spoken to across a network without TLS. */
export function checkLines(raw: RawValues, lines: Lines): void {
  if (raw('SHOP_MODE') !== 'live') return;
  const { baseUrl, databaseUrl, smtpUrl, smtpTls } = lines;
  if (!baseUrl.startsWith('https://') && !isOnLoopback(lines)) {
    throw new SettingError(
      'BASE_URL',
      'must start with https:// in live mode, or logins and addresses would cross the network unencrypted: put the shop behind a proxy that ends TLS.',
    );
  }
  const database = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const isPlain = !CHECKED_MODES.includes(database?.searchParams.get('sslmode') ?? '');
  if (database && isPlain && !isThisMachine(databaseHost(database))) {
    throw new SettingError(
      'DATABASE_URL',
      'must end in ?sslmode=verify-full in live mode, because the database is on another machine.',
    );
  }
  const mail = smtpUrl === undefined ? undefined : new URL(smtpUrl);
  if (mail?.protocol === 'smtp:' && !smtpTls && !isThisMachine(mail.hostname)) {
    throw new SettingError(
      'SMTP_TLS',
      'must be on in live mode, because the mail server is on another machine.',
    );
  }
  for (const name of ['STRIPE_API_URL', 'BACKUP_S3_ENDPOINT'] as const) {
    const origin = originOf(raw, name);
    if (origin?.startsWith('http://') && !isThisMachine(new URL(origin).hostname)) {
      throw new SettingError(name, 'must start with https:// in live mode.');
    }
  }
}
