import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAccount } from '#browser/account/account-store.ts';
import { readTypedBuyer, storeTypedBuyer } from '#web/cart/typed-buyer.ts';
import { followAccount } from '#web/wishlist/follow-account.ts';
import { keepFields, restoreFields } from './typed-fields.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** A form with these values in its fields. */
function formOf(values: Readonly<Record<string, string>>) {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { querySelectorAll: () => fields } as never;
}
const valuesIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].map(({ value }) => value);
const guest = { status: 'signed-out', owner: undefined } as const;

it('fills in what was typed, but not over what is there by then', () => {
  keepFields(formOf({ name: 'Mia', town: 'Berlin' }), undefined);
  const form: HTMLFormElement = formOf({ name: '', town: 'Bonn', street: '' });
  restoreFields(form, guest);
  expect(valuesIn(form)).toEqual(['Mia', 'Bonn', '']);
});

it.each(['', 'kaputt', '7', '{"fields":{"name":1}}'])('fills in nothing of %j', (stored) => {
  storeTypedBuyer(stored);
  const form: HTMLFormElement = formOf({ name: '' });
  restoreFields(form, guest);
  expect(valuesIn(form)).toEqual(['']);
});

it.each([
  ['waits while it is unknown who is there', { status: 'loading', owner: undefined }, '', true],
  ['shows it to its account', { status: 'signed-in', owner: 'mia' }, 'Mia', true],
  ['forgets it for another one', { status: 'signed-in', owner: 'ole' }, '', false],
  ['forgets it for a guest', guest, '', false],
] as const)('what an account typed: %s', (_, account, shown, isKept) => {
  keepFields(formOf({ name: 'Mia' }), 'mia');
  const form: HTMLFormElement = formOf({ name: '' });
  restoreFields(form, account);
  expect(valuesIn(form)).toEqual([shown]);
  expect(readTypedBuyer()?.includes('Mia')).toBe(isKept);
});

it('is forgotten when somebody signs out, and kept when a guest signs in', () => {
  useAccount.setState({ status: 'signed-out', session: null });
  followAccount();
  keepFields(formOf({ name: 'Mia' }), undefined);
  useAccount.setState({ status: 'signed-in', session: { user: { id: 'mia' } } as never });
  expect(readTypedBuyer()).toContain('Mia');
  useAccount.setState({ status: 'signed-out', session: null });
  expect(readTypedBuyer()).toBe('');
});

it('tells whether a billing address was asked for', () => {
  keepFields(formOf({ name: 'Mia', 'billing.name': '' }), undefined);
  expect(restoreFields(formOf({ name: '' }), guest)).toBe(true);
  keepFields(formOf({ name: 'Mia' }), undefined);
  expect(restoreFields(formOf({ name: '' }), guest)).toBe(false);
});
