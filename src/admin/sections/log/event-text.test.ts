import { expect, it } from 'vitest';
import kit from '#admin/texts/de.json' with { type: 'json' };
import { SECURITY_KINDS } from '#contract/admin-security.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import { eventAccount, eventFacts, eventName, placeName } from './event-text.ts';

const { security: de } = german;
const { security: en } = english;

const event = {
  id: '1',
  kind: 'signed_in',
  refused: false,
  account: 'a1',
  email: 'eva@post.example',
  place: 'POST /api/auth/sign-in/email',
  network: 'abc',
  times: 1,
  at: '2026-11-23T09:00:00Z',
  data: {},
};

it.each(SECURITY_KINDS)('%s has a name of its own in both languages', (kind) => {
  expect(eventName(de, kind)).not.toBe(eventName(de, 'of_another_version'));
  expect(eventName(en, kind)).not.toBe(eventName(de, kind));
});

it('gives kinds of other versions a general name', () => {
  expect(eventName(de, 'recovery_codes_made')).toBe('Anderes Ereignis');
});

it('says facts in words, and leaves out what it has no word for', () => {
  const signedIn = { ...event, data: { factor: 'totp', new_device: true } };
  expect(eventFacts(de, signedIn)).toBe('mit Code-App, neues Gerät');
  const slowed = { ...event, data: { seconds: 4, toString: 'x', code: 'rate_limited' }, times: 7 };
  expect(eventFacts(en, slowed)).toBe('too many requests, held back for 4 s, 7 times, summed up');
  expect(eventFacts(en, { ...event, data: { code: 'of_a_newer_version', what: 7 } })).toBe('');
});

it('names the account, also one that is gone or nobody’s', () => {
  expect(eventAccount(german, event)).toBe('eva@post.example');
  expect(eventAccount(german, { ...event, email: null })).toBe('gelöschtes Konto');
  expect(eventAccount(english, { ...event, email: null, account: null })).toBe('nobody known');
});

it.each([
  ['POST /api/auth/sign-in/email', 'Anmeldung'],
  ['GET /api/admin/log', 'Verwaltung'],
  ['desk', 'Verwaltung'],
  ['POST /api/create-checkout', 'Kasse'],
  ['POST /api/stripe-webhook', 'Zahlungsmeldungen'],
  ['database', 'Datenbank'],
  ['npm run admin:password', 'Befehl am Server (admin:password)'],
  ['GET /api/of-another-version', 'Shop'],
])('says %s as %s', (place, name) => {
  expect(placeName(de, place, kit)).toBe(name);
});
