import * as z from 'zod/mini';

/** Number of an invoice or a correction. */
export const paperNumber = z
  .string()
  .check(z.regex(/^(?:RE-\d{4}-\d{4,9}|RK-\d{4}-\d{4,9}-\d{1,4})$/));

/** Invoices and corrections of an order, the oldest first. */
export const shownPapers = z.array(
  z.object({
    number: z.string(),
    kind: z.enum(['invoice', 'correction']),
    /** The paper's total in cents; of a correction the change. */
    cents: z.number(),
    made_at: z.string(),
    /** `lost`: a restore lost it, and its number stays taken. */
    state: z.enum(['drawn', 'pending', 'lost']),
  }),
);
export type ShownPaper = z.infer<typeof shownPapers>[number];
