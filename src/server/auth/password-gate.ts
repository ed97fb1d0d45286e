/** How many requests that hash a password may run at once per process; each costs 90 ms of CPU. */
const RUNNING_AT_ONCE = 2;
/** More than this many waiting would wait longer than anybody does (2 at a time, 90 ms each). */
const WAITING_AT_MOST = 60;

/**
 * Lets two password requests run at a time and up to 60 wait, so that a flood of sign-ins can take
 * neither the CPU from the shop nor, as hashing happens inside a transaction, the connections from
 * the pool. One gate per shop.
 */
export class PasswordGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Runs `task` when it is its turn; undefined when too many wait already. */
  async run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (this.#running >= RUNNING_AT_ONCE) {
      if (this.#waiting.length >= WAITING_AT_MOST) return undefined;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes to the next in line; the count only falls when nobody waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
