import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import { LANGS } from '#routes.ts';
import { users } from '#server/auth/schema.ts';
import { backupKeys } from '#server/backup/schema.ts';
import { signerNameOf } from '#server/backup/signer.ts';
import { writeVersion } from '#server/catalogue/write-version.ts';
import type { CheckedShop } from '#server/golive/check.ts';
import { liveShops } from '#server/golive/schema.ts';
import { guaranteeNotices } from '#server/guarantee/schema.ts';
import { control, testSandbox } from '#test/sandbox.ts';
import { LIVE_TEXTS } from './live-texts.ts';
import { signInAdmin } from './logins.ts';
import { createTestShop } from './shop.ts';

const ADDRESS = 'http://localhost:3000';
const PASSWORD = 'ein-passwort';
/** All that a collection may ask of its goods. */
const GOODS = {
  safety: { maker: 'own' },
  fibres: [{ name: { de: 'Baumwolle', en: 'Cotton' }, percent: 100 }],
  volumeMl: 50,
  ingredients: 'Aqua',
  battery: { de: 'Knopfzelle', en: 'Button cell' },
};

/** Everything that a live shop has proved when it opens on this machine; `live` are the values of its settings. */
export async function openLiveShop() {
  const apiKey = 'sk_live_test';
  const sandbox = await testSandbox({
    apiKey,
    webhookUrl: `${ADDRESS}/api/stripe-webhook`,
    webhookSecret: 'whsec_test',
  });
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, done) =>
      password === PASSWORD ? done(null, { user: 'shop' }) : done(new Error('no')),
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const endSmtp = () => new Promise<void>((resolve) => smtp.close(() => resolve()));

  const demo = await createTestShop();
  const { shop } = demo;
  await signInAdmin(demo);
  await shop.db.update(users).set({ twoFactorEnabled: true });
  const now = new Date();
  await shop.db.insert(liveShops).values({ id: 1, bornAt: now });
  await shop.db.insert(guaranteeNotices).values(
    LANGS.map((language) => ({
      language,
      png: Buffer.from('png'),
      address: 'https://europa.eu/youreurope/',
    })),
  );
  await shop.pool.query(`alter table catalogue_versions disable trigger all;
    update catalogue_versions set by = 'owner';
    alter table catalogue_entries disable trigger all;
    update catalogue_entries
    set content = (content::jsonb || '${JSON.stringify(GOODS)}')::json where kind = 'product'`);
  await shop.db
    .insert(backupKeys)
    .values({ id: 1, recipient: 'age1', signer: signerNameOf(shop.settings), confirmedAt: now });
  const adminEmail = 'inhaberin@elvare.de';
  await shop.db.update(users).set({ email: adminEmail });
  const live: CheckedShop['settings'] = {
    ...shop.settings,
    shopMode: 'live',
    baseUrl: ADDRESS,
    adminEmail,
    mailFrom: 'Elvare <shop@elvare.de>',
    smtpUrl: `smtp://shop:${PASSWORD}@127.0.0.1:${port}`,
    stripe: { secretKey: apiKey, webhookSecret: 'whsec_test', apiUrl: sandbox.apiUrl },
    company: {
      ...shop.settings.company,
      name: 'Elvare GmbH',
      street: 'Mönckebergstraße 7',
      city: '20095 Hamburg',
      email: 'service@elvare.de',
      phone: '+49 40 1234567',
      owner: 'Lena Hansen',
      vatId: 'DE123456789',
      weee: 'DE12345678',
    },
  };
  const endServices = async () => {
    await Promise.all([sandbox.end(), endSmtp()]).catch(() => undefined);
  };
  afterAll(async () => {
    await endServices();
    await demo.close();
  });
  return {
    ...demo,
    live,
    /** Changes the account at Stripe. */
    account: (state: object) => control(sandbox, '/account', state),
    /** Publishes a version with texts, as a person does, or the demo. */
    publish: (texts = LIVE_TEXTS, isDemo = false) =>
      shop.db.transaction((tx) =>
        writeVersion(tx, {
          by: 'owner',
          note: '',
          isDemo,
          changes: Object.entries(texts).map(([id, content], position) => ({
            ...{ kind: 'texts', id, position, content, removed: false },
          })),
        }),
      ),
    /** Ends payment provider and mail server. */
    endServices,
  };
}
