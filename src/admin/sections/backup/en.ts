import type { BackupTexts } from './de.ts';

/** Texts of the backups, English. */
export const texts: BackupTexts = {
  text: 'The shop makes an encrypted backup of everything: every hour in live mode, every night in the demo. It counts as good only once it was read back and every row was counted.',
  state: 'State',
  lastGood: 'Last good',
  none: 'None yet',
  size: '{megabytes} MB, {rows} rows',
  place: 'Place',
  hasKey: 'Key',
  keyKept: 'with you',
  keyMissing: 'missing',
  samePlace:
    'The backup is on the same machine as the shop. If that is lost, so is the backup. Whoever runs the shop sets another place (BACKUP_TO).',
  soon: 'The first one is made in a moment.',
  failed: 'The newest backup failed: {reason}',
  interrupted: 'The newest backup was interrupted.',
  noKey: 'There is no backup',
  noKeyText:
    'The shop needs a key first that only you have. Nobody can read a backup without it, so until then there is none.',
  makeKey: 'Make a key…',
  newKey: 'Make a new key…',
  key: {
    title: 'Key for backups',
    text: 'The key is made in this browser. The shop gets only the half that it encrypts with; it can never read a backup.',
    older: 'Backups from before today still need the key of their time.',
    make: 'Download the key',
    file: 'elvare-key.txt',
    keep: 'Put the file in a safe place far from the shop, such as your password manager. It exists only this once.',
    check: 'Choose the file from there',
    checkText: 'Then choose it here. Only after that the key counts.',
    wrong: 'This is not the file with this key.',
    done: 'The key counts. The next backup is made in a moment.',
    lines:
      'Key to the backups of this shop, made on {time}. Whoever has it can read them; without it nobody can.',
    restore: 'For a restore enter both lines or the whole file (docs/backup.md):',
  },
  restored: 'This shop was restored',
  restoredText:
    'It shows the state of {time}, and all paid orders and refunds that Stripe has known since.',
  rebuilt: {
    none: 'No order was added from Stripe.',
    one: 'One order was added from Stripe.',
    other: '{count} orders were added from Stripe.',
  },
  missing:
    'Gone is what else happened since {time}: withdrawals, new accounts and passwords, parcels, notes, codes, messages and answers, stock and changes of the range.',
  withdrawals:
    'Enter withdrawals before you pack: number and time are in your mails ‘Ein Widerruf zu …’.',
  toReturns: 'To the returns',
  erased: {
    unknown:
      'The list of erasures was not beside the backups. Under ‘Personal data’, erase again what somebody has asked you to since.',
    none: 'Nobody has asked for an erasure since.',
    one: 'One erasure that somebody has asked for since was carried out again.',
    other: '{count} erasures that somebody has asked for since were carried out again.',
  },
  reconciling: 'What Stripe has known since the backup is being added.',
  held: {
    one: 'One mail waits for you. The shop may have sent it before it was lost.',
    other: '{count} mails wait for you. The shop may have sent them before it was lost.',
    none: 'No mail is waiting.',
  },
  release: 'Send the waiting mails',
  releaseNone: 'Finish the restore',
  released: 'The mails are on their way.',
};
