import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Settings } from '../env.ts';
import { cookieName, isSameSignature, isServedSecurely, readCookie } from '../http/cookies.ts';
import { sign } from '../keys.ts';

const COOKIE = 'checkouts';
/** Enough for somebody who buys in several tabs; more would only lengthen every request. */
const KEPT = 5;
/** As long as a hosted page can be open, and a payment be shown as under way. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Proof that this shop gave a checkout to the bearer; it says nothing about the checkout. */
const proofOf = (settings: Settings, checkoutSessionId: string) =>
  sign(settings, 'checkouts', `checkout ${checkoutSessionId}`).slice(0, 22);

const proofsIn = (c: Context, settings: Settings) =>
  (readCookie(c.req.header('cookie'), settings, COOKIE) ?? '').split('.').filter(Boolean);

/**
 * Lets this browser, and no other one that comes to know the id, see what was ordered in a checkout
 * (docs/decisions/0025-access-to-a-paid-order.md). The cookie is out of reach for scripts and made when somebody goes to pay, so it
 * needs no consent.
 */
export function keepAsOwn(c: Context, settings: Settings, checkoutSessionId: string): void {
  const proof = proofOf(settings, checkoutSessionId);
  const others = proofsIn(c, settings).filter((other) => other !== proof);
  setCookie(c, cookieName(settings, COOKIE), [proof, ...others].slice(0, KEPT).join('.'), {
    httpOnly: true,
    secure: isServedSecurely(settings),
    sameSite: 'Lax',
    path: '/',
    maxAge: KEPT_SECONDS,
  });
}

/** True if this browser started the checkout. */
export function isOwn(c: Context, settings: Settings, checkoutSessionId: string): boolean {
  const ours = Buffer.from(proofOf(settings, checkoutSessionId));
  return proofsIn(c, settings).some((proof) => isSameSignature(Buffer.from(proof), ours));
}
