import { BoundedCache } from '../bounded-cache.ts';

const SECOND_MS = 1000;
/** Tries that cost nothing but their hashing; a person mistypes a few times. */
const FREE_OF_PLACE = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
/** Wrong tries at one account from unknown devices, wherever they are, before all of those wait. */
const FREE_OF_ACCOUNT = 20;
const LONGEST_PAUSE_OF_ACCOUNT_MS = 8 * SECOND_MS;
const FORGOTTEN_MS = 60 * 60 * SECOND_MS;
/** Places and accounts remembered; some 10 MB when full. */
const REMEMBERED = 50_000;

interface Tries {
  count: number;
  /** The earliest moment of the next try. */
  next: number;
  /** Of the last try. */
  at: number;
}

/** From where somebody tries: an account, and an address or a device that was signed in before. */
export interface LoginOrigin {
  readonly account: string;
  readonly address: string;
  /** The mark of a device that signed in to this account before. */
  readonly device: string | undefined;
}

export interface Pause {
  readonly ms: number;
  /** Wrong tries at the account from unknown devices within the hour, this one included. */
  readonly atAccount: number;
}

/**
 * Slows guessing down and refuses nobody: each account counts wrong tries by the place they come from,
 * so that the owner does not wait for strangers' tries. A try counts as wrong until it was right, or
 * many at once would all be the first. Kept per node, as limits are.
 */
export class LoginPace {
  readonly #places = new BoundedCache<Tries>(REMEMBERED);
  readonly #accounts = new BoundedCache<Tries>(REMEMBERED);

  #note(memory: BoundedCache<Tries>, key: string, now: number): Tries {
    const tries = memory.get(key, () => ({ count: 0, next: now, at: now }));
    if (now - tries.at > FORGOTTEN_MS) Object.assign(tries, { count: 0, next: now });
    // A clock that was set back makes nobody wait for the time it was ahead.
    if (now < tries.at) tries.next = now;
    tries.count += 1;
    tries.at = now;
    return tries;
  }

  /** Takes a place's next turn; returns how long it is away. */
  begin(place: LoginOrigin, now: number): Pause {
    const tries = this.#note(this.#places, keyOf(place), now);
    const beyond = tries.count - FREE_OF_PLACE - 1;
    const pause = beyond < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** beyond, LONGEST_PAUSE_MS);
    tries.next = Math.max(now, tries.next) + pause;
    const own = tries.next - now;
    if (place.device !== undefined) return { ms: own, atAccount: 0 };
    const { count } = this.#note(this.#accounts, place.account, now);
    const ofAll =
      count <= FREE_OF_ACCOUNT
        ? 0
        : Math.min(
            FIRST_PAUSE_MS * 2 ** ((count - FREE_OF_ACCOUNT) / 10),
            LONGEST_PAUSE_OF_ACCOUNT_MS,
          );
    return { ms: Math.max(own, ofAll), atAccount: count };
  }

  /** The try was right: its place starts anew, and it was no attack on the account. */
  succeed(place: LoginOrigin, now: number): void {
    Object.assign(
      this.#places.get(keyOf(place), () => ({ count: 0, next: now, at: now })),
      {
        count: 0,
        next: now,
      },
    );
    if (place.device !== undefined) return;
    const account = this.#accounts.get(place.account, () => ({ count: 1, next: now, at: now }));
    account.count = Math.max(0, account.count - 1);
  }
}

function keyOf({ account, address, device }: LoginOrigin): string {
  return device === undefined ? `${account} from ${address}` : `${account} on ${device}`;
}
