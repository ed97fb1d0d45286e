import type { LimitName, Limits } from '../http/limits.ts';
import type { MailData, MailKind } from './mail-kinds.ts';

/** Bounds of one mailbox that the database keeps, for all networks together. */
type StoredBound = 'three links that work' | 'one an hour';

/** A kind of mail that anybody can have sent to any address. */
interface UnprovedMail<Kind extends MailKind> {
  /** Limits of one network, on each node. The click beyond them is refused with 429, and nothing is stored. */
  readonly network: readonly LimitName[];
  /** Limits of one mailbox beyond which the click is refused as well; each counts one network or account. */
  readonly refused?: readonly LimitName[];
  /** Bounds of one mailbox beyond which the click does everything but mail, with the same reply. */
  readonly unmailed?: readonly (LimitName | StoredBound)[];
  /** Text of the sender that it carries. */
  readonly carries?: readonly (keyof MailData<Kind>)[];
}

/** Why the other kinds flood nobody. */
type Bounded =
  /** Each follows a payment. */
  | 'payment'
  /** Each follows a proof that the recipient has the mailbox, or a login that has it. */
  | 'proof'
  /** To the shop's owner, or written by the owner. */
  | 'owner';

const NEWSLETTER = {
  network: ['newsletter'],
  refused: ['mailbox'],
  unmailed: ['one an hour'],
} as const;

/**
 * Every kind of mail by who may cause it. `docs/threat-model.md` has the same table. No mail waits for others: what may
 * not be mailed is refused at the click, and one network never uses up what another may send to a mailbox.
 */
export const MAIL_CAUSES = {
  'order-placed': { network: ['orderMail'], refused: ['mailbox'], carries: ['name', 'address'] },
  // The law asks for the content of the declaration.
  'withdrawal-receipt': {
    network: ['withdrawalMail'],
    refused: ['mailbox'],
    carries: ['name', 'order', 'goods'],
  },
  // At sign-up, and when the account asks for it again.
  'verify-email': {
    network: ['signUp', 'accountMail'],
    refused: ['mailbox'],
    unmailed: ['three links that work'],
  },
  'password-reset': { network: ['accountMail'], unmailed: ['three links that work'] },
  'email-change': { network: ['accountMail'], refused: ['changeMail'] },
  // By people of the back office, whose network counts.
  invitation: { network: ['staffMail'], refused: ['mailbox'] },
  cart: { network: ['staffMail'], refused: ['mailbox'] },
  'newsletter-confirm': NEWSLETTER,
  'newsletter-known': NEWSLETTER,
  'stock-confirm': NEWSLETTER,
  'contact-receipt': { network: ['contact'], unmailed: ['contactReceipt'] },
  'order-confirmation': 'payment',
  'order-received': 'payment',
  'payment-failed': 'payment',
  'order-shipped': 'payment',
  'order-refunded': 'payment',
  'order-refund-failed': 'payment',
  'order-paper': 'payment',
  // By the link of a paid order's mails, to its own address.
  'defect-received': 'proof',
  'defect-answered': 'owner',
  'contact-reply': 'owner',
  'email-changed': 'proof',
  'stock-back': 'proof',
  // Follow a payment and a box that was ticked, or a review.
  'review-request': 'payment',
  'review-refused': 'payment',
  'login-attempts': 'proof',
  'account-notice': 'proof',
  'owner-sale': 'owner',
  'contact-copy': 'owner',
  'owner-alert': 'owner',
} as const satisfies { readonly [Kind in MailKind]: UnprovedMail<Kind> | Bounded };

/** Returns the mailbox that an address leads to: its case and what stands behind `+` change nothing. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** Key of the limit `mailbox`. */
export function mailboxKey(kind: MailKind, network: string, email: string): string {
  return `${kind} ${network} ${mailboxOf(email)}`;
}

/**
 * Takes a mail's place in its limits before its cause is stored. Returns 0, or the seconds until there is one. A mailbox
 * that is full costs the network nothing.
 */
export function takeMail(
  { limits }: { readonly limits: Limits },
  kind: 'order-placed' | 'withdrawal-receipt' | 'invitation' | 'cart',
  network: string,
  email: string,
): number {
  const wait = limits.take('mailbox', mailboxKey(kind, network, email));
  return wait === 0 ? limits.take(MAIL_CAUSES[kind].network[0], network) : wait;
}
