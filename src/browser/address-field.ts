/**
 * Attributes of an e-mail field in a form that the browser checks. For `type=email` WebKit refuses a domain with an
 * umlaut, and each engine returns another value.
 */
export const ADDRESS_FIELD = {
  inputMode: 'email',
  pattern: String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`,
} as const;
