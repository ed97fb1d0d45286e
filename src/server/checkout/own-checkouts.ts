import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Settings } from '../env.ts';
import { cookieName, isSameSignature, isServedSecurely, readCookie } from '../http/cookies.ts';
import { sign } from '../keys.ts';

const COOKIE = 'checkouts';
/** Checkouts in the cookie: enough for several tabs. Every request carries it, so it stays short. */
const KEPT = 5;
/** A hosted payment page can be open for as long. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Returns the proof that this browser got a checkout from this shop. It tells nothing about the checkout. */
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
