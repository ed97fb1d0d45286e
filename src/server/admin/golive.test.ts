import { expect, it } from 'vitest';
import { adminGoliveReply } from '#contract/admin-golive.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

it('says in an owner’s terms what the command checks: a demo is no live shop', async () => {
  const reply = await test.request('/api/admin/golive', { headers: { cookie } });
  const said = await reply.text();
  const { checks } = adminGoliveReply.parse(JSON.parse(said));
  expect(checks).toContainEqual({
    ...{ check: 'database', state: 'FAIL', code: 'demo_database', values: {}, fields: [] },
  });
  expect(checks).toContainEqual({
    ...{ check: 'company', state: 'FAIL', code: 'company_incomplete', values: {} },
    fields: ['street', 'city', 'phone', 'owner'],
  });
  expect(said).not.toMatch(/[A-Z]+_[A-Z]+|npm run/);
});
