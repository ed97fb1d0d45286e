import { expect, it } from 'vitest';
import { refusePassword } from './password-rules.ts';

const customer = { email: 'ada.lovelace@analytik.example', isAdmin: false };
const admin = { ...customer, isAdmin: true };
const demo = { shopMode: 'demo' } as const;
const live = { shopMode: 'live' } as const;

it('keeps the six characters of the specification for customers of a demo, ten elsewhere', () => {
  expect(refusePassword(demo, 'fünf5', customer)).toBe('password_too_short');
  expect(refusePassword(demo, 'kiesel', customer)).toBeNull();
  for (const [settings, owner] of [
    [demo, admin],
    [live, customer],
    [live, admin],
  ] as const) {
    expect(refusePassword(settings, 'neun neun', owner)).toBe('password_under_ten');
    expect(refusePassword(settings, 'zehn Kiesel', owner)).toBeNull();
  }
});

it('counts an emoji as one character', () => {
  expect(refusePassword(demo, '🙂🙂🙂', customer)).toBe('password_too_short');
  expect(refusePassword(demo, '🙂🙂🙂🙂🙂🙂', customer)).toBeNull();
});

it.each(['123456', 'geheim', 'PASSWORD', 'hallo123', 'letmein', '1234567890'])(
  'refuses what everybody uses: %s',
  (password) => expect(refusePassword(demo, password, customer)).toBe('password_too_common'),
);

it.each([
  'Elvare2026!',
  'elvare-elvare',
  'Passwort123!',
  'lovelace1815',
  'ada.lovelace',
  '!Analytik!',
])('refuses what is made of the shop’s name or the address: %s', (password) =>
  expect(refusePassword(demo, password, customer)).toBe('password_too_common'),
);

it.each(['test-passwort', 'correct horse', 'aaaaaab', '______', 'nurkleineworte'])(
  'asks for no kinds of characters: %s',
  (password) => expect(refusePassword(demo, password, customer)).toBeNull(),
);
