import { beforeEach, expect, it } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { adminMailTextReply, adminTextPlacesReply } from '#contract/admin-texts.ts';
import { WORDED_MAILS, type WordedMail } from '#rules/mail-places.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { MAIL_SAMPLES } from '../mail/samples.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';

/** Words of mails in the back office: drafted, looked at, published and kept by every mail. */

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.pool.query('delete from catalogue_drafts');
});

const both = (said: string) => ({ de: said, en: `${said} (en)` });

async function draft(kind: string, content: object) {
  const path = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'mail', id: kind });
  const seen = await test.request(path, { headers: { cookie } });
  const entry = seen.ok ? adminEntry.parse(await seen.json()) : undefined;
  const revision = entry?.draft?.revision ?? null;
  const base = entry?.published?.version ?? null;
  return test.send('PUT', `${path}/draft`, { content, revision, base }, { cookie });
}

async function publish(kind: string, content: object) {
  expect((await draft(kind, content)).status).toBe(200);
  const reply = await test.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(reply.status).toBe(200);
  await test.shop.parts.catalogue.catchUp();
}

const preview = (kind: WordedMail, query: Record<string, string>) =>
  test.request(`/api/admin/mail-texts/${kind}/preview?${new URLSearchParams(query)}`, {
    headers: { cookie },
  });

const queue = (ref: string) =>
  test.shop.db.transaction((tx) =>
    queueMail(test.shop, tx, {
      ...{ kind: 'order-shipped', ref, recipient: 'mia@kundin.example', language: 'de' },
      data: MAIL_SAMPLES['order-shipped'],
    } as const),
  );

it('a mail keeps the words it was queued with, whatever is published until it is sent', async () => {
  await publish('order-shipped', { opening: both('Nummer {number} rollt.') });
  await queue('a');
  await publish('order-shipped', { opening: both('{number} ist weg.') });
  await queue('b');
  await publish('order-shipped', {});
  await queue('c');
  await test.settle();
  const texts = (await test.inbox()).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  for (const said of ['Nummer EL-1001 rollt.', 'EL-1001 ist weg.', 'EL-1001 verschickt.'])
    expect(texts.filter((text) => text.includes(said))).toHaveLength(1);
});

it('says at the field which place there is not, and which one is missing; other mails have no words', async () => {
  const reply = await draft('order-shipped', { opening: both('Dein Paket {nummer}') });
  const { findings } = adminEntry.parse(await reply.json());
  expect(findings.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
    'opening.de unknown_place',
    'opening.de place_missing',
    'opening.en unknown_place',
    'opening.en place_missing',
  ]);
  expect((await draft('owner-sale', {})).status).toBe(400);
});

// A demo's receipt of a message also says within how many hours.
it.each(WORDED_MAILS.filter((kind) => kind !== 'contact-receipt'))(
  '%s: the own words that the form shows are those that the mail says',
  async (kind) => {
    const reply = await test.request(`/api/admin/mail-texts/${kind}`, { headers: { cookie } });
    const { own } = adminMailTextReply.parse(await reply.json());
    const said = await (await preview(kind, { lang: 'en', as: 'text' })).text();
    await draft(kind, {
      subject: { de: 'x', en: own.en.subject },
      opening: { de: 'x', en: own.en.opening },
    });
    expect(await (await preview(kind, { lang: 'en', as: 'text' })).text()).toBe(said);
  },
);

it('shows the draft with an order, in a page that runs nothing', async () => {
  await draft('order-confirmation', { opening: both('Danke für {number}.<b>') });
  await test.pay(await test.open());
  await test.settle();
  const [order] = await test.orders();
  const [id = '', number] = [order?.id, `EL-${order?.number}`];
  const list = await test.request('/api/admin/mail-texts/order-confirmation', {
    headers: { cookie },
  });
  expect(adminMailTextReply.parse(await list.json()).orders).toContainEqual({ id, number });
  const page = await preview('order-confirmation', { lang: 'de', as: 'html', order: id });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain(`Danke für ${number}.&lt;b&gt;`);
  expect(html).not.toContain('cid:');
  const other = crypto.randomUUID();
  expect(
    (await preview('order-confirmation', { lang: 'de', as: 'html', order: other })).status,
  ).toBe(404);
});

it('a test mail goes to the owner alone, and not without end', async () => {
  await draft('order-shipped', { subject: both('Probe {number}') });
  const path = '/api/admin/mail-texts/order-shipped/test';
  const ask = () => test.send('POST', path, { language: 'de' }, { cookie });
  expect((await ask()).status).toBe(200);
  const mail = (await test.inbox()).find(({ subject }) => subject === 'Probe EL-1001');
  expect(mail?.to).toEqual([test.shop.settings.adminEmail]);
  const refused = [];
  for (let count = 0; count < 12; count++) refused.push((await ask()).status);
  expect(refused.at(-1)).toBe(429);
});

it('places of legal texts say what they become', async () => {
  const reply = await test.request('/api/admin/text-places', { headers: { cookie } });
  const { de, en } = adminTextPlacesReply.parse(await reply.json());
  expect(de).toMatchObject({ companyName: 'Elvare', withdrawalDays: '14' });
  expect(Object.keys(en)).toEqual(Object.keys(de));
});
