import * as z from 'zod/mini';

/** What `npm run golive` prints: a result for each matter, and the code with which it ends. */
export const adminGoliveReply = z.object({
  code: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  checks: z.array(
    z.object({
      check: z.string(),
      state: z.enum(['ok', 'WARN', 'STAND-IN', 'FAIL']),
      reason: z.string(),
      /** Empty if there is nothing to mend. */
      mend: z.string(),
    }),
  ),
});
