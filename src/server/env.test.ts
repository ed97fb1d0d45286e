import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary.ts';
import { isSettingName, SETTING_NAMES } from './env/names.ts';
import { parseSettings, readSettings } from './env.ts';

const root = temporaryFolder();

const read = (env: Record<string, string>, file = '') => readSettings(env, file, root);

function sentenceOf(env: Record<string, string>, file = ''): string {
  const parsed = read(env, file);
  return parsed.ok ? '' : parsed.sentence;
}

/** The least settings of a live shop that others reach. */
const LIVE = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  AUTH_SECRET: 'x'.repeat(32),
};
const SIGNING = 'STRIPE_WEBHOOK_SECRET must be the signing secret';
const database = (host: string, query = '') => `postgres://elvare:geheim@${host}/shop?${query}`;

test('metrics and a line for each request are asked for', () => {
  expect(read({ METRICS_TOKEN: 'x'.repeat(32), LOG: 'json' })).toMatchObject({
    settings: { metricsToken: 'x'.repeat(32), requestLog: true },
  });
});

describe('settings', () => {
  test('need nothing', () => {
    const parsed = read({});
    expect(parsed).toMatchObject({
      ok: true,
      settings: {
        host: '127.0.0.1',
        port: 3000,
        workers: 1,
        sandboxPort: 3001,
        inboxPort: 3002,
        smtpPort: 3003,
        dataDir: path.join(root, '.data'),
        baseUrl: 'http://localhost:3000',
        shopMode: 'demo',
        adminEmail: 'admin@elvare.example',
        stripe: { secretKey: 'sk_test_sandbox', apiUrl: 'http://127.0.0.1:3001' },
        smtpUrl: 'smtp://127.0.0.1:3003',
        trustProxy: [],
        requestLog: false,
        sandbox: { payment: true, mail: true },
      },
    });
  });

  test('take addresses at an umlaut domain; the company’s stays readable', () => {
    const address = 'Post@müller.example';
    const MAIL_FROM = `Müller <${address}>`;
    expect(read({ ADMIN_EMAIL: address, COMPANY_EMAIL: address, MAIL_FROM })).toMatchObject({
      settings: {
        adminEmail: 'post@xn--mller-kva.example',
        company: { email: 'post@müller.example' },
        mailFrom: MAIL_FROM,
      },
    });
  });

  test('know who owes no VAT', () => {
    expect(read({})).toMatchObject({ settings: { smallBusiness: false, company: { wIdNr: '' } } });
    expect(read({ SMALL_BUSINESS: 'on' })).toMatchObject({ settings: { smallBusiness: true } });
    const wIdNr = 'DE123456789-00001';
    expect(read({ COMPANY_W_IDNR: wIdNr })).toMatchObject({ settings: { company: { wIdNr } } });
  });

  test('offer the methods that are set, in their order', () => {
    const methodsOf = (PAYMENT_METHODS: string) => {
      const parsed = read({ PAYMENT_METHODS });
      return parsed.ok && parsed.settings.paymentMethods;
    };
    expect(methodsOf('')).toEqual(['card', 'paypal']);
    expect(methodsOf(' klarna, card ')).toEqual(['klarna', 'card']);
  });

  test('reach the payment sandbox where it listens', () => {
    const apiUrlAt = (HOST: string) => {
      const parsed = read({ HOST, ALLOW_SANDBOX: 'on' });
      return parsed.ok && parsed.settings.stripe.apiUrl;
    };
    expect(apiUrlAt('0.0.0.0')).toBe('http://127.0.0.1:3001');
    expect(apiUrlAt('192.168.1.5')).toBe('http://192.168.1.5:3001');
    expect(apiUrlAt('fd00::5')).toBe('http://[fd00::5]:3001');
  });

  test('ask nothing of lines that stay on this machine, or that are encrypted', () => {
    const lines = [
      database('localhost'),
      database('127.0.0.1'),
      database('[::1]'),
      database('%2Fvar%2Frun%2Fpostgresql'),
      database('localhost', 'host=/var/run/postgresql'),
      database('db.example', 'sslmode=verify-full'),
      database('db.example', 'sslmode=require'),
    ];
    for (const DATABASE_URL of lines) {
      expect(sentenceOf({ ...LIVE, DATABASE_URL })).toBe('');
    }
    for (const SMTP_URL of ['smtp://localhost:25', 'smtps://mail.example', 'smtp://mail.example']) {
      expect(sentenceOf({ ...LIVE, SMTP_URL })).toBe('');
    }
    const atHome = { ...LIVE, SMTP_URL: 'smtp://127.0.0.1', SMTP_TLS: 'off' };
    expect(sentenceOf(atHome)).toBe('');
    for (const BASE_URL of ['', 'http://localhost:3000', 'http://[::1]']) {
      expect(sentenceOf({ SHOP_MODE: 'live', BASE_URL })).toBe('');
    }
  });

  test('take every mode that checks certificates for verify-full', () => {
    const AUTH_SECRET = 'x'.repeat(32);
    for (const mode of ['require', 'verify-ca', 'verify-full']) {
      const query = `sslmode=${mode}&sslrootcert=/etc/ca.pem`;
      const parsed = read({ AUTH_SECRET, DATABASE_URL: database('db.example', query) });
      const wanted = database('db.example', 'sslmode=verify-full&sslrootcert=/etc/ca.pem');
      expect(parsed.ok && parsed.settings.databaseUrl).toBe(wanted);
    }
    expect(read({})).toMatchObject({ settings: { smtpTls: false } });
    expect(read({ SMTP_TLS: 'on' })).toMatchObject({ settings: { smtpTls: true } });
  });

  test('come from .env, and the environment wins', () => {
    const parsed = read(
      { PORT: '4000', ALLOW_SANDBOX: 'on' },
      'PORT=5000\nHOST="0.0.0.0" # all\nMAIL_FROM=\n',
    );
    expect(parsed).toMatchObject({ ok: true, settings: { port: 4000, host: '0.0.0.0' } });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port'],
    [{ WORKERS: '0' }, 'WORKERS must be auto or a number from 1 to 16'],
    [{ PORT: '65534' }, 'INBOX_PORT would be 65536'],
    [{ SMTP_PORT: '3000' }, 'SMTP_PORT is 3000, the same as PORT'],
    [{ HOST: 'not a host' }, 'HOST must'],
    [{ HOST: '0.0.0.0' }, 'ALLOW_SANDBOX is off'],
    [{ BASE_URL: 'https://shop.example' }, 'ALLOW_SANDBOX is off'],
    [{ ALLOW_SANDBOX: 'yes', HOST: '::' }, 'ALLOW_SANDBOX must be on or off'],
    [{ BASE_URL: 'https://shop.example/path' }, 'BASE_URL must be an origin'],
    [{ BASE_URL: 'shop.example' }, 'BASE_URL must be a URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'AUTH_SECRET is required'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32'],
    [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD must have at least 10'],
    [{ ADMIN_EMAIL: 'max&moritz@shop.example' }, 'ADMIN_EMAIL must'],
    [{ MAIL_FROM: 'Elvare <nobody>' }, 'MAIL_FROM must'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must'],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, 'TRUST_PROXY must'],
    [{ METRICS_TOKEN: 'x'.repeat(31) }, 'METRICS_TOKEN must have at least 32 characters'],
    [{ LOG: 'text' }, 'LOG must be json'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE must be demo or live'],
    [{ SHOP_MODE: 'live', HOST: '0.0.0.0' }, 'BASE_URL must start with https:// in live mode'],
    [{ ...LIVE, ALLOW_SANDBOX: 'on' }, 'ALLOW_SANDBOX is on, but SHOP_MODE is live'],
    [{ ...LIVE, SMTP_URL: '' }, 'Set the real ones (STRIPE_SECRET_KEY, SMTP_URL).'],
    [{ ...LIVE, BASE_URL: 'http://shop.example' }, 'BASE_URL must start with https://'],
    [{ ...LIVE, SMTP_TLS: 'off' }, 'SMTP_TLS must be on in live mode'],
    [{ ...LIVE, DATABASE_URL: database('db.example') }, 'DATABASE_URL must end in ?sslmode'],
    [
      { ...LIVE, DATABASE_URL: database('db.example', 'sslmode=disable') },
      'DATABASE_URL must end in ?sslmode',
    ],
    [
      { ...LIVE, DATABASE_URL: database('localhost', 'host=db.example') },
      'DATABASE_URL must end in ?sslmode',
    ],
    [{ ...LIVE, STRIPE_API_URL: 'http://pay.example' }, 'STRIPE_API_URL must start with https://'],
    [
      { ...LIVE, BACKUP_S3_ENDPOINT: 'http://store.example' },
      'BACKUP_S3_ENDPOINT must start with https://',
    ],
    [{ SMALL_BUSINESS: 'yes' }, 'SMALL_BUSINESS must be on or off'],
    [{ SMTP_TLS: 'yes' }, 'SMTP_TLS must be on or off'],
    [{ SMTP_URL: 'smtps://m.example?tls.rejectUnauthorized=false' }, 'SMTP_URL must set nothing'],
    [{ SMTP_URL: 'smtp://m.example?ignoreTLS=true' }, 'SMTP_URL must set nothing about TLS'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY is a live key',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET is set without'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'we_1' }, SIGNING],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, SIGNING],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_a b' }, SIGNING],
    [{ PAYMENT_METHODS: 'iou' }, 'PAYMENT_METHODS must list some of card, paypal, klarna'],
    [{ PAYMENT_METHODS: 'card,card' }, 'PAYMENT_METHODS must list some of card, paypal, klarna'],
    [
      { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY must',
    ],
    [{ COMPANY_INSTAGRAM: 'javascript:alert(1)' }, 'COMPANY_INSTAGRAM must'],
  ])('refuse %j in one sentence', (env, start) => {
    const sentence = sentenceOf(env as Record<string, string>);
    expect(sentence).toContain(start);
    expect(sentence).not.toContain('\n');
  });

  test.each([
    'sslmode=no-verify',
    'sslmode=prefer',
    'ssl=true',
    'uselibpqcompat=true&sslmode=require',
    'sslmode=verify-full&sslmode=disable',
  ])('refuse a database by %s, which may accept any certificate', (query) => {
    const sentence = sentenceOf({ DATABASE_URL: database('db.example', query) });
    expect(sentence).toContain('DATABASE_URL must set TLS by one sslmode');
  });

  test('never repeat a secret', () => {
    expect(sentenceOf({ DATABASE_URL: 'mysql://user:geheim@localhost/x' })).not.toContain('geheim');
    expect(sentenceOf({ AUTH_SECRET: 'geheim' })).not.toContain('geheim');
    const DATABASE_URL = database('db.example', 'sslmode=prefer');
    expect(sentenceOf({ DATABASE_URL })).not.toContain('geheim');
  });

  test('refuse an unknown name and a broken line in .env', () => {
    expect(sentenceOf({}, 'PROT=3000')).toBe(
      'PROT in .env is no setting of this shop (see .env.example).',
    );
    expect(sentenceOf({}, 'PORT=1\n\nPORT 3000')).toBe('.env, line 3: expected NAME=value.');
    expect(sentenceOf({}, 'PORT=1\nPORT=2')).toBe('.env, line 2: PORT is set twice.');
    expect(read({ PROT: '1' }).ok).toBe(true);
  });

  test('take the real Stripe with both of its secrets', () => {
    const parsed = read({ STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' });
    expect(parsed.ok && parsed.settings.sandbox.payment).toBe(false);
    expect(parsed.ok && parsed.settings.stripe).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
    });
  });

  test('give a sentence or settings for whatever is set, and never throw', () => {
    const name = fc.constantFrom(...SETTING_NAMES.filter((each) => each !== 'DATA_DIR'));
    const value = fc.oneof(fc.string(), fc.webUrl(), fc.nat().map(String), fc.emailAddress());
    fc.assert(
      fc.property(fc.dictionary(name, value), (env) => {
        const parsed = read(env);
        if (parsed.ok) expect(parsed.settings.port).toBeGreaterThan(0);
        else expect(SETTING_NAMES.some((each) => parsed.sentence.includes(each))).toBe(true);
      }),
    );
  });

  test('read back what a .env file quotes', () => {
    const text = fc
      .string()
      .filter((each) => !/["\r\n]/.test(each) && each.trim() === each && each.length < 200);
    fc.assert(
      fc.property(text, (owner) => {
        const parsed = read({}, `export COMPANY_OWNER="${owner}"`);
        expect(parsed.ok && parsed.settings.company.owner).toBe(owner);
      }),
    );
  });

  test('know their names', () => {
    expect(isSettingName('PORT')).toBe(true);
    expect(isSettingName('toString')).toBe(false);
  });
});

describe('secrets', () => {
  test('are made once, readable by the owner only', () => {
    const dataDir = path.join(root, 'kept');
    const first = parseSettings({ DATA_DIR: dataDir }, undefined, root);
    const second = parseSettings({ DATA_DIR: dataDir }, undefined, root);
    expect(first.ok && first.settings.authSecret.length).toBe(43);
    expect(first.ok && first.settings.stripe.webhookSecret).toMatch(/^whsec_.{43}$/);
    expect(first.ok && first.settings.stripe.secretKey).toMatch(/^sk_test_.{43}$/);
    expect(second).toEqual(first);
    const live = parseSettings({ DATA_DIR: dataDir, SHOP_MODE: 'live' }, undefined, root);
    expect(live.ok && live.settings.stripe.secretKey).toMatch(/^sk_live_.{43}$/);
    const file = path.join(dataDir, 'secrets', 'auth');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(first.ok && first.settings.authSecret);
  });

  test('are refused where nothing can be written', () => {
    const blocked = path.join(root, 'a-file');
    writeFileSync(blocked, '');
    const parsed = parseSettings({ DATA_DIR: blocked }, undefined, root);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.sentence).toMatch(/^DATA_DIR \(.*a-file\) cannot be used/);
  });
});
