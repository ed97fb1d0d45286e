import { expect, it } from 'vitest';
import { adminGoliveReply } from '#contract/admin-golive.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

it('shows what the command prints: a demo is no live shop', async () => {
  const reply = await test.request('/api/admin/golive', { headers: { cookie } });
  const { code, checks } = adminGoliveReply.parse(await reply.json());
  expect(code).toBe(1);
  expect(checks).toContainEqual({
    check: 'database',
    state: 'FAIL',
    reason: 'A demo’s.',
    mend: expect.stringContaining('npm run golive -- new'),
  });
});
