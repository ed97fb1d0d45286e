import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_TOKEN_HEADER } from '#contract/defects.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openPaymentShop } from '#test/payments.ts';
import { noise } from '#test/uploads.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';

const test = await openPaymentShop();
const EMAIL = 'mia@kundin.example';
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await test.shop.pool.query<Row>(sql, values)).rows;
beforeEach(() => test.pass(24 * 60 * 60));

/** An order whose parcel arrived yesterday, or is under way; with its token. */
async function sentOrder(isDelivered = true) {
  const id = await storeOrder(test, { email: EMAIL, name: 'Mia' });
  const at = new Date(test.clock.now - 24 * 60 * 60_000);
  await rows(
    `insert into parcels (id, order_id, pieces, sent_at, delivered_at) values ($1, $1, '[]', $2, $3)`,
    [id, at, isDelivered ? at : null],
  );
  return { id, token: orderToken(test.shop.settings, id, EMAIL) };
}

const complain = (token: string, more: object = {}, key = randomUUID()) =>
  test.send('POST', '/api/defects', {
    key,
    token,
    kind: 'defect',
    text: 'Die Naht reißt.',
    ...more,
  });
const addPhoto = (id: string, token: string, body: Uint8Array) =>
  test.request(`/api/defects/${id}/photos`, {
    method: 'POST',
    headers: { [ORDER_TOKEN_HEADER]: token, 'content-type': 'image/jpeg' },
    body: Buffer.from(body),
  });
const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { readonly code?: string };
  return [response.status, code];
};
const stored = async () => (await rows('select 1 from defects')).length;
const pictures = async () => (await rows('select 1 from defect_photos')).length;
const mailed = async () => {
  await test.settle();
  return (await test.inbox()).filter(({ to }) => to.includes(EMAIL)).map(({ text }) => text);
};

describe('a complaint', () => {
  it('is stored once, mailed with its rights, shown to its customer and told to the owner', async () => {
    const { id, token } = await sentOrder();
    const key = randomUUID();
    const more = { line: 0, wish: 'repair' };
    for (const _ of ['sent', 'sent again']) {
      expect((await complain(token, more, key)).status).toBe(200);
    }
    expect(await rows('select * from defects where order_id = $1', [id])).toMatchObject([
      { id: key, kind: 'defect', line: 0, wish: 'repair', decision: null },
    ]);
    const texts = (await mailed()).filter((text) => text.includes('Die Naht reißt.'));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('zwölf Monate');
    expect(texts[0]).toContain('/bestellung#');
    expect(
      await rows(`select 1 from alerts where kind = 'defect_new' and subject = $1`, [id]),
    ).toHaveLength(1);
    const { complaints } = (await (await test.send('POST', '/api/order', { token })).json()) as {
      readonly complaints: object;
    };
    expect(complaints).toMatchObject({
      offered: ['defect', 'voluntary'],
      made: [{ id: key, decision: null, photos: 0 }],
    });
  });

  it.each([
    ['a parcel that came', true, { kind: 'lost' }],
    ['a return of what has not come', false, { kind: 'voluntary' }],
    ['an item that nobody ordered', true, { line: 9 }],
  ] as const)('is refused for %s', async (_, isDelivered, more) => {
    const { token } = await sentOrder(isDelivered);
    const before = await stored();
    expect(await codeOf(await complain(token, more))).toEqual([409, 'complaint_not_offered']);
    expect(await stored()).toBe(before);
  });

  it('is refused with a forged link, for an unsent order and beyond its number', async () => {
    const { id, token } = await sentOrder();
    const { id: other } = await sentOrder();
    expect(await codeOf(await complain(token.replace(id, other)))).toEqual([400, 'invalid_token']);
    const unsent = await storeOrder(test, { email: EMAIL });
    const own = orderToken(test.shop.settings, unsent, EMAIL);
    expect(await codeOf(await complain(own))).toEqual([409, 'complaint_not_offered']);
    await rows(
      `insert into defects (id, order_id, kind, text, language)
       select gen_random_uuid(), $1, 'defect', '', 'de' from generate_series(1, 20)`,
      [id],
    );
    expect(await codeOf(await complain(token))).toEqual([409, 'complaint_not_offered']);
  });

  it('takes five photos without their metadata, and nothing else', async () => {
    const { token } = await sentOrder();
    const { token: foreign } = await sentOrder();
    const id = randomUUID();
    await complain(token, {}, id);
    const before = await pictures();
    const photo = await noise()
      .withExif({ IFD0: { Artist: 'Mia' } })
      .jpeg()
      .toBuffer();
    expect(await codeOf(await addPhoto(id, foreign, photo))).toEqual([400, 'invalid_token']);
    const huge = randomBytes(40 * 1024 * 1024);
    expect(await codeOf(await addPhoto(id, token, huge))).toEqual([413, 'body_too_large']);
    const text = Buffer.from('%PDF-1.7 kein Bild');
    expect(await codeOf(await addPhoto(id, token, text))).toEqual([415, 'picture_type']);
    expect(await pictures()).toBe(before);
    for (let nth = 1; nth <= 5; nth++) {
      expect(await (await addPhoto(id, token, photo)).json()).toEqual({ photos: nth });
    }
    expect(await codeOf(await addPhoto(id, token, photo))).toEqual([409, 'too_many_photos']);
    const cookie = await signInAdmin(test);
    const path = `/api/admin/defects/${id}/photos/4`;
    const shown = await test.request(path, { headers: { cookie } });
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await shown.arrayBuffer()).includes('Mia')).toBe(false);
    expect((await test.request(path)).status).toBe(401);
    await rows('delete from defects where id = $1', [id]);
    expect(await pictures()).toBe(before);
  });
});

describe('its answer', () => {
  const answer = (id: string, cookie: string, body: object) =>
    test.send(
      'POST',
      `/api/admin/defects/${id}/answer`,
      { text: 'Schick sie her.', ...body },
      { cookie },
    );
  const finish = (id: string, cookie: string, done = true) =>
    test.send('POST', `/api/admin/defects/${id}/done`, { done }, { cookie });

  it('is mailed with its day, and after the repair with twelve more months', async () => {
    const { id: order, token } = await sentOrder();
    const id = randomUUID();
    await complain(token, {}, id);
    const cookie = await signInAdmin(test);
    expect((await finish(id, cookie)).status).toBe(400);
    const past = { decision: 'repair', due_on: '2020-01-01' };
    for (const body of [
      past,
      { decision: 'repair' },
      { decision: 'refund', due_on: '2099-01-01' },
    ]) {
      expect(await codeOf(await answer(id, cookie, body))).toEqual([400, 'invalid_body']);
    }
    const promised = { decision: 'repair', due_on: '2099-12-11' };
    expect((await answer(id, cookie, promised)).status).toBe(200);
    expect((await mailed()).some((text) => text.includes('bis spätestens 11. Dezember 2099'))).toBe(
      true,
    );
    const open = `select 1 from alerts where subject = $1 and resolved_at is null`;
    expect(await rows(open, [order])).toEqual([]);
    expect((await finish(id, cookie)).status).toBe(200);
    const year = new Date(test.clock.now).getUTCFullYear() + 3;
    expect(
      (await mailed()).some(
        (text) => text.includes('zwölf Monate länger') && text.includes(`${year}`),
      ),
    ).toBe(true);
    // Done, taken back and done again is told once.
    const count = (await mailed()).length;
    await finish(id, cookie, false);
    await finish(id, cookie);
    expect((await mailed()).length).toBe(count);
    const list = await test.send('GET', '/api/admin/defects?done=1', undefined, { cookie });
    const { defects } = (await list.json()) as { readonly defects: { readonly id: string }[] };
    expect(defects.find((each) => each.id === id)).toMatchObject({
      decision: 'repair',
      liable_until: expect.stringMatching(`^${year}-`),
    });
  });

  it('that refuses names the conciliation body, and a parcel is never repaired', async () => {
    const { token } = await sentOrder(false);
    const id = randomUUID();
    await complain(token, { kind: 'lost' }, id);
    const cookie = await signInAdmin(test);
    const repair = { decision: 'repair', due_on: '2099-12-11' };
    expect(await codeOf(await answer(id, cookie, repair))).toEqual([400, 'invalid_body']);
    expect((await answer(id, cookie, { decision: 'refused' })).status).toBe(200);
    expect((await mailed()).some((text) => text.includes('Universalschlichtungsstelle'))).toBe(
      true,
    );
  });
});
