import type { Lang } from '#routes.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Texts of the hosted payment page. `order` names a payment by its order's number, or by its id before it has one. */
export const PAYMENT_TEXTS: Readonly<Record<Lang, typeof de>> = { de, en };
