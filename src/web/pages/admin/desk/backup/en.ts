import type { backup as german } from './de.ts';

export const backup: typeof german = {
  title: 'Backup',
  text: 'Every night the shop makes an encrypted backup of everything. It counts as good only once it was read back and every row was counted.',
  lastGood: 'Last good',
  none: 'None yet',
  size: '{megabytes} MB, {rows} rows',
  place: 'Place',
  samePlace:
    'It is kept in the shop’s data folder. If the machine is lost, so is the backup: set BACKUP_TO to another place.',
  noKey: 'There is no good backup',
  noKeyText:
    'The shop needs a recovery key first. ‘npm run backup -- key’ shows it once and has you type it back. Nobody can read a backup without it, so until then there is none.',
  soon: 'The first one is made within an hour, or at once with ‘npm run backup’.',
  failed: 'The newest backup failed: {reason}',
  interrupted: 'The newest backup was interrupted.',
  restored: 'This shop was restored',
  restoredText: 'It shows the state of {time}, and everything Stripe has known since.',
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
