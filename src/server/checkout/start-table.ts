/** Reply to a request to pay whose idempotency key has an order already. */

export const ORDER_STATES = ['ended', 'foreign', 'paid', 'pending'] as const;
/** `ended`: expired or failed, whoever it belongs to. `foreign`: of another account. */
export type OrderState = (typeof ORDER_STATES)[number];

export const SESSION_STATES = [
  /** The order names no session: its request never heard whether Stripe opened one. */
  'none',
  /** Stripe has not been asked yet. */
  'unread',
  'open',
  /** Open, but the order does not know its address. */
  'unaddressed',
  /** The page is done and the money on its way. */
  'under_way',
  /** Can't be paid any more, and was not. */
  'over',
  /** Other requests are writing the order, or opening its page, at this moment. */
  'busy',
  /** Another request gave the order another session meanwhile. */
  'replaced',
  /** Stripe can't be asked now. */
  'unavailable',
  /** Stripe refuses to show it, and it could still be paid. */
  'unreadable',
  /** Stripe refuses to show it, and its time is over. */
  'unreadable_late',
  /** Asked for again with its key, and opened now or before; long enough to be paid. */
  'opened',
  /** As `opened`, but so long ago that it may be paid or over by now. */
  'opened_late',
  /** Stripe refuses to open it, or failed over it for good. */
  'unopenable',
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const REQUEST_STATES = ['same', 'other', 'outdated', 'refused'] as const;
/**
 * `same`: equal to the request that filled the order. `outdated`: also equal to it, but a price has changed
 * since. `refused`: its cart can't be ordered any more, because a price has changed, goods are gone or sold out,
 * or the code has ended.
 */
export type RequestState = (typeof REQUEST_STATES)[number];

export type StartAction =
  /** Takes the key from the order and starts with a new one. */
  | 'release_key'
  /** Leads to `/success`; the attempt is over for a cart that does not hold what was bought. */
  | 'show_success'
  /** Asks Stripe for the session and looks into the table again. */
  | 'read_session'
  /** Opens the order's session with its own key and looks into the table again. */
  | 'open_session'
  /** Leads to the order's page. */
  | 'show_page'
  /** Fills the order with this request and opens a page for it. */
  | 'replace_page'
  /** The same after closing the order's page, so that at no time two of them can be paid. */
  | 'close_and_replace_page'
  /** Reads the order again. */
  | 'look_again'
  /** Replies `payment_unavailable`. */
  | 'be_unavailable'
  /** Replies `attempt_over`: the browser is to start another attempt. */
  | 'end_attempt'
  /** Replies why the cart can't be ordered. */
  | 'refuse_cart';

interface StartRow {
  readonly order: OrderState;
  readonly session: readonly SessionState[];
  readonly request: readonly RequestState[];
  readonly action: StartAction;
}

const ANY_SESSION = SESSION_STATES;
const ANY_REQUEST = REQUEST_STATES;
const ORDERABLE = ['same', 'other'] as const;
/** Sessions that a refused cart asks no more about. */
const NOTHING_PAID = SESSION_STATES.filter((state) => state !== 'unread' && state !== 'under_way');

const NOT_ORDERABLE = ['outdated', 'refused'] as const;
/** Requests that are led to the open page of their order; a changed price counts from the next page on. */
const ORDERED = ['same', 'outdated'] as const;
const NOT_REFUSED = ['same', 'other', 'outdated'] as const;
/** Sessions that only another page could follow. */
const NO_PAGE_LEFT = ['unaddressed', 'over', 'unreadable_late', 'unopenable'] as const;

/** Exactly one row fits any three states. */
export const START_TABLE: readonly StartRow[] = [
  { order: 'ended', session: ANY_SESSION, request: ORDERABLE, action: 'release_key' },
  { order: 'ended', session: ANY_SESSION, request: NOT_ORDERABLE, action: 'refuse_cart' },
  { order: 'foreign', session: ANY_SESSION, request: ORDERABLE, action: 'end_attempt' },
  { order: 'foreign', session: ANY_SESSION, request: NOT_ORDERABLE, action: 'refuse_cart' },
  { order: 'paid', session: ANY_SESSION, request: ANY_REQUEST, action: 'show_success' },
  { order: 'pending', session: ['unread'], request: ANY_REQUEST, action: 'read_session' },
  // Never a second page for the same goods.
  { order: 'pending', session: ['under_way'], request: ANY_REQUEST, action: 'show_success' },
  { order: 'pending', session: NOTHING_PAID, request: ['refused'], action: 'refuse_cart' },
  { order: 'pending', session: NO_PAGE_LEFT, request: ['outdated'], action: 'refuse_cart' },
  { order: 'pending', session: ['none'], request: NOT_REFUSED, action: 'open_session' },
  { order: 'pending', session: ['open'], request: ORDERED, action: 'show_page' },
  { order: 'pending', session: ['open'], request: ['other'], action: 'close_and_replace_page' },
  {
    order: 'pending',
    session: ['unaddressed'],
    request: ORDERABLE,
    action: 'close_and_replace_page',
  },
  { order: 'pending', session: ['over'], request: ORDERABLE, action: 'replace_page' },
  { order: 'pending', session: ['busy', 'replaced'], request: NOT_REFUSED, action: 'look_again' },
  // Stripe won't say whether this page is paid, so there is no second one while it could be.
  {
    order: 'pending',
    session: ['unavailable', 'unreadable'],
    request: NOT_REFUSED,
    action: 'be_unavailable',
  },
  { order: 'pending', session: ['unreadable_late'], request: ORDERABLE, action: 'end_attempt' },
  { order: 'pending', session: ['opened'], request: ORDERED, action: 'show_page' },
  { order: 'pending', session: ['opened'], request: ['other'], action: 'look_again' },
  { order: 'pending', session: ['opened_late'], request: NOT_REFUSED, action: 'look_again' },
  // Stripe says no more with that key: the next attempt has another.
  { order: 'pending', session: ['unopenable'], request: ORDERABLE, action: 'replace_page' },
];

/** Rows that fit; one, as the test of the table proves. */
export function rowsFor(
  order: OrderState,
  session: SessionState,
  request: RequestState,
): readonly StartRow[] {
  return START_TABLE.filter(
    (row) => row.order === order && row.session.includes(session) && row.request.includes(request),
  );
}

export function startAction(
  order: OrderState,
  session: SessionState,
  request: RequestState,
): StartAction {
  const [row] = rowsFor(order, session, request);
  if (!row) throw new Error(`the start table has no row for ${order}, ${session}, ${request}`);
  return row.action;
}
