import type { ConfirmTexts } from './de.ts';

/** Texts of the confirmation dialog, English. */
export const texts: ConfirmTexts = {
  title: 'Is it you?',
  text: 'Your last confirmation was a while ago. Please confirm that it’s you.',
  password: 'Your password',
  code: 'Code from your authenticator app',
  button: 'Confirm',
  passkey: 'Confirm with a passkey',
  passkeyFailed: 'The passkey was not accepted.',
  loading: 'Loading',
  offline: 'You seem to be offline. Check your connection and try again.',
  failed: 'That did not work. Please try again.',
};
