import * as z from 'zod/mini';
import { accountReply } from '../account-session.ts';
import { formReply } from '../forms.ts';
import { passkeyOptionsReply } from '../security.ts';
import { storable } from '../text.ts';
import { language, rowBody } from './auth.ts';
import type { Endpoints } from './endpoint.ts';

/** A WebAuthn reply with an attestation is under 8 KB. */
const bodyLimit = 16 * 1024;
/** A WebAuthn reply of the browser, as JSON; the login library checks every field. */
const text = z.string().check(z.maxLength(8000), storable);
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(text, z.unknown()),
  authenticatorAttachment: z.optional(text),
};

export const PASSKEY_ENDPOINTS = {
  /** Names no account: which one it opens is the key's to say. */
  'POST /api/auth/passkey/login-options': {
    for: 'anyone',
    limit: 'signIn',
    reply: passkeyOptionsReply,
  },
  'POST /api/auth/passkey/login': {
    for: 'anyone',
    bodyLimit,
    body: z.strictObject({
      response: z.strictObject({
        ...credential,
        response: z.strictObject({
          clientDataJSON: text,
          authenticatorData: text,
          signature: text,
          userHandle: z.optional(text),
        }),
      }),
      language,
    }),
    reply: accountReply,
  },
  'POST /api/auth/passkey/register-options': {
    for: 'customer',
    fresh: 'always',
    reply: passkeyOptionsReply,
  },
  'POST /api/auth/passkey/register': {
    for: 'customer',
    fresh: 'always',
    bodyLimit,
    body: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(60), storable),
      response: z.strictObject({
        ...credential,
        response: z.strictObject({
          clientDataJSON: text,
          attestationObject: text,
          authenticatorData: z.optional(text),
          publicKey: z.optional(text),
          publicKeyAlgorithm: z.optional(z.number()),
          transports: z.optional(z.array(text)),
        }),
      }),
      language,
    }),
    reply: formReply,
  },
  'POST /api/auth/passkey/remove': {
    for: 'customer',
    fresh: 'always',
    bodyLimit,
    body: rowBody,
    reply: formReply,
  },
} as const satisfies Endpoints;
