/** A visit that left. */
export interface End {
  readonly sessionId: string;
  readonly at: number;
}

/** One beat, validated and reduced to the data that may be kept. Times are epoch milliseconds. */
export interface Beat {
  readonly sessionId: string;
  readonly at: number;
  readonly page: string;
  readonly referrer: string;
  /** Browser family and device kind. */
  readonly agent: string;
  readonly bot: boolean;
  /** Token of the login cookie; the statement that writes the beat looks up its account. */
  readonly token: string | null;
  /** Index in `STAGES`. */
  readonly stage: number;
  /** Null if the browser did not send it. */
  readonly cartCents: number | null;
}

/** Merged beats of one visit since the last write. */
export interface Pending extends Beat {
  /** Time of the first beat since the last write; `at` is the newest. */
  readonly firstAt: number;
  readonly firstPage: string;
  /** Pages opened after the first one and before or at the newest. */
  readonly morePages: readonly string[];
  /** Set if the visit left and no later beat came. */
  readonly ended: End | null;
}

/** Merges one more beat of the same visit. An older beat only adds its page. */
export function withBeat(known: Pending | undefined, beat: Beat): Pending {
  if (!known) {
    return { ...beat, firstAt: beat.at, firstPage: beat.page, morePages: [], ended: null };
  }
  return {
    ...beat,
    referrer: known.referrer,
    stage: Math.max(known.stage, beat.stage),
    cartCents: beat.cartCents ?? known.cartCents,
    firstAt: known.firstAt,
    firstPage: known.firstPage,
    morePages: beat.page === known.page ? known.morePages : [...known.morePages, beat.page],
    ended: null,
  };
}

/** Merges unwritten beats of a visit with the newer ones that came meanwhile. */
export function joined(older: Pending, newer: Pending): Pending {
  const opened =
    newer.firstPage === older.page ? newer.morePages : [newer.firstPage, ...newer.morePages];
  return {
    ...newer,
    referrer: older.referrer,
    stage: Math.max(older.stage, newer.stage),
    cartCents: newer.cartCents ?? older.cartCents,
    firstAt: older.firstAt,
    firstPage: older.firstPage,
    morePages: [...older.morePages, ...opened],
  };
}
