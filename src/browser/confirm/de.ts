/** Texts of the confirmation dialog, German. */
export const texts = {
  title: 'Bist du es?',
  text: 'Deine letzte Bestätigung ist eine Weile her. Bestätige kurz, dass du es bist.',
  password: 'Dein Passwort',
  code: 'Code aus deiner Code-App',
  button: 'Bestätigen',
  passkey: 'Mit Passkey bestätigen',
  passkeyFailed: 'Der Passkey wurde nicht angenommen.',
  loading: 'Wird geladen',
  offline: 'Du bist gerade offline. Prüfe deine Verbindung und versuche es noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};
export type ConfirmTexts = typeof texts;
