import { API } from '#api-paths.ts';
import { type AttackTable, isRefusal, type Tries } from './attack-table.ts';
import { ENDPOINTS, type Endpoint, nameOf, openCheckout, type Scene, targetOf } from './scene.ts';

const bodyOf = ({ body, method }: Endpoint) =>
  method === 'GET' || body === undefined ? undefined : JSON.stringify(body);

/** Other spellings of a guarded path, and other methods for it. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}.json`,
  (path) => `${path}?admin=true&isAdmin=1`,
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('admin', '%61dmin').replace('desk', '%64esk'),
];

const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'] as const;

const CLAIMS: readonly Readonly<Record<string, string>>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': API.adminSnapshot },
  { 'x-rewrite-url': API.adminSnapshot },
  { 'x-user-id': 'admin' },
  { 'x-forwarded-user': 'admin' },
  { 'x-forwarded-for': '127.0.0.1' },
  { authorization: 'Bearer admin' },
  { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
];

async function askAs(scene: Scene, tries: Tries) {
  const guarded = ENDPOINTS.filter((endpoint) => endpoint.for !== 'anyone');
  await tries.each(guarded, async (endpoint) => {
    const { method, path } = endpoint;
    const body = bodyOf(endpoint);
    const call = { method, path: targetOf(path), ...(body === undefined ? {} : { body }) };
    const nobody = await scene.caller.call(call);
    tries.note(`${nameOf(endpoint)} as nobody`, nobody.status === 401, nobody);
    if (endpoint.for !== 'admin') return;
    for (const who of ['customer', 'other'] as const) {
      const reply = await scene.caller.call({ ...call, cookie: scene[who].cookie });
      tries.note(`${nameOf(endpoint)} as a customer`, reply.status === 403, reply);
    }
  });
}

/** A reply in JSON with status 200 would be the guarded data. */
async function goAround({ caller, customer }: Scene, tries: Tries) {
  const readers = ENDPOINTS.filter(({ method, ...at }) => method === 'GET' && at.for === 'admin');
  const around = readers.flatMap(({ path }) => [
    ...SPELLINGS.map((spell) => ({ method: 'GET', path: spell(targetOf(path)), headers: {} })),
    ...METHODS.map((method) => ({ method, path: targetOf(path), headers: {} })),
    ...CLAIMS.map((headers) => ({ method: 'GET', path: targetOf(path), headers })),
  ]);
  await tries.each(around, async ({ method, path, headers }) => {
    const reply = await caller.call({ method, path, headers, cookie: customer.cookie });
    const type = reply.headers['content-type'] ?? '';
    const isData = reply.status === 200 && !type.startsWith('text/html');
    const isKept = !isData && reply.status !== -1 && reply.status < 500;
    tries.note(`${method} ${path} ${Object.keys(headers).join()}`, isKept, reply);
  });
}

/** Nothing of one customer is in what another one reads. */
async function readOthers(scene: Scene, tries: Tries) {
  const { caller, customer, other, around } = scene;
  const checkout = await openCheckout(scene, customer.cookie);
  if (checkout !== undefined) await around.pay?.(checkout.id);
  const readers = ENDPOINTS.filter(({ method, streams }) => method === 'GET' && !streams);
  await tries.each(readers, async ({ path }) => {
    const target = targetOf(
      path.replace(':session_id', path === API.checkout ? (checkout?.id ?? '') : ':session_id'),
    );
    for (const cookie of ['', other.cookie]) {
      const reply = await caller.call({ path: target, cookie });
      const isKept = !reply.text.includes(customer.email) && !reply.text.includes('"pouch-duo"');
      tries.note(`GET ${path} of another customer`, isKept, reply);
    }
  });
}

/** Fields that would give the account a right. */
async function askForRights({ caller, customer }: Scene, tries: Tries) {
  const rights = [{ role: 'admin' }, { isAdmin: true }, { emailVerified: true }, { id: 'admin' }];
  const writes = ENDPOINTS.filter(({ body, ...at }) => body !== undefined && at.for !== 'admin');
  const asked = writes.flatMap((endpoint) => rights.map((right) => ({ endpoint, right })));
  await tries.each(asked, async ({ endpoint, right }) => {
    const { method, path, body } = endpoint;
    const cookie = endpoint.for === 'customer' ? customer.cookie : '';
    const reply = await caller.send(method, targetOf(path), { ...body, ...right }, { cookie });
    // An id that the endpoint takes by right names nobody here.
    const isOwnField = Object.keys(right).some((field) => body !== undefined && field in body);
    const isRefused = [400, 429].includes(reply.status) || (isOwnField && isRefusal(reply));
    tries.note(`${nameOf(endpoint)} with ${JSON.stringify(right)}`, isRefused, reply);
  });
}

export const authorisation: AttackTable = {
  name: 'Authorisation',
  run: async (scene, tries) => {
    await askAs(scene, tries);
    await goAround(scene, tries);
    await readOthers(scene, tries);
    await askForRights(scene, tries);
  },
};
