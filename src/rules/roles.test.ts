import { describe, expect, it } from 'vitest';
import {
  MANAGER_REFUND_CENTS,
  mayChangeKind,
  mayRefund,
  needsFactor,
  roleOf,
  roleProblem,
  STAFF_ROLES,
} from './roles.ts';

describe('the role of an account', () => {
  it.each([
    [[], null],
    [['admin'], 'admin'],
    [['packer', 'admin'], 'admin'],
    [['accountant', 'manager'], 'manager'],
    [['stranger'], null],
    [['Admin'], null],
  ] as const)('%j is %s', (rows, role) => expect(roleOf(rows)).toBe(role));
});

describe('what a role may', () => {
  it.each([
    ['admin', true, true],
    ['manager', true, false],
    ['packer', false, false],
    ['accountant', false, false],
  ] as const)('%s: factor %s, settings %s', (role, factor, settings) => {
    expect(needsFactor(role)).toBe(factor);
    for (const kind of ['facts', 'firm', 'redirects'])
      expect(mayChangeKind(role, kind)).toBe(settings);
    for (const kind of ['product', 'texts', 'page', 'mail'])
      expect(mayChangeKind(role, kind)).toBe(true);
  });

  it.each([
    [0, MANAGER_REFUND_CENTS, true],
    [0, MANAGER_REFUND_CENTS + 1, false],
    [15_000, 5_000, true],
    // In two steps it is the same sum.
    [15_000, 5_001, false],
  ])('a manager pays back %i and %i cents: %s', (before, cents, may) => {
    expect(mayRefund('manager', before, cents)).toBe(may);
    expect(mayRefund('admin', before, cents)).toBe(true);
  });
});

describe('the last owner', () => {
  it('stays the owner, while one of two may go', () => {
    for (const to of [...STAFF_ROLES, null]) {
      const problem = to === 'admin' ? null : 'last_owner';
      expect([to, roleProblem({ role: 'admin' }, to, 1)]).toEqual([to, problem]);
      expect(roleProblem({ role: 'admin' }, to, 2)).toBeNull();
      expect(roleProblem({ role: 'manager' }, to, 1)).toBeNull();
    }
  });
});
