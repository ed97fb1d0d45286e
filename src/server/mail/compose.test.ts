import fc from 'fast-check';
import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { MAIL_KINDS, type MailKind, ORDER_MAIL_KINDS } from '../mail-queue/mail-kinds.ts';
import { composeMail, type MailSettings } from './compose.ts';
import { letterHtml } from './letter-html.ts';
import { readPictures } from './letter-picture.ts';
import { MAIL_SAMPLES } from './samples.ts';

const settings: MailSettings = {
  shopMode: 'demo',
  baseUrl: 'https://shop.example',
  name: 'Elvare',
  company: {
    name: 'Elvare GmbH',
    street: 'Musterweg 5',
    city: '10115 Berlin',
    email: 'hallo@shop.example',
    phone: '',
    owner: '',
    vatId: '',
    wIdNr: '',
    weee: '',
    register: '',
    social: {},
  },
};

const compose = (kind: MailKind, language: Lang = 'de', data: object = MAIL_SAMPLES[kind]) =>
  composeMail({ kind, language, data }, settings, seedCatalogue);

describe.each(MAIL_KINDS)('%s', (kind) => {
  it.each(['de', 'en'] as const)('says the same in text and HTML (%s)', (language) => {
    const mail = compose(kind, language);
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${language}">`);
    const words = mail.html
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const line of mail.text.split('\n').slice(1)) {
      const said = line
        .replace(/^[>–] /, '')
        .replace(/:$/, '')
        .trim();
      // Headings shout in text; links are in `href`; sums join label and amount with a colon.
      if (said === '' || /^–+$/.test(said) || said === said.toUpperCase()) continue;
      const parts = said.includes('http') ? [] : said.split(/: (?=[€−K0-9F])/);
      for (const part of parts) expect(words).toContain(part);
    }
  });

  it('loads nothing from anywhere and survives dark mode and narrow windows', () => {
    const mail = compose(kind);
    // Pictures of the box and of what was ordered are parts of the mail.
    const rest = mail.html.replaceAll(
      /<img (?:class="\w+" )?src="cid:[\w@-]+" width="(?:159|148|120|118|60)"(?: height="(?:34|120|60)")?/g,
      '',
    );
    expect(rest).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    // Nothing may be wider than a 320 px window: no fixed widths in pixels beside max-width.
    expect(mail.html).not.toMatch(/(?<!max-)(?<!min-)width:\s*\d+px/);
    expect(rest).not.toMatch(/width="\d+"/);
  });

  it('has links to our own pages and to what it is about, nothing else', () => {
    const links = [...compose(kind).html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^https:\/\/(shop|parcel)\.example/);
  });

  it('speaks without exclamation marks', () => {
    for (const language of ['de', 'en'] as const) {
      expect(compose(kind, language).text).not.toContain('!');
    }
  });
});

describe('the order confirmation', () => {
  it('holds number, items, gifts, sums, address, dates, withdrawal and terms', () => {
    const { subject, text } = compose('order-confirmation');
    expect(subject).toBe('Deine Bestellung EL-1001 ist bestätigt');
    for (const part of [
      'Hallo Mia,',
      'Elvare Pouch',
      'Duo: Rosa, Lila · 4 Stück',
      '€215,98',
      'Elvare Pouch, Schwarz',
      'Geschenk',
      'Rabatt (WILLKOMMEN10): −€21,60',
      'Versand: Kostenlos',
      'Gesamt: €194,38',
      'davon 19 % MwSt.: €31,04',
      'Mia Muster\nTorstraße 1\nHinterhaus\n10119 Berlin',
      'vom Fr., 20. Nov.',
      'Versand: 23.–24. Nov.',
      'Bei dir: 26. Nov. – 1. Dez.',
      'binnen 14 Tagen',
      'Elvare GmbH, Musterweg 5, 10115 Berlin',
      'Hiermit widerrufe(n) ich/wir (*)',
      '– Name des/der Verbraucher(s)',
      '§ 1 Geltungsbereich und Vertragspartner',
      'https://shop.example/widerrufsrecht',
      'https://shop.example/agb',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  it('leads English readers to English pages', () => {
    const { text } = compose('order-confirmation', 'en');
    expect(text).toContain('Total: €194.38');
    expect(text).toContain('https://shop.example/en/widerrufsrecht');
    expect(text).toMatch(/model withdrawal form/i);
    // Every figure and name is filled in.
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it('names shipping where it costs, and no discount where there is none', () => {
    const data = { ...MAIL_SAMPLES['order-confirmation'], discount: 0, shipping: 490 };
    const { text } = compose('order-confirmation', 'de', data);
    expect(text).toContain('Versand: €4,90');
    expect(text).not.toMatch(/^Rabatt/m);
  });
});

it.each(ORDER_MAIL_KINDS)('%s leads to the withdrawal function in a live shop alone', (kind) => {
  const mail = { kind, language: 'de', data: MAIL_SAMPLES[kind] } as const;
  const { text } = composeMail(mail, { ...settings, shopMode: 'live' }, seedCatalogue);
  const link = 'https://shop.example/vertrag-widerrufen';
  expect(text).toContain(link);
  expect(compose(kind).text).not.toContain(link);
});

it('a refund greets by name, and without one where the order has none', () => {
  expect(compose('order-refunded').text).toContain('Hallo Mia,');
  const nameless = { ...MAIL_SAMPLES['order-refunded'], name: null };
  expect(compose('order-refunded', 'de', nameless).text).toContain('Hallo,');
});

describe('what strangers typed', () => {
  it('stays text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const markup = String(html`<p title="${typed}">${typed}</p>`);
        const inside = markup.slice('<p title="'.length, -'</p>'.length);
        expect(inside.replace('">', '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('never becomes an element, wherever in a letter it stands', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='x'>&amp;`;
    const letter = {
      subject: evil,
      preview: evil,
      title: evil,
      blocks: [
        { type: 'text', text: evil },
        { type: 'small', text: evil },
        { type: 'heading', text: evil },
        { type: 'button', label: evil, url: evil },
        { type: 'link', label: evil, url: evil },
        { type: 'lines', lines: [evil, evil] },
        { type: 'quote', text: evil },
        { type: 'items', items: [{ title: evil, detail: evil, amount: evil }] },
        { type: 'sums', sums: [{ label: evil, amount: evil, strong: true }] },
      ],
    } as const;
    const footer = { reason: evil, sender: [evil], links: [{ label: evil, url: evil }] };
    const page = letterHtml(letter, footer, { name: 'Elvare' }, 'de');
    expect(page).not.toMatch(/<script|<img|onerror='/);
    expect(page).toContain('&amp;amp;');
  });

  it('can put no second line into a header', () => {
    const data = { ...MAIL_SAMPLES['contact-copy'], subject: 'Hi\r\nBcc: all@example.org' };
    expect(compose('contact-copy', 'de', data).subject).toBe('[Kontakt] Hi Bcc: all@example.org');
  });

  it('does not come back in the receipt, which a stranger may get', () => {
    const { text } = compose('contact-receipt');
    expect(text).not.toContain('Größe');
    expect(text).toContain('innerhalb von 24 Stunden');
    const mail = { kind: 'contact-receipt', language: 'de', data: {} } as const;
    const live = composeMail(mail, { ...settings, shopMode: 'live' }, seedCatalogue);
    expect(live.text).toContain('antworten dir.');
    expect(live.text).not.toContain('Stunden');
  });
});

it('lets mail programs unsubscribe with one click', () => {
  expect(compose('newsletter-confirm').headers).toEqual({
    'List-Unsubscribe': '<https://shop.example/api/newsletter/unsubscribe?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('answers to a contact message go to the person', () => {
  expect(compose('contact-copy').replyTo).toBe('mia@kundin.example');
});

const sample = MAIL_SAMPLES['order-confirmation'];
const composeOrder = (data: typeof sample) => compose('order-confirmation', 'de', data);
const none = async () => undefined;

it('shows the box and a picture of each line and colour, which are parts of the mail', async () => {
  const { html, pictures } = composeOrder(sample);
  expect(html.match(/ src="cid:[^"]+" width="\d+"/g)).toEqual([
    ' src="cid:wordmark@shop" width="148"',
    ' src="cid:box@shop" width="159"',
    ' src="cid:pouch-rosa-quarter-216@shop" width="60"',
    ' src="cid:pouch-lila-quarter-216@shop" width="60"',
    ' src="cid:pouch-schwarz-quarter-216@shop" width="120"',
  ]);
  const read = await readPictures(pictures, none);
  expect(read.map(({ filename }) => filename)).toEqual([
    'wordmark.png',
    'box.png',
    'rosa-quarter-216.jpg',
    'lila-quarter-216.jpg',
    'schwarz-quarter-216.jpg',
  ]);
  // Outlook on Windows shows PNG and JPEG, neither SVG nor WebP.
  const formats = read.map(({ content }) => content.toString('hex', 0, 3));
  expect(formats).toEqual(['89504e', '89504e', 'ffd8ff', 'ffd8ff', 'ffd8ff']);
  expect(compose('order-shipped').pictures).toContain('/box-closed.png');
  expect(compose('order-refunded').pictures).toEqual(['/wordmark.png']);
});

it.each(['/images/../../.env', '/images/pouch/fehlt-800.webp', 'https://example.org/x.webp', ''])(
  'leaves out %j, which is no picture of the shop',
  async (image) => {
    const items = sample.items.map((item) => ({ ...item, image, images: undefined }));
    const { pictures } = composeOrder({ ...sample, items });
    expect(await readPictures(pictures, none)).toMatchObject([
      { filename: 'wordmark.png' },
      { filename: 'box.png' },
    ]);
  },
);

it('shows uploaded pictures from where the shop keeps them', async () => {
  const id = 'ab'.repeat(16);
  const items = [{ ...sample.items[0], images: undefined, image: `/media/${id}/40-60-800.webp` }];
  const { html, pictures } = composeOrder({ ...sample, items } as typeof sample);
  expect(html).toContain(`cid:media-${id}-40-60-216@shop`);
  const asked: string[] = [];
  const read = await readPictures(pictures, async (...file) => {
    asked.push(file.join(' '));
    return Buffer.from('jpeg');
  });
  expect(asked).toEqual([`${id} 40-60-216.jpg`]);
  expect(read.at(-1)).toMatchObject({ filename: '40-60-216.jpg', content: Buffer.from('jpeg') });
  expect(await readPictures(pictures, none)).toHaveLength(2);
});

it('shows the name, wordmark and accent of the shop in place of ours', () => {
  const wordmark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h9"/></svg>';
  const own = {
    ...settings,
    name: 'Käthe & Söhne',
    company: { ...settings.company, name: 'K GmbH' },
  };
  const mail = {
    kind: 'password-reset',
    language: 'de',
    data: MAIL_SAMPLES['password-reset'],
  } as const;
  const named = composeMail(mail, own, seedCatalogue);
  expect(named.text).toMatch(/^Käthe & Söhne\n/);
  expect(named.html).toContain('>Käthe &amp; Söhne</td>');
  expect(named.pictures).toEqual([]);
  const marked = composeMail(mail, { ...own, wordmark, accent: '#1F6B45' }, seedCatalogue);
  expect(marked.html).toContain(
    '<img src="cid:media-look-wordmark@shop" width="128" height="32" alt="Käthe &amp; Söhne"',
  );
  expect(marked.pictures).toEqual(['/media/look/wordmark.png']);
  expect(marked.html).toContain('class="button" style="background:#1F6B45');
  for (const { html, text, subject } of [named, marked])
    expect(html + text + subject).not.toMatch(/elvare/i);
});
