import * as z from 'zod/mini';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
  }),
  errors: z.array(z.unknown()),
});

function parsed<T>(schema: z.ZodMiniType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads Vitest's JSON report; undefined if it is missing or invalid. */
export function countVitest(text: string | undefined): Counts | undefined {
  const report = parsed(vitestReport, text);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads Playwright's JSON report. A test that passed on a second try counts as failed. */
export function countPlaywright(text: string | undefined): Counts | undefined {
  const report = parsed(playwrightReport, text);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
