import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Collection, Product } from '#catalogue/catalogue.ts';
import type { GoliveCheck } from '#contract/admin-golive.ts';
import { LANGS, type Lang } from '#routes.ts';
import { missingFacts, needsOf } from '#rules/goods-facts.ts';
import { passkeys, users } from '../auth/schema.ts';
import { readBackupState } from '../backup/backup-state.ts';
import { catalogueEntries, catalogueVersions } from '../catalogue/schema.ts';
import { isOnLoopback } from '../env/values.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { domainOf, tryLogin } from '../mail/transport.ts';
import { checkStripe } from '../payments/stripe-check.ts';
import { createStripe } from '../payments/stripe-client.ts';
import { type Check, type CheckedShop, type CheckResult, hasInbox, resultOf } from './check.ts';
import { refuseOtherMode } from './mark.ts';
import { readFacts, texts } from './text-checks.ts';

/** Time limit of one question to a service; below that of a check, so that the reason names the service. */
const ASK_MS = 2_800;
const WEEE = /^DE ?\d{8}$/;

async function database({ db, settings }: CheckedShop) {
  if (settings.shopMode === 'demo') {
    const mend = 'npm run golive -- new, with SHOP_MODE=live and a new DATA_DIR.';
    return [resultOf('database', 'A demo’s.', { code: 'demo_database', mend })];
  }
  const mend = await refuseOtherMode(db, settings.shopMode);
  return [
    mend === undefined
      ? resultOf('database', 'A live shop’s.')
      : resultOf('database', 'A demo’s, or nobody’s.', { code: 'foreign_database', mend }),
  ];
}

async function account({ settings }: CheckedShop): Promise<CheckResult[]> {
  const findings = await checkStripe(createStripe(settings.stripe, ASK_MS, 0), settings);
  return findings.map(({ about, said, fault }) =>
    // The key that is refused belongs to the account.
    resultOf(about === 'key' ? 'account' : about, said, fault),
  );
}

async function mail(shop: CheckedShop) {
  const { settings } = shop;
  const { host } = new URL(settings.smtpUrl);
  const refused = await tryLogin(settings, ASK_MS);
  if (refused !== null) {
    const mend = 'check SMTP_URL and SMTP_TLS.';
    const fault = { code: 'mail_refused', values: { host }, mend } as const;
    return [resultOf('mail', `${host} takes no mail of the shop: ${refused}.`, fault)];
  }
  if (!hasInbox(shop)) return [resultOf('mail', `${host} takes mails of the shop.`)];
  const fault = { code: 'mail_inbox', state: 'STAND-IN', mend: 'set SMTP_URL.' } as const;
  return [resultOf('mail', 'Mails stay in the inbox.', fault)];
}

/** True if one of the names has a TXT record that begins like this. */
async function hasRecord({ dns }: CheckedShop, names: readonly string[], start: string) {
  const found = await Promise.allSettled(names.map((name) => dns.resolveTxt(name)));
  return found.some(
    (each) =>
      each.status === 'fulfilled' && each.value.some((parts) => parts.join('').startsWith(start)),
  );
}

async function sender(shop: CheckedShop) {
  if (hasInbox(shop)) return [resultOf('sender', 'Mails stay in the inbox.')];
  const domain = domainOf(shop.settings.mailFrom);
  const organisation = domain.split('.').slice(-2).join('.');
  const [hasSpf, hasDmarc] = await Promise.all([
    hasRecord(shop, [domain], 'v=spf1'),
    hasRecord(shop, [`_dmarc.${domain}`, `_dmarc.${organisation}`], 'v=DMARC1'),
  ]);
  const missing = [...(hasSpf ? [] : ['SPF']), ...(hasDmarc ? [] : ['DMARC'])];
  if (missing.length === 0) return [resultOf('sender', `${domain} has SPF and DMARC.`)];
  return [
    resultOf('sender', `${domain} has no ${missing.join(' and no ')} that was found.`, {
      code: 'sender_records_missing',
      state: 'WARN',
      values: { domain, records: missing.join(', ') },
      mend: 'add the TXT records that your mail provider names: without them mails end as spam.',
    }),
  ];
}

async function backup(shop: CheckedShop) {
  const { key } = await readBackupState(shop);
  if (key !== null) return [resultOf('backup', 'There is a recovery key.')];
  const fault = { code: 'backup_missing', state: 'WARN', mend: 'see /admin/backup.' } as const;
  return [resultOf('backup', 'The shop is not backed up.', fault)];
}

async function factor({ db, settings }: CheckedShop) {
  const email = settings.adminEmail.toLowerCase();
  const [owner] = await db
    .select({ hasApp: users.twoFactorEnabled, passkey: passkeys.id })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(users.email, email))
    .limit(1);
  if (owner?.hasApp || owner?.passkey) return [resultOf('factor', `${email} has a second factor.`)];
  return [
    resultOf('factor', owner ? `${email} has only a password.` : `No account ${email}.`, {
      code: owner ? 'factor_missing' : 'account_missing',
      values: { email },
      // The back office, where it is set up, needs a shop that runs.
      state: isOnLoopback(settings) ? 'STAND-IN' : 'FAIL',
      mend: owner
        ? 'start the shop on this machine and sign in at /admin, which asks for it.'
        : 'npm run admin:password makes it.',
    }),
  ];
}

async function catalogue({ db }: CheckedShop) {
  const { number, by, isDemo } = catalogueVersions;
  const [version] = await db
    .select({ number })
    .from(catalogueVersions)
    .where(and(isNotNull(by), eq(isDemo, false)))
    .orderBy(desc(number))
    .limit(1);
  const { kind, replacedIn, removed } = catalogueEntries;
  const isSold = and(eq(kind, 'product'), isNull(replacedIn), eq(removed, false));
  if (version && (await db.$count(catalogueEntries, isSold)) === 0) {
    const fault = { code: 'no_products', mend: 'publish a product in the back office.' } as const;
    return [resultOf('catalogue', 'There is no product.', fault)];
  }
  if (version) return [resultOf('catalogue', `Version ${version.number}.`)];
  return [
    resultOf('catalogue', 'Nobody has published a catalogue.', {
      code: 'not_published',
      mend: 'publish in the back office, or npm run catalogue:import -- FOLDER --publish',
    }),
  ];
}

async function notice({ db, settings }: CheckedShop) {
  const { language } = guaranteeNotices;
  const stored = await db.select({ language }).from(guaranteeNotices);
  const missing = LANGS.filter((lang) => !stored.some((each) => each.language === lang));
  if (missing.length === 0) return [resultOf('notice', 'There in both languages.')];
  const reason = `The EU’s notice about the legal guarantee is missing: ${missing.join(', ')}.`;
  const mend = 'choose it in /admin/golive, or npm run golive -- --notice de=FILE.';
  const state = isOnLoopback(settings) ? 'STAND-IN' : 'FAIL';
  const values = { languages: missing.join(', ') };
  return [resultOf('notice', reason, { code: 'notice_missing', state, values, mend })];
}

/** Products of the newest version that lack what the law asks of them. */
async function goods({ db, settings, firm }: CheckedShop) {
  const { kind, replacedIn, removed } = catalogueEntries;
  const entries = await db
    .select()
    .from(catalogueEntries)
    .where(and(inArray(kind, ['product', 'collection']), isNull(replacedIn), eq(removed, false)));
  const collections: Readonly<Record<string, Collection>> = Object.fromEntries(
    entries.flatMap((each) =>
      each.kind === 'collection' ? [[each.id, each.content as Collection]] : [],
    ),
  );
  const products = entries.flatMap((each) =>
    each.kind === 'product' ? (each.content as Product) : [],
  );
  const faulty = products.filter(
    (each) => missingFacts(each, needsOf(each, collections), firm).length > 0,
  );
  const [first] = faulty;
  if (first) {
    const some = faulty.slice(0, 3);
    const namesIn = (lang: Lang) => some.map(({ name }) => name[lang]).join(', ');
    const [field = []] = missingFacts(first, needsOf(first, collections), firm);
    const ids = some.map(({ id }) => id).join(', ');
    return [
      resultOf('goods', `${faulty.length} products lack their maker or facts: ${ids}.`, {
        code: 'goods_incomplete',
        values: { count: faulty.length, de: namesIn('de'), en: namesIn('en') },
        entry: { kind: 'product', id: first.id, field: field.join('.') },
        mend: 'complete them in the back office and publish.',
      }),
    ];
  }
  const hasBattery = products.some((each) => needsOf(each, collections).includes('battery'));
  if (hasBattery && !WEEE.test(settings.company.weee)) {
    const mend = 'enter it in the back office under Settings, Company, such as DE12345678.';
    const fault = { code: 'weee_missing', mend } as const;
    return [resultOf('goods', 'Devices are sold without a registration.', fault)];
  }
  return [resultOf('goods', 'All products name their maker and what their collections need.')];
}

/** Prices, sums and mails follow the catalogue's rate, so it has to be the one of the settings. */
async function vat({ db, settings: { smallBusiness } }: CheckedShop) {
  const facts = await readFacts(db);
  if (facts === undefined) return [];
  const { vatPercent } = facts;
  if (smallBusiness === (vatPercent === 0))
    return [resultOf('vat', `Prices have ${vatPercent} %.`)];
  return [
    resultOf(
      'vat',
      `${smallBusiness ? 'A small business' : 'No small business'}: ${vatPercent} % is wrong.`,
      {
        code: smallBusiness ? 'vat_not_zero' : 'vat_zero',
        values: { percent: vatPercent },
        entry: { kind: 'facts', id: 'facts', field: 'vatPercent' },
        mend: 'set the VAT in the back office under Settings, Company: 0 for a small business.',
      },
    ),
  ];
}

const checksOf = (
  asked: Check['asked'],
  unanswered: Check['unanswered'],
  ...checks: ((shop: CheckedShop) => Promise<CheckResult[]>)[]
): Check[] => checks.map((run) => ({ name: run.name as GoliveCheck, asked, unanswered, run }));

/** Checks of the database and of services, in the order of the output. */
export const SERVICE_CHECKS: readonly Check[] = [
  ...checksOf('opening', 'FAIL', database, catalogue, vat, goods, notice),
  ...checksOf('hourly', 'FAIL', texts, factor, account, mail),
  ...checksOf('opening', 'WARN', sender, backup),
];
