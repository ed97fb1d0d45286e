import { randomBytes } from 'node:crypto';
import { type Endpoint, targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { DUO } from '#test/cart-items.ts';
import type { InboxMail } from '#test/payments.ts';
import type { Call, Caller, Reply } from './caller.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
}
type Account = Omit<Login, 'cookie'>;

/** Logins of the attackers: two customers', and the owner's if its password is known. */
export interface Scene {
  readonly caller: Caller;
  readonly customer: Login;
  readonly other: Login;
  readonly admin: Login | undefined;
  /** The mails whose subject or text holds `mark`, where the attack can read them. */
  readonly mails?: (mark: string) => Promise<readonly InboxMail[]>;
}

/** The cookies of a reply as a browser sends them back. */
export const cookieOf = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

export const post = (path: string, body: object, cookie = '') =>
  ({ method: 'POST', path, body, cookie }) satisfies Call;

/** Makes a call that the scene needs; throws when it is refused. */
export async function demand(caller: Caller, call: Call): Promise<Reply> {
  const reply = await caller.call(call);
  if (reply.status === 200) return reply;
  throw new Error(`${call.path}: ${reply.status} ${reply.text.slice(0, 200)}`);
}

async function signIn(caller: Caller, { email, password }: Account): Promise<Login> {
  const reply = await demand(caller, post('/api/auth/sign-in/email', { email, password }));
  return { email, password, cookie: cookieOf(reply) };
}

export const nobodysAddress = () => `nobody-${randomBytes(6).toString('hex')}@angriff.example`;

/** Makes an account that has not signed in yet. */
export async function signUp(caller: Caller): Promise<Account> {
  // Long and random, so that no rule about passwords refuses it.
  const account = { email: nobodysAddress(), password: randomBytes(18).toString('base64url') };
  await demand(caller, post('/api/auth/sign-up/email', { ...account, name: 'Ada' }));
  return account;
}

export const newCustomer = async (caller: Caller) => signIn(caller, await signUp(caller));

export async function prepareScene(caller: Caller, owner: Account | undefined): Promise<Scene> {
  const [customer, other] = [await newCustomer(caller), await newCustomer(caller)];
  return { caller, customer, other, admin: owner && (await signIn(caller, owner)) };
}

/** The id of the checkout that a reply opened. */
export const checkoutIn = ({ text }: Reply) => /cs_\w+/.exec(text)?.[0];

/** The request that starts a checkout of one Duo. */
export const start = (key: string, cookie = ''): Call => ({
  ...post('/api/create-checkout', { items: [DUO] }, cookie),
  headers: { 'idempotency-key': key },
});

/** The endpoints that need a login. */
export const GUARDED = ENDPOINTS.filter((at) => at.for !== 'anyone');

/** The endpoints that this scene can call as somebody who may; none that ends the logins it needs. */
export function callable({ admin }: Scene): readonly Endpoint[] {
  const lasting = ENDPOINTS.filter((at) => !at.endsLogins && at.path !== '/api/auth/sign-out');
  return lasting.filter((at) => at.for !== 'admin' || admin !== undefined);
}

/** The endpoint's request by somebody who may, with `changes`. */
export function callOf({ customer, admin }: Scene, endpoint: Endpoint, changes: Call = {}) {
  const { method, path, body } = endpoint;
  const cookie = { anyone: '', customer: customer.cookie, admin: admin?.cookie ?? '' };
  const call = { method, path: targetOf(path), cookie: cookie[endpoint.for] };
  return { ...call, ...(method !== 'GET' && body && { body }), ...changes };
}

/** Each endpoint's request with each of the changes. */
export const callsOf = (scene: Scene, endpoints: readonly Endpoint[], changes: readonly Call[]) =>
  endpoints.flatMap((at) => changes.map((change) => callOf(scene, at, change)));
