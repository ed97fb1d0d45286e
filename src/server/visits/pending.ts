/** A visit that left. */
export interface End {
  readonly sessionId: string;
  readonly at: number;
  readonly sender: Sender;
}

/** Who sent it, for return keys only: never leaves memory, and that within seconds. */
export interface Sender {
  readonly address: string;
  readonly agent: string;
}

/** What one beat says, checked and reduced to what may be kept. Times are epoch milliseconds. */
export interface Beat {
  readonly sessionId: string;
  readonly at: number;
  readonly page: string;
  readonly referrer: string;
  /** Browser family and device kind. */
  readonly agent: string;
  readonly bot: boolean;
  /** The login cookie's token; whose it is, the database says when the beat is written. */
  readonly token: string | null;
  /** Index in `STAGES`. */
  readonly stage: number;
  /** Null: the browser did not say. */
  readonly cartCents: number | null;
  /** Set when it may continue a visit that left: after a reload, or back from the payment page. */
  readonly continues: { readonly sender: Sender; readonly after: 'reload' | 'checkout' } | null;
}

/** All that one visit said since the last write. */
export interface Pending extends Beat {
  /** Its first beat since the last write; `at` is the newest. */
  readonly firstAt: number;
  readonly firstPage: string;
  /** Pages opened after the first one and before or at the newest. */
  readonly morePages: readonly string[];
  /** When it left, and from where, unless a later beat says that it is back. */
  readonly ended: End | null;
}

/** One more beat of the same visit. An older one than known only adds its page. */
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

/** What could not be written, followed by what came meanwhile. */
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
 * Beats that continue visits, in groups to be written one after the other: those that may continue a
 * visit left by another of them, of the same sender, come in a later group, when its leaving is known.
 * Pages may follow each other faster than they are written.
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
      // Word of leaving may come after the next page's first beat, so its time tells nothing.
      if (beat.ended) turn += 1;
    }
  }
  return turns;
}
