import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type {
  AdminErasedReply,
  AdminPersonReply,
  PersonCounts,
  PersonKept,
} from '#contract/admin-person.ts';
import { asciiAddress } from '#contract/forms.ts';
import {
  anonymiseUnpaid,
  countAddressData,
  eraseAddress,
  hasAddress,
  isDoneAlone,
  isEndedUnpaid,
  readAddressData,
} from '../account/address-data.ts';
import {
  dropAccount,
  exportOrders,
  exportPersonalData,
  isStaffAccount,
} from '../account/personal-data.ts';
import { wishlistItems } from '../account/schema.ts';
import type { CurrentUser } from '../auth/login.ts';
import type { Admin } from '../auth/require-admin.ts';
import { users } from '../auth/schema.ts';
import { recordErasure } from '../erasures/record-erasure.ts';
import { firmOf } from '../firm.ts';
import { orders } from '../orders/schema.ts';
import { closedOrders } from '../retention/schema.ts';
import type { Database, HasCatalogue, RangeShop, Transaction } from '../shop.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/** The holder of an address: a customer with an account, or a guest. */
interface Person {
  readonly email: string;
  readonly user: CurrentUser | undefined;
}

async function personOf(db: Database | Transaction, typed: string): Promise<Person> {
  const email = typed.toLowerCase();
  const { id, emailVerified, language } = users;
  const [row] = await db
    .select({ id, emailVerified, language })
    .from(users)
    .where(eq(users.email, email));
  if (!row) return { email, user: undefined };
  return { email, user: { ...row, email, language: row.language === 'en' ? 'en' : 'de' } };
}

/** Orders by address; of a verified account also those that another address paid. */
function ordersOf({ email, user }: Person): SQL | undefined {
  const byAddress = hasAddress(orders.customerEmail, email);
  return user?.emailVerified ? or(byAddress, eq(orders.userId, user.id)) : byAddress;
}

async function isOwn(shop: RangeShop, tx: Transaction, { email, user }: Person): Promise<boolean> {
  if (email === asciiAddress(firmOf(shop).company.email)) return true;
  return user !== undefined && (await isStaffAccount(tx, user.id));
}

async function keptOf(tx: Transaction, person: Person): Promise<PersonKept> {
  const declared = hasAddress(withdrawals.email, person.email);
  const mine = ordersOf(person);
  return {
    paid_orders:
      (await tx.$count(orders, and(mine, isNotNull(orders.paidAt)))) +
      (await tx.$count(closedOrders, eq(closedOrders.email, person.email))),
    open_orders: await tx.$count(orders, and(mine, eq(orders.status, 'pending'))),
    kept_withdrawals: await tx.$count(withdrawals, and(declared, sql`not (${isDoneAlone})`)),
  };
}

const wishesOf = (tx: Transaction, { user }: Person) =>
  user === undefined
    ? 0
    : tx.$count(wishlistItems, and(eq(wishlistItems.userId, user.id), wishlistItems.saved));

/** Counts what is kept of an address: what erasure would remove, and what would stay. */
export async function findPerson(shop: RangeShop, typed: string): Promise<AdminPersonReply> {
  return shop.db.transaction(async (tx) => {
    const person = await personOf(tx, typed);
    const { email, user } = person;
    return {
      account: user === undefined ? 'none' : user.emailVerified ? 'verified' : 'unverified',
      is_own: await isOwn(shop, tx, person),
      found: {
        accounts: user === undefined ? 0 : 1,
        wishes: await wishesOf(tx, person),
        unpaid_orders: await tx.$count(orders, and(ordersOf(person), isEndedUnpaid)),
        ...(await countAddressData(tx, email)),
      },
      kept: await keptOf(tx, person),
    };
  });
}

/**
 * Everything kept of an address (Art. 15 GDPR). Of an unverified account only that it exists: the rest
 * may be a stranger's. Records that it was exported, without saying of whom.
 */
export async function exportPerson(shop: AdminShop & HasCatalogue, admin: Admin, typed: string) {
  const person = await personOf(shop.db, typed);
  const { email, user } = person;
  await recordAction(shop, shop.db, admin, 'person_exported', 'person');
  if (user?.emailVerified) return exportPersonalData(shop, user);
  return {
    exported_at: new Date(shop.now()).toISOString(),
    account: user && { email, email_verified: false },
    orders: await exportOrders(shop, ordersOf(person)),
    ...(await readAddressData(shop, email)),
  };
}

/**
 * Erases what is kept of an address (Art. 17 GDPR): account, wishlist, messages, mails, newsletter, and
 * whose unpaid orders were. Paid orders stay (§ 257 HGB, § 147 AO), open ones until they end. Doing it
 * again erases and records nothing. Null for an address of the shop itself.
 */
export async function erasePerson(
  shop: AdminShop & HasCatalogue,
  admin: Admin,
  typed: string,
): Promise<AdminErasedReply | null> {
  return shop.db.transaction(async (tx) => {
    const person = await personOf(tx, typed);
    const { email, user } = person;
    if (await isOwn(shop, tx, person)) return null;
    const kept = await keptOf(tx, person);
    const wishes = await wishesOf(tx, person);
    const others = await anonymiseUnpaid(tx, ordersOf(person));
    if (user) await dropAccount(tx, user.id);
    const ofAddress = await eraseAddress(tx, email);
    const erased: PersonCounts = {
      accounts: user ? 1 : 0,
      wishes,
      ...ofAddress,
      unpaid_orders: others + ofAddress.unpaid_orders,
    };
    const isAnything = Object.values(erased).some((count) => count > 0);
    if (isAnything) {
      await recordErasure(shop, tx, { account: user?.id, address: email });
      await recordAction(shop, tx, admin, 'person_erased', 'person', { ...erased, ...kept });
    }
    return { erased, kept };
  });
}
