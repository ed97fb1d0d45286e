import { describe, expect, it, test } from 'vitest';
import {
  ORDER_STATES,
  type OrderState,
  REQUEST_STATES,
  type RequestState,
  rowsFor,
  SESSION_STATES,
  type SessionState,
  START_TABLE,
  type StartAction,
  startAction,
} from './start-table.ts';

type States = readonly [OrderState, SessionState, RequestState];

const ALL: readonly States[] = ORDER_STATES.flatMap((order) =>
  SESSION_STATES.flatMap((session) =>
    REQUEST_STATES.map((request) => [order, session, request] as const),
  ),
);

/** Written by hand, apart from the table: one line per row of it. */
const EXPECTED: readonly (readonly [...States, StartAction])[] = [
  ['ended', 'unread', 'same', 'release_key'],
  ['ended', 'unread', 'refused', 'refuse_cart'],
  ['foreign', 'unread', 'same', 'end_attempt'],
  ['foreign', 'under_way', 'refused', 'refuse_cart'],
  ['paid', 'unread', 'other', 'show_success'],
  ['pending', 'unread', 'refused', 'read_session'],
  ['pending', 'under_way', 'other', 'show_success'],
  ['pending', 'open', 'refused', 'refuse_cart'],
  ['pending', 'over', 'outdated', 'refuse_cart'],
  ['pending', 'none', 'outdated', 'open_session'],
  ['pending', 'open', 'outdated', 'show_page'],
  ['pending', 'open', 'other', 'close_and_replace_page'],
  ['pending', 'unaddressed', 'same', 'close_and_replace_page'],
  ['pending', 'over', 'same', 'replace_page'],
  ['pending', 'replaced', 'other', 'look_again'],
  ['pending', 'unreadable', 'same', 'be_unavailable'],
  ['pending', 'unreadable_late', 'other', 'end_attempt'],
  ['pending', 'opened', 'same', 'show_page'],
  ['pending', 'opened', 'other', 'look_again'],
  ['pending', 'opened_late', 'same', 'look_again'],
  ['pending', 'unopenable', 'other', 'replace_page'],
];

test.each(EXPECTED)('%s order, %s session, %s request: %s', (order, session, request, action) => {
  expect(startAction(order, session, request)).toBe(action);
});

describe('the table', () => {
  it('has one row for any three states, and no row that is never reached', () => {
    expect(ALL.filter((states) => rowsFor(...states).length !== 1)).toEqual([]);
    const reached = new Set(ALL.flatMap((states) => rowsFor(...states)));
    expect(reached.size).toBe(START_TABLE.length);
  });

  it('has an example for every row', () => {
    const shown = EXPECTED.flatMap(([order, session, request]) => rowsFor(order, session, request));
    expect(new Set(shown)).toEqual(new Set(START_TABLE));
    expect(shown).toHaveLength(START_TABLE.length);
  });

  const replaces: readonly StartAction[] = ['replace_page', 'close_and_replace_page'];
  const where = (does: (action: StartAction) => boolean) =>
    ALL.filter((states) => does(startAction(...states)));

  it('opens a second page only where the first can be paid no more, or closes it first', () => {
    const sessions = (wanted: StartAction) =>
      new Set(where((action) => action === wanted).map(([, session]) => session));
    expect(sessions('replace_page')).toEqual(new Set(['over', 'unopenable']));
    expect(sessions('close_and_replace_page')).toEqual(new Set(['open', 'unaddressed']));
    expect(
      where((action) => replaces.includes(action)).every(([order]) => order === 'pending'),
    ).toBe(true);
  });

  it('shows nothing of an order to another account, and changes nothing of it', () => {
    const actions = ALL.filter(([order]) => order === 'foreign').map((states) =>
      startAction(...states),
    );
    expect(new Set(actions)).toEqual(new Set(['end_attempt', 'refuse_cart']));
  });

  it('leads a request with an outdated price to the page of its order, and to no other', () => {
    const actions = ALL.filter(([, , request]) => request === 'outdated').map((states) =>
      startAction(...states),
    );
    expect(new Set(actions)).toEqual(
      new Set([
        'show_success',
        'read_session',
        'open_session',
        'show_page',
        'look_again',
        'be_unavailable',
        'refuse_cart',
      ]),
    );
  });

  it('never fills an order with a cart that can’t be ordered', () => {
    const actions = ALL.filter(([, , request]) => request === 'refused').map((states) =>
      startAction(...states),
    );
    expect(new Set(actions)).toEqual(new Set(['show_success', 'read_session', 'refuse_cart']));
  });
});
