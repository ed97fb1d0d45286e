import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { LANGS } from '#routes.ts';
import { missingFacts } from '#rules/goods-facts.ts';
import { passkeys, users } from '../auth/schema.ts';
import { readBackupState } from '../backup/backup-state.ts';
import { newestVersion } from '../catalogue/current-entries.ts';
import { readBaseCatalogue } from '../catalogue/read-catalogue.ts';
import { catalogueVersions } from '../catalogue/schema.ts';
import { isOnLoopback } from '../env/values.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { domainOf, tryLogin } from '../mail/transport.ts';
import { checkStripe } from '../payments/stripe-check.ts';
import { createStripe } from '../payments/stripe-client.ts';
import { type Check, type CheckedShop, type CheckResult, hasInbox, resultOf } from './check.ts';
import { refuseOtherMode } from './mark.ts';

/** Time limit of one question to a service; below that of a check, so that the reason names the service. */
const ASK_MS = 2_800;
const WEEE = /^DE ?\d{8}$/;

async function database({ db, settings }: CheckedShop) {
  if (settings.shopMode === 'demo') {
    const mend = 'npm run golive -- new, with SHOP_MODE=live and a new DATA_DIR.';
    return [resultOf('database', 'A demo’s.', { mend })];
  }
  const mend = await refuseOtherMode(db, settings.shopMode);
  return [
    mend === undefined
      ? resultOf('database', 'A live shop’s.')
      : resultOf('database', 'A demo’s, or nobody’s.', { mend }),
  ];
}

async function account({ settings }: CheckedShop): Promise<CheckResult[]> {
  const findings = await checkStripe(createStripe(settings.stripe, ASK_MS, 0), settings);
  return findings.map(({ about, said, advice }) =>
    // The key that is refused belongs to the account.
    resultOf(
      about === 'key' ? 'account' : about,
      said,
      advice === undefined ? {} : { mend: advice },
    ),
  );
}

async function mail(shop: CheckedShop) {
  const { settings } = shop;
  const { host } = new URL(settings.smtpUrl);
  const refused = await tryLogin(settings, ASK_MS);
  if (refused !== null) {
    const mend = 'check SMTP_URL and SMTP_TLS.';
    return [resultOf('mail', `${host} takes no mail of the shop: ${refused}.`, { mend })];
  }
  if (!hasInbox(shop)) return [resultOf('mail', `${host} takes mails of the shop.`)];
  const mend = 'set SMTP_URL.';
  return [resultOf('mail', 'Mails stay in the inbox.', { state: 'STAND-IN', mend })];
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
      state: 'WARN',
      mend: 'add the TXT records that your mail provider names: without them mails end as spam.',
    }),
  ];
}

async function backup(shop: CheckedShop) {
  const { key } = await readBackupState(shop);
  if (key !== null) return [resultOf('backup', 'There is a recovery key.')];
  const mend = 'npm run backup -- key';
  return [resultOf('backup', 'The shop is not backed up.', { state: 'WARN', mend })];
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
  if (version) return [resultOf('catalogue', `Version ${version.number}.`)];
  return [
    resultOf('catalogue', 'Nobody has published a catalogue.', {
      mend: 'npm run catalogue:import -- FOLDER --publish',
    }),
  ];
}

async function notice({ db }: CheckedShop) {
  const { language } = guaranteeNotices;
  const stored = await db.select({ language }).from(guaranteeNotices);
  const missing = LANGS.filter((lang) => !stored.some((each) => each.language === lang));
  if (missing.length === 0) return [resultOf('notice', 'There in both languages.')];
  return [
    resultOf(
      'notice',
      `The EU’s notice about the legal guarantee is missing: ${missing.join(', ')}.`,
      {
        mend: `npm run golive --${missing.map((lang) => ` --notice ${lang}=FILE`).join('')}`,
      },
    ),
  ];
}

/** Products of the newest version that lack what the law asks of them. */
async function goods({ db, settings }: CheckedShop) {
  if ((await newestVersion(db)) === 0) return [resultOf('goods', 'No products yet.')];
  const { products, collections } = (await readBaseCatalogue(db)).catalogue;
  const faulty = products.filter(
    (each) => missingFacts(each, collections[each.collection]?.needs).length > 0,
  );
  if (faulty.length > 0) {
    const names = faulty.slice(0, 3).map(({ id }) => id);
    const reason = `${faulty.length} products lack their maker or facts: ${names.join(', ')}.`;
    return [resultOf('goods', reason, { mend: 'complete them in the back office and publish.' })];
  }
  const needs = products.flatMap((each) => collections[each.collection]?.needs ?? []);
  if (needs.includes('battery') && !WEEE.test(settings.company.weee)) {
    const mend = 'set WEEE_NUMBER, such as DE12345678.';
    return [resultOf('goods', 'Devices are sold without a registration.', { mend })];
  }
  return [resultOf('goods', 'All products name their maker and what their collections need.')];
}

const checksOf = (
  asked: Check['asked'],
  unanswered: Check['unanswered'],
  ...checks: ((shop: CheckedShop) => Promise<CheckResult[]>)[]
): Check[] => checks.map((run) => ({ name: run.name, asked, unanswered, run }));

/** Checks of the database and of services, in the order of the output. */
export const SERVICE_CHECKS: readonly Check[] = [
  ...checksOf('opening', 'FAIL', database, catalogue, goods, notice),
  ...checksOf('hourly', 'FAIL', factor, account, mail),
  ...checksOf('opening', 'WARN', sender, backup),
];
