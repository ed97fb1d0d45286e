import { randomUUID } from 'node:crypto';
import type { Endpoint as Declared } from '#contract/endpoints/endpoint.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it is registered. */
  readonly path: string;
  /** Callers; the others get `not_signed_in`, `forbidden` or `role_forbids`. */
  readonly for: Declared['for'];
  /** A JSON body that the endpoint reads as it should; absent when it takes none. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Its query is read strictly. */
  readonly query?: true;
  /** A beacon's `text/plain` is read as JSON, too. */
  readonly takesText?: true;
  /** Its reply for a secret or id that doesn't exist. */
  readonly unknown?: { readonly status: number; readonly code: string } | undefined;
  /** A reply that never ends; only who may have it is looked at. */
  readonly streams?: true;
  /** Ends every login, also the one it is called with. */
  readonly endsLogins?: true;
}

export const VISIT = 'session_1795242156240_abcdef';
export const NOBODY = randomUUID();
export const EMAIL = 'ada@kunde.example';
export const PASSWORD = 'correct horse';
export const TOKEN = 'a-token-that-nobody-ever-got';
/** The table sends a wrong password: the account is to stay as it is. */
export const WRONG_PASSWORD = { status: 401, code: 'invalid_credentials' } as const;
/** Of the right form, and made by no key. */
export const PASSKEY_LOGIN = {
  id: 'bm9ib2R5',
  rawId: 'bm9ib2R5',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
export const PASSKEY_REGISTRATION = {
  ...PASSKEY_LOGIN,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
/** Starts in a year in which no test runs. */
export const CAMPAIGN = {
  name: { de: 'Herbst', en: 'Autumn' },
  starts_at: '2090-01-01T00:00:00Z',
  ends_at: '2090-01-02T00:00:00Z',
  offer: {
    kind: 'percent' as const,
    hundredths: 1000,
    goods: { kind: 'everything' as const },
  },
  is_announced: true,
};
export const NOT_FOUND = { status: 404, code: 'not_found' } as const;

/** Something for every `:name` of a path, of the right form and belonging to nobody. */
export function targetOf(path: string): string {
  return path
    .replace('checkout/:session_id', 'checkout/cs_test_nobody')
    .replace(':session_id', VISIT)
    .replace(':kind', 'product')
    .replace(':number', '999999')
    .replace(':id', NOBODY)
    .replace(':mail', NOBODY)
    .replace(':nth', '0')
    .replace(':code', 'NOBODY');
}

/** True for an endpoint of the back office. */
export const isForStaff = ({ for: audience }: Endpoint): boolean => typeof audience !== 'string';
