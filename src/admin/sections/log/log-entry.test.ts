import { expect, it } from 'vitest';
import kit from '#admin/texts/de.json' with { type: 'json' };
import wordsDe from '#browser/words/de.json' with { type: 'json' };
import wordsEn from '#browser/words/en.json' with { type: 'json' };
import type { AdminLogReply } from '#contract/admin-log.ts';
import ownDe from './de.json' with { type: 'json' };
import ownEn from './en.json' with { type: 'json' };
import { actionName, detailOf, objectOf, personOf } from './log-entry.ts';

const de = { ...wordsDe, ...ownDe };
const en = { ...wordsEn, ...ownEn };

const entry = (
  action: string,
  rest: Partial<AdminLogReply['entries'][number]> = {},
): AdminLogReply['entries'][number] => ({
  id: 'admin-1',
  source: 'admin',
  action,
  subject: 'x',
  name: null,
  order_id: null,
  by: null,
  at: '2026-11-23T09:00:00Z',
  data: {},
  ...rest,
});

it('names actions of both kinds, and one of another version by its key', () => {
  expect(actionName(de, 'shipped')).toBe('Versandt');
  expect(actionName(en, 'code_created')).toBe('Code created');
  expect(actionName(de, 'of_another_version')).toBe('of_another_version');
});

it.each([
  [entry('shipped', { subject: 'EL-1001', order_id: 'a1' }), 'EL-1001', '/admin/orders/a1'],
  [entry('marked_sold_out', { name: 'Siegelring' }), 'Siegelring', '/admin/stock'],
  [entry('code_stopped', { subject: 'SOMMER' }), 'SOMMER', '/admin/codes'],
  [entry('message_handled', { subject: 'm1' }), 'Nachricht', '/admin/messages/m1'],
  [entry('picture_changed'), 'Bild', '/admin/pictures'],
  [entry('catalogue_published', { subject: '48' }), 'Version 48', '/admin/publish/48'],
  [entry('campaign_ended', { data: { name: 'Herbst' } }), 'Herbst', '/admin/campaigns'],
])('names and links what was acted on: $action', (line, name, href) => {
  expect(objectOf(line, de, 'de')).toEqual({ name, href });
});

it('shows no id of what has no name', () => {
  expect(objectOf(entry('factors_removed', { subject: 'user-7' }), de, 'de')).toBeUndefined();
  expect(objectOf(entry('orders_exported', { subject: 'orders' }), en, 'en')).toBeUndefined();
});

it.each([
  [{ from: 3, to: null }, 'von 3 auf unbegrenzt'],
  [{ cents: 3999 }, '€39,99'],
  [{ mail: 'order-shipped' }, 'Versandmail'],
  [{ kind: 'percent', value: 10 }, '10\u00a0%'],
  [{ kind: 'amount', value: 1000 }, '€10,00'],
  [{ drafts: 2, pictures: 4 }, 'Entwürfe: 2, Bilder: 4'],
  [{ note: 'Winter' }, 'Winter'],
  [{ of_another_version: 1 }, ''],
])('says facts in words: %o', (data, text) => {
  expect(detailOf(entry('any', { data }), de, 'de')).toBe(text);
});

it('names who did it, a command too', () => {
  expect(personOf('eva@post.example', de, kit)).toBe('eva@post.example');
  expect(personOf('npm run restore', de, kit)).toBe('Befehl am Server (restore)');
  expect(personOf(null, en, kit)).toBe('deleted account');
});
