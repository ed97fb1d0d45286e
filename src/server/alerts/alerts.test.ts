import { expect, it } from 'vitest';
import { ALERT_SAMPLES } from '#test/alert-samples.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { adminActions } from '../admin/schema.ts';
import { ALERT_DATA, ALERT_KINDS, type AlertKind } from '../alert-texts/alert-kinds.ts';
import { alertText } from '../alert-texts/alert-texts.ts';
import { mails } from '../mail-queue/schema.ts';
import { type NewAlert, raiseAlert, resolveAlert, retainAlerts } from './alerts.ts';
import { alerts } from './schema.ts';

const test = await openPaymentShop();
const cookie = await signInAdmin(test);

const raise = <Kind extends AlertKind>(alert: NewAlert<Kind>) =>
  test.shop.db.transaction((tx) => raiseAlert(test.shop, tx, alert));
const paidAgain = (cents = 3999) =>
  raise({ kind: 'paid_again', subject: 'cs_test_1', data: { cents } });
const list = async (language = 'de') => {
  const headers = { cookie, 'accept-language': language };
  return (await (await test.request('/api/admin/alerts', { headers })).json()).alerts;
};
const dismiss = (id: string) =>
  test.send('POST', `/api/admin/alerts/${id}/dismiss`, {}, { cookie });
const alertMails = async () =>
  (await test.shop.db.select().from(mails)).filter(({ kind }) => kind === 'owner-alert');

it.each(ALERT_KINDS)('%s says what happened in both languages', (kind) => {
  const data = ALERT_DATA[kind].parse(ALERT_SAMPLES[kind]);
  const [de, en] = (['de', 'en'] as const).map((lang) => alertText({ kind, data }, lang));
  for (const said of [de, en]) {
    expect(said?.title).not.toBe('');
    expect(said?.text).not.toMatch(/undefined|null|NaN/);
  }
  expect(de?.title).not.toBe(en?.title);
});

it.each([
  ['de', ALERT_SAMPLES.stock_low, 'Siegelring: noch 2'],
  ['en', ALERT_SAMPLES.stock_low, 'Signet ring: 2 left'],
  ['de', { ...ALERT_SAMPLES.stock_low, left: 0 }, 'Siegelring: nichts mehr'],
] as const)('names an item in %s', async (lang, data, text) => {
  await raise({ kind: 'stock_low', subject: 'siegelring-56', data });
  const [alert] = await list(lang);
  expect(alert.text).toContain(text);
});

it('is one alert and one mail, however often it is raised', async () => {
  await Promise.all([paidAgain(), paidAgain(), paidAgain(4999)]);
  const [alert, ...others] = await list('en');
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: 'paid_again', times: 3, title: 'An order was paid twice' });
  expect(await alertMails()).toHaveLength(1);
});

it('opens again after it was resolved, and mails again only after an hour', async () => {
  await paidAgain();
  await resolveAlert(test.shop, test.shop.db, 'paid_again', 'cs_test_1');
  expect(await list()).toEqual([]);
  await paidAgain();
  expect(await list()).toHaveLength(1);
  expect(await alertMails()).toHaveLength(1);
  await resolveAlert(test.shop, test.shop.db, 'paid_again', 'cs_test_1');
  test.clock.now += 61 * 60 * 1000;
  await paidAgain();
  expect(await alertMails()).toHaveLength(2);
});

it('is dismissed once, by whom stands in the log', async () => {
  await paidAgain();
  const [{ id }] = await list();
  const replies = await Promise.all([dismiss(id), dismiss(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await list()).toEqual([]);
  const actions = await test.shop.db.select().from(adminActions);
  expect(actions.filter(({ subject }) => subject === id)).toMatchObject([
    { action: 'alert_dismissed', data: { kind: 'paid_again' } },
  ]);
});

it('is deleted a year after it was resolved', async () => {
  await paidAgain();
  test.clock.now += 400 * 24 * 60 * 60 * 1000;
  await retainAlerts(test.shop);
  expect(await test.shop.db.$count(alerts)).toBe(1);
  await resolveAlert(test.shop, test.shop.db, 'paid_again', 'cs_test_1');
  test.clock.now += 366 * 24 * 60 * 60 * 1000;
  await retainAlerts(test.shop);
  expect(await test.shop.db.$count(alerts)).toBe(0);
});
