import * as z from 'zod/mini';
import { storable } from './text.ts';

// Apart from the replies, because only the server reads requests.

const language = z.optional(z.enum(['de', 'en']));
const password = z.string().check(z.minLength(1), z.maxLength(128));

/** Six digits of an authenticator app, or a recovery code. */
const code = z.string().check(z.minLength(1), z.maxLength(40), storable);
export const secondStepBody = z.strictObject({ code, language });
/** Says again who is there: the code where an authenticator app is set up, else the password. */
export const confirmBody = z.strictObject({
  password: z.optional(password),
  code: z.optional(code),
  language,
});
export const passwordOnlyBody = z.strictObject({ password, language });
const rowId = z.string().check(z.minLength(1), z.maxLength(100), storable);
export const endLoginBody = z.strictObject({ id: rowId, language });

/** A WebAuthn reply of the browser, as JSON; the login library checks every field. */
const text = z.string().check(z.maxLength(8000), storable);
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(text, z.unknown()),
  authenticatorAttachment: z.optional(text),
};
export const passkeyLoginBody = z.strictObject({
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
});
export const passkeyRegisterBody = z.strictObject({
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
});
export const passkeyRemoveBody = endLoginBody;
