import type { Lang } from '#routes.ts';
import type { AccountNotice } from '#server/mail-queue/mail-kinds.ts';
import type { LinkTexts } from './de.ts';

type NoticeTexts = Readonly<Record<AccountNotice, Omit<LinkTexts, 'button' | 'notYou'>>> & {
  /** `at`: date and time in words, Berlin time. */
  readonly when: (at: string) => string;
  readonly notYou: (email: string) => string;
};

const de: NoticeTexts = {
  new_device: {
    subject: 'Neue Anmeldung in deinem Konto',
    preview: 'Auf einem Gerät, auf dem du noch nicht angemeldet warst.',
    title: 'Anmeldung auf einem neuen Gerät',
    text: 'dein Konto wurde auf einem Gerät angemeldet, auf dem du bisher nicht angemeldet warst.',
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    preview: 'Alle anderen Anmeldungen sind beendet.',
    title: 'Dein Passwort wurde geändert',
    text: 'für dein Konto gilt ein neues Passwort. Alle Anmeldungen von vorher sind beendet.',
  },
  factor_added: {
    subject: 'Dein Konto hat einen zweiten Faktor bekommen',
    preview: 'Ein Passkey oder eine Code-App wurde eingerichtet.',
    title: 'Ein zweiter Faktor kam dazu',
    text: 'für dein Konto wurde ein Passkey oder eine Code-App eingerichtet.',
  },
  factor_removed: {
    subject: 'Ein zweiter Faktor deines Kontos wurde entfernt',
    preview: 'Ein Passkey oder eine Code-App gilt nicht mehr.',
    title: 'Ein zweiter Faktor wurde entfernt',
    text: 'ein Passkey oder eine Code-App öffnet dein Konto nicht mehr.',
  },
  when: (at) => `${at} Uhr (Berlin)`,
  notYou: (email) =>
    `Warst du das, musst du nichts tun. Sonst setze gleich ein neues Passwort und schreib uns an ${email}.`,
};

const en: NoticeTexts = {
  new_device: {
    subject: 'New sign-in to your account',
    preview: 'On a device where you had not signed in before.',
    title: 'Sign-in on a new device',
    text: 'Your account was signed in to on a device where you had not signed in before.',
  },
  password_changed: {
    subject: 'Your password was changed',
    preview: 'All other sign-ins have ended.',
    title: 'Your password was changed',
    text: 'Your account has a new password. Every sign-in from before has ended.',
  },
  factor_added: {
    subject: 'Your account has a second factor',
    preview: 'A passkey or an authenticator app was set up.',
    title: 'A second factor was added',
    text: 'A passkey or an authenticator app was set up for your account.',
  },
  factor_removed: {
    subject: 'A second factor of your account was removed',
    preview: 'A passkey or an authenticator app no longer works.',
    title: 'A second factor was removed',
    text: 'A passkey or an authenticator app no longer opens your account.',
  },
  when: (at) => `${at} (Berlin time)`,
  notYou: (email) =>
    `If that was you, there is nothing to do. Otherwise set a new password now and write to us at ${email}.`,
};

/** Texts of changes of an account, for its holder. */
export const ACCOUNT_NOTICE_TEXTS: Readonly<Record<Lang, NoticeTexts>> = { de, en };
