import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { recordAction } from './admin-actions.ts';

const test = await openTestShop();

/** The constraint a statement broke, as the driver reports it. */
async function refusal(statement: string): Promise<unknown> {
  try {
    await test.shop.db.execute(sql.raw(statement));
    return 'accepted';
  } catch (error) {
    const cause = (error as { cause?: { constraint?: unknown } }).cause;
    return cause?.constraint;
  }
}

it('what an admin did can be neither changed nor removed', async () => {
  const admin = { id: 'somebody', email: 'somebody@elvare.example' };
  await recordAction(test.shop, test.shop.db, admin, 'code_stopped', 'TEN');
  for (const statement of [
    `UPDATE admin_actions SET admin_id = 'nobody'`,
    'DELETE FROM admin_actions',
    'TRUNCATE admin_actions',
  ]) {
    expect(await refusal(statement)).toBe('admin_actions_guard');
  }
  const { rows } = await test.shop.pool.query('SELECT admin_id, action FROM admin_actions');
  expect(rows).toEqual([{ admin_id: 'somebody', action: 'code_stopped' }]);
});
