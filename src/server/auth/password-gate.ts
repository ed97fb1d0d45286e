/** Requests that may hash a password at the same time per process; each costs 45 ms of CPU. */
const RUNNING_AT_ONCE = 2;
/** More than this many waiting would wait longer than anybody does (2 at a time, 45 ms each). */
const WAITING_AT_MOST = 60;

/**
 * Lets two password requests run at a time and up to 60 wait, so that a flood of sign-ins can take
 * neither the CPU from the shop nor, as hashing happens inside a transaction, the connections from
 * the pool. One gate per shop.
 */
export class PasswordGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * Runs `task` when it is its turn; undefined when too many wait already. `first` goes before all
   * others: who is known here does not wait for a flood of strangers.
   */
  async run<T>(task: () => Promise<T>, { first = false } = {}): Promise<T | undefined> {
    if (this.#running >= RUNNING_AT_ONCE) {
      if (!first && this.#waiting.length >= WAITING_AT_MOST) return undefined;
      await new Promise<void>((resolve) => {
        if (first) this.#waiting.unshift(resolve);
        else this.#waiting.push(resolve);
      });
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
