import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openLiveShop } from '#test/live-shop.ts';
import { exampleFacts, LIVE_TEXTS } from '#test/live-texts.ts';
import { startTool } from '#test/run-tool.ts';
import { freePorts } from '#test/running-shop.ts';
import { users } from '../auth/schema.ts';
import { backupKeys } from '../backup/schema.ts';
import { catalogueEntries, catalogueVersions } from '../catalogue/schema.ts';
import type { Settings } from '../env.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { type CheckState, resultOf } from './check.ts';
import { codeOf, runChecks } from './run-checks.ts';
import { liveShops } from './schema.ts';

const test = await openLiveShop();
const { shop, live } = test;

/** TXT records of the sender's domain. */
let records: Record<string, string> = {};
const dns = { resolveTxt: async (name: string) => (records[name] ? [[records[name]]] : []) };

const GOOD = {
  business_name: 'Elvare',
  methods: ['card', 'paypal'],
  charges_enabled: true,
  details_submitted: true,
  statement_descriptor: 'ELVARE',
  webhook_events: ['*'],
  webhook_status: 'enabled',
};
beforeEach(async () => {
  records = { 'elvare.de': 'v=spf1 -all', '_dmarc.elvare.de': 'v=DMARC1; p=reject' };
  await test.account(GOOD);
});

/** Of every shop that only this machine reaches, on a payment provider that is not Stripe. */
const AT_HOME: Record<string, CheckState> = { address: 'STAND-IN', key: 'STAND-IN' };
/** Checks, and those of them that were the only one to complain of something else than `AT_HOME`. */
const known = new Set<string>();
const alone = new Set<string>();

/** Checks that are not good, with their states. */
async function found(settings: Partial<Settings> = {}, names = /./) {
  const all = await runChecks({ ...shop, settings: { ...live, ...settings }, dns });
  const results = all.filter(({ check }) => names.test(check));
  for (const { state, mend } of results) expect(state === 'ok').toBe(mend === '');
  const complaints = results.filter(({ state }) => state !== 'ok');
  const own = complaints.filter(({ check, state }) => AT_HOME[check] !== state);
  const [only, ...more] = complaints.length === 1 ? complaints : own;
  if (only && more.length === 0) alone.add(only.check);
  for (const { check } of results) known.add(check);
  return Object.fromEntries(complaints.map(({ check, state }) => [check, state]));
}
/** Checks that ask no service. */
const SETTINGS = /^(address|company|invented|tax|key|credit)$/;
const company = (facts: object) => ({ company: { ...live.company, ...facts } });

describe('each check alone', () => {
  it('fails without a catalogue that a person has published', async () => {
    expect(await found()).toEqual({ ...AT_HOME, catalogue: 'FAIL', texts: 'FAIL' });
    await test.publish(LIVE_TEXTS, true);
    expect(await found()).toEqual({ ...AT_HOME, catalogue: 'FAIL' });
    await test.publish();
    expect(await found()).toEqual(AT_HOME);
  });

  it.each([
    ['company', 'FAIL', company({ name: '' })],
    ['company', 'FAIL', company({ street: '' })],
    ['company', 'FAIL', company({ city: '' })],
    ['company', 'FAIL', company({ phone: '' })],
    ['company', 'FAIL', company({ phone: '0' })],
    ['company', 'FAIL', company({ street: 'x' })],
    ['company', 'FAIL', company({ owner: '' })],
    ['invented', 'STAND-IN', company({ street: 'Musterstraße 1' })],
    ['invented', 'STAND-IN', company({ city: '12345 Musterstadt' })],
    ['invented', 'STAND-IN', company({ email: 'hallo@elvare.example' })],
    ['invented', 'STAND-IN', company({ phone: '+49 40 0000000' })],
    ['tax', 'FAIL', company({ vatId: '' })],
    ['tax', 'FAIL', company({ vatId: 'DE000000000' })],
    ['tax', 'FAIL', company({ wIdNr: 'DE123456789' })],
    ['mail', 'FAIL', { smtpUrl: live.smtpUrl.replace('passwort', 'anderes') }],
  ] as const)('%s: %s', async (check, state, settings) => {
    expect(await found(settings)).toEqual({ ...AT_HOME, [check]: state });
  });

  it.each([
    ['account', { charges_enabled: false }],
    ['account', { details_submitted: false }],
    ['account', { statement_descriptor: null }],
    ['methods', { methods: ['card'] }],
    ['webhook', { webhook_events: ['checkout.session.completed'] }],
    ['webhook', { webhook_status: 'disabled' }],
  ] as const)('%s, as Stripe says: %j', async (check, state) => {
    await test.account(state);
    expect(await found()).toEqual({ ...AT_HOME, [check]: 'FAIL' });
  });

  it('credit: klarna is not offered, also where the account has it', async () => {
    await test.account({ methods: ['card', 'klarna'] });
    const settings = { paymentMethods: ['card', 'klarna'] } as const;
    expect(await found(settings)).toEqual({ ...AT_HOME, credit: 'FAIL' });
  });

  it.each(['elvare.de', '_dmarc.elvare.de'])('sender: only warns without %s', async (name) => {
    delete records[name];
    expect(await found()).toEqual({ ...AT_HOME, sender: 'WARN' });
  });

  it('backup: only warns; factor: is set up on this machine; database: a live shop’s', async () => {
    const [key] = await shop.db.delete(backupKeys).returning();
    expect(await found()).toEqual({ ...AT_HOME, backup: 'WARN' });
    if (key) await shop.db.insert(backupKeys).values(key);

    await shop.db.update(users).set({ twoFactorEnabled: false });
    expect(await found()).toEqual({ ...AT_HOME, factor: 'STAND-IN' });
    expect(await found({ host: '0.0.0.0' })).toEqual({ key: 'STAND-IN', factor: 'FAIL' });
    await shop.db.update(users).set({ twoFactorEnabled: true });

    const [mark] = await shop.db.delete(liveShops).returning();
    expect(await found()).toEqual({ ...AT_HOME, database: 'FAIL' });
    if (mark) await shop.db.insert(liveShops).values(mark);
  });

  it('notice: in both languages; goods: with their maker, and WEEE_NUMBER where there is a battery', async () => {
    const [german] = await shop.db
      .delete(guaranteeNotices)
      .where(eq(guaranteeNotices.language, 'de'))
      .returning();
    expect(await found()).toEqual({ ...AT_HOME, notice: 'STAND-IN' });
    const away = await found({ host: '0.0.0.0' });
    expect(away).toEqual({ key: 'STAND-IN', notice: 'FAIL' });
    if (german) await shop.db.insert(guaranteeNotices).values(german);

    const set = (id: string, change: string) =>
      shop.pool.query(
        `update catalogue_entries set content = (content::jsonb ${change})::json
         where kind = 'product' and id = $1`,
        [id],
      );
    await set('siegelring', "- 'safety'");
    expect(await found()).toEqual({ ...AT_HOME, goods: 'FAIL' });
    await set('siegelring', `|| '{"safety":{"maker":"own"}}'`);
    expect(await found(company({ weee: '' }))).toEqual({ ...AT_HOME, goods: 'FAIL' });
    await set('parfum-noir', "- 'ingredients'");
    expect(await found()).toEqual({ ...AT_HOME, goods: 'FAIL' });
    await set('parfum-noir', `|| '{"ingredients":"Aqua"}'`);
  });

  it('vat: the catalogue’s rate is that of the settings', async () => {
    const facts = { kind: 'facts', id: 'facts', position: 0 } as const;
    const publishRate = async (number: number, vatPercent: number) => {
      await shop.db.insert(catalogueVersions).values({ number, by: 'owner' });
      const current = and(eq(catalogueEntries.kind, 'facts'), isNull(catalogueEntries.replacedIn));
      await shop.db.update(catalogueEntries).set({ replacedIn: number }).where(current);
      const content = { ...exampleFacts, vatPercent };
      await shop.db.insert(catalogueEntries).values({ ...facts, version: number, content });
    };
    expect(await found({ smallBusiness: true })).toEqual({ ...AT_HOME, vat: 'FAIL' });
    await publishRate(4, 0);
    expect(await found({ smallBusiness: true })).toEqual(AT_HOME);
    expect(await found()).toEqual({ ...AT_HOME, vat: 'FAIL' });
    const claim = { de: 'Alle Preise inkl. MwSt.', en: '' };
    await test.publish({ ...LIVE_TEXTS, shipping: { ...LIVE_TEXTS.shipping, intro: claim } });
    expect(await found({ smallBusiness: true })).toEqual({ ...AT_HOME, texts: 'FAIL' });
    await test.publish();
    await publishRate(7, 19);
    expect(await found()).toEqual(AT_HOME);
  });

  it('key and invented values: a shop on real services has neither a test key nor placeholders', async () => {
    const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
    expect(await found({ stripe }, SETTINGS)).toEqual({ address: 'STAND-IN' });
    const test_ = { ...stripe, secretKey: 'sk_test_1' };
    const baseUrl = 'https://elvare.de';
    expect(await found({ stripe: test_, baseUrl }, SETTINGS)).toEqual({ key: 'STAND-IN' });
    expect(await found({ stripe, baseUrl }, SETTINGS)).toEqual({});
    const invented = { stripe, ...company({ owner: 'Erika Mustermann' }) };
    expect(await found(invented, SETTINGS)).toEqual({ address: 'STAND-IN', invented: 'FAIL' });
  });

  it.each([
    [company({ vatId: '', wIdNr: 'DE123456789-00001' }), AT_HOME],
    [
      { ...company({ vatId: '' }), smallBusiness: true },
      { ...AT_HOME, tax: 'WARN' },
    ],
  ])('tax: a W-IdNr. is enough, § 19 UStG asks for a tax number', async (settings, expected) => {
    expect(await found(settings, SETTINGS)).toEqual(expected);
  });

  it('texts: each is checked by somebody real, and says nothing that is forbidden', async () => {
    const { imprint } = LIVE_TEXTS;
    const changed = async (changes: object) => {
      await test.publish({ ...LIVE_TEXTS, imprint: { ...imprint, ...changes } });
      return found();
    };
    const { checkedOn: _, ...undated } = imprint;
    await test.publish({ ...LIVE_TEXTS, imprint: undated });
    expect(await found()).toEqual({ ...AT_HOME, texts: 'FAIL' });
    const name = { de: 'Nachhaltig', en: 'Imprint' };
    expect(await changed({ name })).toEqual({ ...AT_HOME, texts: 'FAIL' });
    const byNobody = { checkedBy: 'kanzlei@elvare.example' };
    expect(await changed(byNobody)).toEqual({ ...AT_HOME, texts: 'STAND-IN' });
    expect(await found({ host: '0.0.0.0' })).toMatchObject({ texts: 'FAIL' });
    expect(await changed({ intro: { de: 'Lieferung in etwa 7 Tagen', en: '' } })).toEqual({
      ...AT_HOME,
      texts: 'FAIL',
    });
    await test.publish();
    expect(await found(company({ register: '[Registergericht]' }))).toEqual({
      ...AT_HOME,
      texts: 'FAIL',
    });
    expect(await found()).toEqual(AT_HOME);
  });

  it('leaves out none', () => expect([...alone].sort()).toEqual([...known].sort()));
});

it('gives services that are silent 3 s, all at once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  afterAll(() => silent.close());
  const started = performance.now();
  const stripe = { ...live.stripe, apiUrl: `http://127.0.0.1:${port}` };
  expect(await found({ stripe, smtpUrl: `smtp://127.0.0.1:${port}` })).toEqual({
    ...AT_HOME,
    account: 'FAIL',
    mail: 'FAIL',
  });
  expect(performance.now() - started).toBeLessThan(6_000);
});

it('ends with 0 if all is good or warned of, 2 on stand-ins, 1 if anything failed', () => {
  const codeWith = (...states: CheckState[]) =>
    codeOf(
      states.map((state) => resultOf('backup', '', { code: 'backup_missing', state, mend: 'y' })),
    );
  expect(codeWith()).toBe(0);
  expect(codeWith('WARN')).toBe(0);
  expect(codeWith('WARN', 'STAND-IN')).toBe(2);
  expect(codeWith('WARN', 'STAND-IN', 'FAIL')).toBe(1);
});

it('is a command with a line for each check; it asks the sandbox of a shop without keys', async () => {
  const [port = 0, sandbox = 0, inbox = 0, smtp = 0] = await freePorts(4);
  const { company: facts } = live;
  const env = {
    SHOP_MODE: 'live',
    BASE_URL: '',
    ADMIN_EMAIL: live.adminEmail,
    MAIL_FROM: live.mailFrom,
    PORT: `${port}`,
    SANDBOX_PORT: `${sandbox}`,
    INBOX_PORT: `${inbox}`,
    SMTP_PORT: `${smtp}`,
    COMPANY_NAME: facts.name,
    COMPANY_STREET: facts.street,
    COMPANY_CITY: facts.city,
    COMPANY_EMAIL: facts.email,
    COMPANY_PHONE: facts.phone,
    COMPANY_OWNER: facts.owner,
    WEEE_NUMBER: facts.weee,
  };
  const failed = await startTool(test, 'golive', [], env).ended;
  expect(failed.code).toBe(1);
  expect(failed.said).toMatch(/^FAIL +tax +No VAT id\. → enter it in the back office/m);
  expect(failed.said).toMatch(/^ok +webhook/m);
}, 120_000);
