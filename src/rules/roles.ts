/**
 * Roles of the people who run a shop, as rows of `user_roles` name them (docs/specification.md#6-roles). `admin` is the
 * owner's. What each may do stands at the endpoints (`for:` in `src/contract/endpoints/`).
 */
export const STAFF_ROLES = ['admin', 'manager', 'packer', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Largest sum of one order that a manager pays back, all refunds of it together. */
export const MANAGER_REFUND_CENTS = 200_00;

/** Returns the role that counts of an account's rows, the one that may most; null for none. */
export function roleOf(rows: readonly string[]): StaffRole | null {
  return STAFF_ROLES.find((role) => rows.includes(role)) ?? null;
}

/** True if the role opens a live shop's back office only with a second factor. */
export const needsFactor = (role: StaffRole): boolean => role === 'admin' || role === 'manager';

/** True if the role may pay back `cents` on top of what the order got back already. */
export function mayRefund(role: StaffRole, refundedCents: number, cents: number): boolean {
  return role === 'admin' || refundedCents + cents <= MANAGER_REFUND_CENTS;
}

/** Entries of the catalogue that are settings: only the owner changes or publishes them. */
const SETTINGS: readonly string[] = ['facts', 'firm', 'redirects'];

/** True if the role may change entries of a kind. */
export function mayChangeKind(role: StaffRole, kind: string): boolean {
  return role === 'admin' || !SETTINGS.includes(kind);
}

/** Returns why a role can't be changed or ended; null if it can. `to` is null for who leaves. */
export function roleProblem(
  person: { readonly role: StaffRole },
  to: StaffRole | null,
  owners: number,
): 'last_owner' | null {
  return person.role === 'admin' && to !== 'admin' && owners <= 1 ? 'last_owner' : null;
}
