import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '#routes.ts';
import { MAIL_PLACES, type MailWords, WORDED_MAILS, type WordedMail } from '#rules/mail-places.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { composeMail, type MailSettings } from './compose.ts';
import { MAIL_SAMPLES } from './samples.ts';

/** Words of the owner in the mails of the shop. */

const settings: MailSettings = {
  shopMode: 'live',
  baseUrl: 'https://shop.example',
  name: 'Kern',
  company: {
    name: 'Kern',
    street: 'Deichweg 1',
    city: '20095 Hamburg',
    email: 'hallo@kern.example',
    phone: '',
    owner: '',
    vatId: '',
    wIdNr: '',
    weee: '',
    register: '',
    social: {},
  },
};

const compose = (kind: WordedMail, words: MailWords, language: Lang = 'de', change: object = {}) =>
  composeMail(
    { kind, language, data: { ...MAIL_SAMPLES[kind], ...change }, words },
    settings,
    seedCatalogue,
  );

/** Text that a reader of the HTML sees; white space apart. */
const seenIn = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(WORDED_MAILS)('%s', (kind) => {
  it.each(LANGS)('fills every place that its words may name (%s)', (language) => {
    const all = MAIL_PLACES[kind].places.map((place) => `${place}={${place}}`).join(' ');
    const words = { subject: `S ${all}`, opening: `O ${all}`, closing: `C ${all}` };
    const { subject, text, html } = compose(kind, words, language);
    for (const said of [subject, text, html]) expect(said).not.toMatch(/\{\w+\}|=(?: |\n|$)/);
    expect(seenIn(html)).toContain(subject.replace(/\s+/g, ' '));
  });

  it('keeps everything but its opening, and the shop’s own words where there are none', () => {
    const own = compose(kind, {});
    const changed = compose(kind, { opening: 'Ein Wort\nzwei', closing: 'Bis bald' });
    expect(compose(kind, { opening: ' \n', closing: '' }).text).toBe(own.text);
    expect(changed.subject).toBe(own.subject);
    expect(changed.text).toContain('\n\nEin Wort\nzwei\n\n');
    const [before = '', after = ''] = changed.text.split('Ein Wort\nzwei\n\n');
    expect(own.text.startsWith(before)).toBe(true);
    for (const line of after.replace('Bis bald\n\n', '').split('\n')) {
      expect(own.text).toContain(line);
    }
  });
});

it('the closing stands before the copy of the contract', () => {
  const { text } = compose('order-confirmation', { closing: 'Bis bald' });
  expect(text.indexOf('Bis bald')).toBeLessThan(text.indexOf('Alles, was zwischen uns gilt'));
});

it('a line without its value goes, and a subject without one is the shop’s', () => {
  const words = { subject: 'Für {name}', opening: 'Liebe {name}\nNummer {number}' };
  const { subject, text } = compose('order-shipped', words, 'de', { name: null });
  expect(subject).toBe('Deine Bestellung EL-1001 ist unterwegs');
  expect(text).toContain('Hallo,\n\nNummer EL-1001\n\n');
});

it('a name is no place, markup or second header', () => {
  const name = '{number}<script>\r\nBcc:x@y.z';
  const words = { subject: '{name}\r\nBcc: all@example.org', opening: '{name}: {number}' };
  const { subject, html, text } = compose('order-shipped', words, 'de', { name });
  expect(subject).not.toMatch(/\p{Cc}|EL-1001/u);
  expect(html).not.toContain('<script>');
  expect(text).toContain('{number}<script>: EL-1001');
});

it('inboxes show the days of arrival, and nothing of the mail behind them', () => {
  const shown = ({ html }: { readonly html: string }) =>
    [...html.matchAll(/display:none[^>]*>([^<]+)/g)].map(([, text]) => text);
  const [days, filler] = shown(compose('order-confirmation', {}));
  expect(days).toBe('Bei dir voraussichtlich 26.\u00a0Nov.\u00a0– 1.\u00a0Dez.');
  expect(filler).toMatch(/^(?:&#847;&nbsp;){90}$/);
  expect(shown(compose('order-shipped', {}, 'en'))[0]).toBe('Expected to arrive 3–8\u00a0Dec');
  const unknown = compose('order-shipped', {}, 'de', { arrival: undefined });
  expect(shown(unknown)[0]).toBe('Dein Paket hat unser Lager verlassen.');
  expect(unknown.text).not.toContain('Bei dir');
});

it('text and HTML say the same, whatever somebody wrote', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 });
  const words = fc.record({
    subject: line,
    opening: fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n')),
    closing: fc.oneof(line, fc.constant('ä'.repeat(2_000)), fc.constant('<a href="x">{number}')),
  });
  fc.assert(
    fc.property(words, (said) => {
      const { subject, html, text } = compose('order-shipped', said);
      expect(subject).not.toMatch(/\p{Cc}/u);
      expect(subject.trim()).not.toBe('');
      const seen = seenIn(html);
      for (const each of text.split('\n').slice(1)) {
        const plain = each.replace(/\s+/g, ' ').trim();
        if (/^–+$|http|^ |:$/.test(plain) || plain === plain.toUpperCase()) continue;
        if (!/: [A-Z]/.test(plain)) expect(seen).toContain(plain);
      }
    }),
  );
});
