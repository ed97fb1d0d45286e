import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { UNCONFIRMED_KEPT_DAYS, UNSUBSCRIBED_KEPT_YEARS } from '#catalogue/retention.ts';
import type { Lang } from '#routes.ts';
import { recordErasure } from '../erasures/record-erasure.ts';
import { newsletterToken } from '../mail-queue/link-tokens.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Shop } from '../shop.ts';
import consent from './newsletter-consent.json' with { type: 'json' };
import { newsletterSubscribers as subscribers } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The link of an opt-in mail. */
export const LINK_LASTS_MS = UNCONFIRMED_KEPT_DAYS * 24 * HOUR_MS;
/** One opt-in mail per address, or thing asked for, and hour, on whatever node, however often somebody asks. */
export const MAIL_PAUSE_MS = HOUR_MS;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Double opt-in, first half: stores the request and sends the link, or a mail that the address is
 * subscribed already. The reply doesn't reveal whether the address was known, subscribed or mailed.
 */
export async function requestNewsletter(shop: Shop, typed: string, language: Lang): Promise<void> {
  const email = typed.toLowerCase();
  const token = newsletterToken(shop, email);
  const now = new Date(shop.now());
  const pausedSince = new Date(now.getTime() - MAIL_PAUSE_MS);
  await shop.db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(subscribers)
      .values({
        email,
        status: 'requested',
        language,
        tokenHash: hashOf(token),
        requestedAt: now,
      })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          requestedAt: now,
          language,
          tokenHash: hashOf(token),
          status: 'requested',
          confirmedAt: null,
        },
        setWhere: sql`${subscribers.status} = 'unsubscribed'
          or (${subscribers.status} = 'requested' and ${subscribers.requestedAt} < ${pausedSince})`,
      })
      .returning({ email: subscribers.email });
    if (!asked) {
      const confirmed = and(eq(subscribers.email, email), eq(subscribers.status, 'confirmed'));
      // Its token is another one once `AUTH_SECRET` has changed.
      const known = await tx
        .update(subscribers)
        .set({ tokenHash: hashOf(token) })
        .where(confirmed)
        .returning({ email: subscribers.email });
      if (known.length === 0) return;
      await queueMail(shop, tx, {
        kind: 'newsletter-known',
        ref: `${hashOf(token)}:${Math.floor(now.getTime() / MAIL_PAUSE_MS)}`,
        recipient: email,
        language,
        data: {},
      });
      return;
    }
    await queueMail(shop, tx, {
      kind: 'newsletter-confirm',
      ref: `${hashOf(token)}:${now.getTime()}`,
      recipient: email,
      language,
      data: {},
    });
  });
}

/**
 * Second half: the person clicked. Doing it again changes nothing; an old link confirms no address
 * that has unsubscribed since. False when the link is unknown or too old.
 */
export async function confirmNewsletter(shop: Shop, token: string): Promise<boolean> {
  const mine = eq(subscribers.tokenHash, hashOf(token));
  const now = shop.now();
  const confirmed = await shop.db
    .update(subscribers)
    .set({
      ...{ status: 'confirmed', confirmedAt: new Date(now), unsubscribedAt: null },
      consent: sql`case ${subscribers.language} when 'de' then ${consent.de} else ${consent.en} end`,
      consentVersion: consent.version,
    })
    .where(
      and(
        mine,
        eq(subscribers.status, 'requested'),
        sql`${subscribers.requestedAt} > ${new Date(now - LINK_LASTS_MS)}`,
      ),
    )
    .returning({ email: subscribers.email });
  if (confirmed.length > 0) return true;
  return (await shop.db.$count(subscribers, and(mine, eq(subscribers.status, 'confirmed')))) > 0;
}

/** Ends a subscription or a request for one; false for an unknown link. */
export async function unsubscribeNewsletter(shop: Shop, token: string): Promise<boolean> {
  const mine = eq(subscribers.tokenHash, hashOf(token));
  await shop.db.transaction(async (tx) => {
    const ended = await tx
      .update(subscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: new Date(shop.now()) })
      .where(and(mine, ne(subscribers.status, 'unsubscribed')))
      .returning({ email: subscribers.email });
    for (const { email } of ended) await recordErasure(shop, tx, { newsletter: email });
  });
  return (await shop.db.$count(subscribers, mine)) > 0;
}

/**
 * Requests nobody confirmed are forgotten after their link has run out, unsubscribed addresses when
 * nobody can ask for proof of consent any more; without consent there is nothing to prove.
 */
export async function retainNewsletter(shop: Shop): Promise<void> {
  const { status, requestedAt, confirmedAt, unsubscribedAt } = subscribers;
  const linkEnded = new Date(shop.now() - LINK_LASTS_MS);
  const proofEnded = new Date(shop.now());
  proofEnded.setFullYear(proofEnded.getFullYear() - UNSUBSCRIBED_KEPT_YEARS);
  await shop.db
    .delete(subscribers)
    .where(
      or(
        and(eq(status, 'requested'), lt(requestedAt, linkEnded)),
        and(
          eq(status, 'unsubscribed'),
          or(
            lt(unsubscribedAt, proofEnded),
            and(isNull(confirmedAt), lt(unsubscribedAt, linkEnded)),
          ),
        ),
      ),
    );
}
