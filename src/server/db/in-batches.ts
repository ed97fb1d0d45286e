/** Rows a statement of the retention job changes: none locks many rows, or for long. */
export const BATCH_ROWS = 1_000;

/** Runs a statement that changes at most `BATCH_ROWS` rows until it finds fewer. */
export async function inBatches(
  statement: () => Promise<{ readonly rowCount: number | null }>,
): Promise<void> {
  for (;;) {
    const { rowCount } = await statement();
    if ((rowCount ?? 0) < BATCH_ROWS) return;
  }
}
