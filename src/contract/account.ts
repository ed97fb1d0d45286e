import * as z from 'zod/mini';
import { emailAddress } from './forms.ts';

/**
 * An address an account can have: one that the login library, which knows fewer characters before
 * the `@` and only letters at the end, takes for one as well.
 */
export const accountEmail = emailAddress.check(z.email());

/** Links that are mailed about an account. */
export const LINK_KINDS = ['password-reset', 'verify-email', 'email-change', 'invitation'] as const;
