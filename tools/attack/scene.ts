import { randomBytes } from 'node:crypto';
import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import { type Endpoint, targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { DUO } from '#test/cart-items.ts';
import type { Caller, Reply } from './caller.ts';

/** A Duo of the Pouch costs this much; no shipping from 20 € on. */
export const DUO_CENTS = 10_799;

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
}

export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The world around the shop, where the attack can reach it. */
export interface Surroundings {
  /** Pays a checkout on the sandbox's payment page. */
  readonly pay?: (checkoutSessionId: string) => Promise<void>;
  /** The mails whose subject or text holds `mark`, once one has arrived. */
  readonly mails?: (mark: string) => Promise<readonly SentMail[]>;
}

/** Logins of the attackers: two customers', and the owner's if its password is known. */
export interface Scene {
  readonly caller: Caller;
  readonly customer: Login;
  readonly other: Login;
  readonly admin: Login | undefined;
  readonly around: Surroundings;
}

/** Long and random, so that no rule about passwords refuses it. */
const newPassword = () => randomBytes(18).toString('base64url');

/** The cookies of a reply as a browser sends them back. */
export function cookieOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

async function signIn(caller: Caller, email: string, password: string): Promise<Login> {
  const reply = await caller.send('POST', AUTH_PATHS.signIn, { email, password });
  if (reply.status !== 200) {
    throw new Error(`${email} can't sign in: ${reply.status} ${reply.text.slice(0, 200)}`);
  }
  return { email, password, cookie: cookieOf(reply) };
}

/** Makes an account that has not signed in yet. */
export async function signUp(caller: Caller, name: string): Promise<Omit<Login, 'cookie'>> {
  const email = `${name}-${randomBytes(6).toString('hex')}@angriff.example`;
  const password = newPassword();
  const made = await caller.send('POST', AUTH_PATHS.signUp, { email, password, name: 'Ada' });
  if (made.status !== 200) {
    throw new Error(`no account could be made: ${made.status} ${made.text.slice(0, 200)}`);
  }
  return { email, password };
}

export async function newCustomer(caller: Caller, name: string): Promise<Login> {
  const { email, password } = await signUp(caller, name);
  return signIn(caller, email, password);
}

export interface SceneOptions {
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  readonly around?: Surroundings;
}

export async function prepareScene(caller: Caller, options: SceneOptions = {}): Promise<Scene> {
  const { admin } = options;
  return {
    caller,
    customer: await newCustomer(caller, 'ada'),
    other: await newCustomer(caller, 'nora'),
    admin: admin && (await signIn(caller, admin.email, admin.password)),
    around: options.around ?? {},
  };
}

/** Deletes the accounts that the attack made; what they ordered stays. */
export async function leaveScene({ caller, customer, other }: Scene): Promise<void> {
  for (const { cookie, password } of [customer, other]) {
    await caller.send('DELETE', API.account, { password }, { cookie });
  }
}

export interface OpenCheckout {
  readonly id: string;
  /** Cookie that says whose checkout it is. */
  readonly proof: string;
}

/** Starts a checkout of one Duo; undefined when the shop does not open a payment page. */
export async function openCheckout(
  { caller }: Pick<Scene, 'caller'>,
  cookie: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenCheckout | undefined> {
  const reply = await caller.send(
    'POST',
    API.createCheckout,
    { items: [DUO], payment_method_types: ['card'] },
    { cookie, headers },
  );
  const id = /cs_\w+/.exec(reply.text)?.[0];
  return id === undefined ? undefined : { id, proof: cookieOf(reply) };
}

/** The endpoints of the API that this scene can call as somebody who may. */
export function callable(scene: Scene): readonly Endpoint[] {
  return ENDPOINTS.filter((endpoint) => endpoint.for !== 'admin' || scene.admin !== undefined);
}

/** The cookie of somebody who may use the endpoint. */
export function entitledTo(scene: Scene, endpoint: Endpoint): string {
  if (endpoint.for === 'admin') return scene.admin?.cookie ?? '';
  return endpoint.for === 'customer' ? scene.customer.cookie : '';
}

/** Ends the login it is sent with, so only others may call it with a cookie. */
export const ENDS_LOGIN: readonly string[] = [AUTH_PATHS.signOut];

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
export { ENDPOINTS, type Endpoint, targetOf };
