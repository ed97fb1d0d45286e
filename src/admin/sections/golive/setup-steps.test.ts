import { expect, it } from 'vitest';
import type { AdminGolive, GoliveCheck, GoliveResult } from '#contract/admin-golive.ts';
import { nextStep, setupSteps } from './setup-steps.ts';

const result = (check: GoliveCheck, more: Partial<GoliveResult> = {}): GoliveResult => ({
  ...{ check, state: 'ok', values: {}, fields: [], ...more },
});
const LOGIN = { temporaryPassword: false, hasFactor: true };
const READY: AdminGolive = {
  opened: false,
  local: true,
  shop: {
    ...{ own_email: true, inbox: null, named: true, product: '/hoodie', shipping: true, drafts: 0 },
  },
  checks: (['company', 'tax', 'texts', 'notice', 'backup', 'key', 'vat'] as const).map((check) =>
    result(check),
  ),
};
const statesOf = (golive: Partial<AdminGolive>, login = LOGIN) =>
  Object.fromEntries(
    setupSteps({ ...READY, ...golive }, login, 'de').map(({ key, state }) => [key, state]),
  );
const withCheck = (...args: Parameters<typeof result>) => ({
  checks: [...READY.checks.filter(({ check }) => check !== args[0]), result(...args)],
});
const withShop = (more: Partial<AdminGolive['shop']>) => ({ shop: { ...READY.shop, ...more } });

it('leaves the opening alone once everything is there, and nothing after it', () => {
  const left = ([golive]: [Partial<AdminGolive>]) =>
    Object.entries(statesOf(golive)).flatMap(([key, state]) => (state === 'done' ? [] : key));
  expect(left([{}])).toEqual(['opening']);
  expect(left([{ opened: true }])).toEqual([]);
  expect(nextStep(setupSteps(READY, LOGIN, 'de'))).toMatchObject({ key: 'opening' });
  expect(nextStep(setupSteps({ ...READY, opened: true }, LOGIN, 'de'))).toBeUndefined();
});

it.each([
  ['email', withShop({ own_email: false }), 'open'],
  ['name', withShop({ named: false }), 'open'],
  ['product', withShop({ product: null }), 'open'],
  ['product', withCheck('goods', { state: 'FAIL' }), 'open'],
  ['shipping', withShop({ shipping: false }), 'advised'],
  ['company', withCheck('vat', { state: 'FAIL' }), 'open'],
  ['company', withCheck('tax', { state: 'FAIL' }), 'open'],
  ['company', withCheck('invented', { state: 'STAND-IN', fields: ['street'] }), 'test'],
  ['company', withCheck('invented', { state: 'STAND-IN', fields: ['mailFrom'] }), 'done'],
  ['texts', withCheck('texts', { state: 'FAIL' }), 'open'],
  ['notice', withCheck('notice', { state: 'STAND-IN' }), 'test'],
  ['backup', withCheck('backup', { state: 'WARN' }), 'advised'],
  ['payment', withCheck('key', { state: 'STAND-IN' }), 'test'],
] as const)('%s: %j', (key, golive, state) => {
  expect(statesOf(golive)[key]).toBe(state);
});

it('says the worst of a step, and asks for a password and a second factor', () => {
  const checks = [
    ...withCheck('key', { state: 'STAND-IN' }).checks,
    result('account', { state: 'FAIL' }),
  ];
  expect(statesOf({ checks })['payment']).toBe('open');
  for (const login of [{ temporaryPassword: true }, { hasFactor: false }]) {
    expect(statesOf({}, { ...LOGIN, ...login })['login']).toBe('open');
  }
});

it('leads to the screen and to the page of the shop, in the language of the back office', () => {
  const [email, , name, , product] = setupSteps(READY, LOGIN, 'en');
  expect(email).toMatchObject({ place: '/en/konto' });
  expect(name).toMatchObject({ place: '/en/admin/settings/shop', shows: '/en' });
  expect(product).toMatchObject({ place: '/en/admin/products', shows: '/en/hoodie' });
  const [, , , , none] = setupSteps({ ...READY, ...withShop({ product: null }) }, LOGIN, 'de');
  expect(none).not.toHaveProperty('shows');
});
