/** A visit that left. */
export interface End {
  readonly sessionId: string;
  readonly at: number;
  readonly sender: Sender;
}

/** Sender of a request, for return keys only. Kept in memory until the write, and never stored. */
export interface Sender {
  readonly address: string;
  readonly agent: string;
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
  /** Set if the beat may continue a visit that left: after a reload, or back from the payment page. */
  readonly continues: { readonly sender: Sender; readonly after: 'reload' | 'checkout' } | null;
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
    continues: known.continues ?? beat.continues,
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
    continues: older.continues ?? newer.continues,
    firstAt: older.firstAt,
    firstPage: older.firstPage,
    morePages: [...older.morePages, ...opened],
  };
}

/**
 * Splits beats that may continue a visit into groups, to be written one after the other. Pages may follow
 * each other faster than they are written, so a beat may continue a visit that is itself in `back`. It then
 * comes in a later group than that visit of the same sender.
 */
export function inTurns(back: readonly Pending[]): Pending[][] {
  const turns: Pending[][] = [];
  const bySender = Map.groupBy(back, ({ continues }) =>
    JSON.stringify([continues?.sender.address, continues?.sender.agent]),
  );
  for (const beats of bySender.values()) {
    let turn = 0;
    for (const beat of beats.toSorted((a, b) => a.firstAt - b.firstAt)) {
      const group = turns[turn] ?? [];
      group.push(beat);
      turns[turn] = group;
      // The end may arrive after the next page's first beat, so its time gives no order.
      if (beat.ended) turn += 1;
    }
  }
  return turns;
}
