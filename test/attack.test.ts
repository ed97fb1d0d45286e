import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureFirstAdmin } from '#server/auth/first-admin.ts';
import { halfProved } from '#tools/attack/authorisation.ts';
import { Caller } from '#tools/attack/caller.ts';
import { enumeration } from '#tools/attack/enumeration.ts';
import { forgery } from '#tools/attack/forgery.ts';
import { attackOwner } from '#tools/attack/injection.ts';
import { prepareScene, type Scene } from '#tools/attack/scene.ts';
import { runTable } from '#tools/attack/table.ts';
import { tampering } from '#tools/attack/tampering.ts';
import { createPaymentShop, type PaymentShop } from './payments.ts';

/**
 * The tables of `npm run attack` that `src/server/api.test.ts` has no twin of, over HTTP. Rights, foreign
 * origins, wrong types and paths are tested there and in `page-server.test.ts`.
 */

let test: PaymentShop;
let scene: Scene;
beforeAll(async () => {
  test = await createPaymentShop();
  const password = randomBytes(18).toString('base64url');
  const settings = { ...test.shop.settings, adminPassword: password };
  const { email } = await ensureFirstAdmin({ ...test.shop, settings });
  scene = {
    ...(await prepareScene(new Caller(test.shop.settings.baseUrl), { email, password })),
    mails: async (mark) => {
      await test.settle();
      return (await test.inbox()).filter((mail) => `${mail.subject} ${mail.text}`.includes(mark));
    },
  };
});
afterAll(() => test.close());

it.each([
  tampering,
  forgery,
  halfProved,
  { name: 'Texts for the owner', tries: attackOwner },
  enumeration,
])('refuses everything: $name', async (table) => {
  const { tried, notRefused } = await runTable(table, scene);
  expect(notRefused).toEqual([]);
  expect(tried).toBeGreaterThan(5);
});
