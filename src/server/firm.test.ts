import { beforeAll, describe, expect, it } from 'vitest';
import type { Firm } from '#catalogue/catalogue.ts';
import type { AdminDraftBody } from '#contract/admin-catalogue.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, type InboxMail, MIA, openPaymentShop } from '#test/payments.ts';
import { readCurrentEntry } from './catalogue/current-entries.ts';
import { publish } from './catalogue/publish.ts';
import { saveDraft } from './catalogue/save-draft.ts';
import { runChecks } from './golive/run-checks.ts';

/** The owner changes her firm while the shop runs: everything says what is stored from the next request on. */

const test = await openPaymentShop({ settings: { saleMails: true } });
/** Publishes the firm as the owner does, and serves it. */
async function publishFirm(firm: Firm): Promise<void> {
  const { shop } = test;
  const base = (await readCurrentEntry(shop.db, 'firm', 'firm'))?.version ?? null;
  const content = firm as AdminDraftBody['content'];
  await saveDraft(shop, 'owner', 'firm', 'firm', { content, revision: null, base });
  const result = await publish(shop, { by: 'owner', record: async () => undefined });
  expect(result).toMatchObject({ ok: true });
  await shop.parts.catalogue.catchUp();
}

const EMAIL = 'hallo@deich.example';
const FIRM: Firm = {
  ...{ name: 'Deich & Kern', company: 'Deich UG (haftungsbeschränkt)', legalForm: 'ug' },
  ...{ owner: 'Lena Kern', street: 'Deichweg 1', city: '20095 Hamburg', email: EMAIL },
  ...{ phone: '040 123456', register: 'Amtsgericht Hamburg, HRB 7', vatId: 'DE123456789' },
  ...{ methods: ['paypal'], sender: 'Lena, „Deich“', senderEmail: 'post@deich.example' },
  replyTo: 'frag@deich.example',
  maker: {
    ...{ name: 'Werk Nord', street: 'Am Kai 2', town: '24103 Kiel', country: 'DE' },
    email: 'werk@nord.example',
  },
};

it('pays, mails and sets up codes as the environment says until something is stored', async () => {
  const { company, paymentMethods } = test.shop.settings;
  await test.pay(await test.open());
  await test.settle();
  expect(await test.orders()).toMatchObject([{ paymentMethods }]);
  expect((await test.inbox()).map(({ to }) => to)).toContainEqual([company.email]);
});

describe('once it is stored', () => {
  beforeAll(() => publishFirm(FIRM));

  it('the payment page offers its methods, and an order keeps its maker', async () => {
    const id = checkoutIdOf((await test.start({ customer: MIA })).url);
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session.payment_method_types).toEqual(['paypal']);
    const [order] = await test.orders();
    expect(order?.paymentMethods).toEqual(['paypal']);
    const makers = order?.items.map(({ maker }) => maker);
    expect(new Set(makers)).toEqual(new Set(['Werk Nord, Am Kai 2, 24103 Kiel, DE']));
  });

  it('mails come from its name and name it, and answers reach it', async () => {
    await test.pay(await test.open());
    await test.settle();
    const mails = (await test.inbox()) as (InboxMail & { id: string })[];
    expect(mails.find(({ to }) => to.includes(EMAIL))?.subject).toContain('EL-');
    const confirmation = mails.find(({ to }) => !to.includes(EMAIL));
    expect(confirmation).toMatchObject({
      ...{ from: 'post@deich.example', fromName: 'Lena, „Deich“' },
      messageId: expect.stringContaining('@deich.example>'),
      text: expect.stringMatching(
        /Deich UG \(haftungsbeschränkt\)\nDeichweg 1, 20095 Hamburg\n.*Hamburg · Amtsgericht Hamburg, HRB 7 · .*Lena Kern/,
      ),
    });
    // The legal texts of the order, too.
    expect(confirmation?.text).not.toContain(test.shop.settings.company.email);
    const source = `${test.sandbox?.inboxUrl}/api/messages/${confirmation?.id}/source`;
    expect(await (await fetch(source)).text()).toContain('Reply-To: frag@deich.example');
  });

  it('an authenticator app has its name', async () => {
    const cookie = await signInCustomer(test, 'app@post.example');
    const body = { password: 'test-passwort' };
    const started = await test.send('POST', '/api/auth/totp/start', body, { cookie });
    const { uri = '' } = (await started.json()) as { uri?: string };
    expect(new URL(uri).searchParams.get('issuer')).toBe('Deich & Kern');
  });

  it('no sale is mailed if it wants none', async () => {
    await publishFirm({ ...FIRM, saleMails: false });
    await test.pay(await test.open());
    await test.settle();
    expect((await test.inbox()).filter(({ to }) => to.includes(EMAIL))).toEqual([]);
  });

  it('a live shop is checked as it is stored', async () => {
    const settings = { ...test.shop.settings, shopMode: 'live' } as const;
    const states = async () => {
      const results = await runChecks({ ...test.shop, settings }, 'hourly');
      return Object.fromEntries(results.map(({ check, state }) => [check, state]));
    };
    expect(await states()).toMatchObject({ company: 'ok', tax: 'ok', credit: 'ok' });
    const { phone: _, vatId: __, ...others } = FIRM;
    await publishFirm({ ...others, methods: ['klarna'] });
    expect(await states()).toMatchObject({ company: 'FAIL', tax: 'FAIL', credit: 'FAIL' });
  });
});
