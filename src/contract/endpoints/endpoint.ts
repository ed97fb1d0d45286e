import type * as z from 'zod/mini';
import type { StaffRole } from '#rules/roles.ts';

/**
 * One endpoint, as server, callers and tests know it. Its name in a table is `METHOD /path`, with a Hono pattern.
 * Browsers import types of this folder alone, so that no page loads a schema it doesn't parse with.
 */
export interface Endpoint {
  /**
   * Callers: anyone, who has a login, or roles of the back office. The others get `not_signed_in`, `forbidden` or, with
   * another role, `role_forbids`.
   */
  readonly for: 'anyone' | 'customer' | readonly StaffRole[];
  /** Rate limit by address (`src/server/http/limits.ts`); roles share one of their own. */
  readonly limit?: string;
  /**
   * The login was proved a moment ago; `factor`: if its account has a factor, else the endpoint asks for the password.
   * For what moves money, hands out files of data, gives discounts, changes what shoppers read or who gets in, and for
   * mails whose content or time the owner decides alone. Packing and counting are daily work and ask nothing.
   */
  readonly fresh?: 'always' | 'factor';
  /** A page calls it by itself, which is no use of the login. */
  readonly byItself?: true;
  /** JSON body; strict. Absent: none, or one that the handler reads itself. */
  readonly body?: z.ZodMiniType;
  /** Largest body in bytes, if not the usual one. */
  readonly bodyLimit?: number;
  /** Query; strict. Absent: none, or one that the handler reads itself. */
  readonly query?: z.ZodMiniType;
  /** Parameters of the path that can exist; `not_found` for others. Without a schema a parameter is any storable text. */
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  /** JSON reply. Absent: a file, a stream, a redirect or nothing. */
  readonly reply?: z.ZodMiniType;
}

/** Roles of an endpoint, by what they are for. */
export const OWNER = ['admin'] as const satisfies readonly StaffRole[];
export const MANAGERS = ['admin', 'manager'] as const satisfies readonly StaffRole[];
/** Packing and stock. */
export const PACKERS = [...MANAGERS, 'packer'] as const satisfies readonly StaffRole[];
/** Orders and papers, to read. */
export const READERS = [...MANAGERS, 'accountant'] as const satisfies readonly StaffRole[];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Endpoints = { readonly [name: `${Method} /${string}`]: Endpoint };

/** Returns every endpoint of a table with its method and path. */
export function listEndpoints(table: Endpoints): (Endpoint & {
  readonly name: keyof Endpoints;
  readonly method: Method;
  readonly path: string;
})[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const [method, path = ''] = name.split(' ');
    return { ...endpoint, name: name as keyof Endpoints, method: method as Method, path };
  });
}

/** Returns the names of all endpoints of a table that a role may call. */
export function namesFor(table: Endpoints, role: StaffRole): string[] {
  return listEndpoints(table).flatMap(({ for: audience, name }) =>
    typeof audience !== 'string' && audience.includes(role) ? [name] : [],
  );
}
