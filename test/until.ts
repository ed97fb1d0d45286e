const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 90_000;

/** Waits until it holds; what it is waiting for is the message when it never does. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > late) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
