import * as z from 'zod/mini';

/** `GET /api/auth/security`: what opens the account. Times as ISO timestamps. */
export const securityReply = z.object({
  /** The latest used first. */
  logins: z.array(
    z.object({
      id: z.string(),
      /** Browser family and kind of device. */
      browser: z.string(),
      created_at: z.string(),
      seen_at: z.string(),
      current: z.boolean(),
    }),
  ),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string() })),
  /** An authenticator app is set up. */
  totp: z.boolean(),
});
export type SecurityReply = z.infer<typeof securityReply>;

/** Shown once, while an authenticator app is being set up. */
export const totpReply = z.object({
  /** Base32, for typing it in. */
  secret: z.string(),
  uri: z.string(),
  /** The address as an SVG. */
  qr: z.string(),
  recovery_codes: z.array(z.string()),
});
export type TotpReply = z.infer<typeof totpReply>;

export const recoveryCodesReply = z.object({ recovery_codes: z.array(z.string()) });

/** Options of a WebAuthn ceremony, handed to the browser as they are. */
export const passkeyOptionsReply = z.object({ options: z.record(z.string(), z.unknown()) });
