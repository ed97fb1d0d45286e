import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostHeldUses } from './code-share.ts';

it('one network holds at least one use, at most a fifth of more than four, and never many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (maxUses) => {
      const held = mostHeldUses(maxUses);
      expect(held).toBeGreaterThanOrEqual(1);
      expect(held).toBeLessThanOrEqual(20);
      if (maxUses > 4) expect(held * 5).toBeLessThanOrEqual(maxUses);
    }),
  );
});
