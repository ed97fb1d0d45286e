import type { Lang } from '#routes.ts';
import { dateIn } from './alert-details.ts';
import type { AlertData } from './alert-kinds.ts';

type Writer = (data: AlertData<'no_backup'>) => { title: string; text: string };

/** Texts of the alert about backups that are missing. */
export const BACKUP_WRITERS: Readonly<Record<Lang, { readonly no_backup: Writer }>> = {
  de: {
    no_backup: ({ fault, goodAt, error, hours = 26 }) => {
      if (fault === 'no_key') {
        return {
          title: 'Der Shop wird nicht gesichert',
          text: 'Geht der Rechner verloren, sind alle Bestellungen weg. Lege unter „Sicherung“ einen Schlüssel an; danach entsteht jede Stunde eine Sicherung.',
        };
      }
      if (fault === 'no_signer') {
        return {
          title: 'Die Sicherungen kann noch niemand prüfen',
          text: 'Sie sind jetzt unterschrieben, und eine Wiederherstellung fragt, von wem. Ein neuer Schlüssel unter „Sicherung“ bringt die Zeile dafür mit. Gesichert wird weiter; ältere Sicherungen brauchen den Schlüssel von damals.',
        };
      }
      return {
        title: `Seit mehr als ${hours} Stunden gibt es keine gute Sicherung`,
        text: `${goodAt === null ? 'Es gab noch keine.' : `Die letzte ist vom ${dateIn('de', goodAt)}.`}${error === null ? '' : ` Grund: ${error}`} Der Shop versucht es jede Stunde wieder; „npm run backup“ macht sofort eine und sagt, woran es liegt.`,
      };
    },
  },
  en: {
    no_backup: ({ fault, goodAt, error, hours = 26 }) => {
      if (fault === 'no_key') {
        return {
          title: 'The shop is not backed up',
          text: 'If the machine is lost, so are all orders. Make a key under “Backup”; from then on a backup is made every hour.',
        };
      }
      if (fault === 'no_signer') {
        return {
          title: 'Nobody can check the backups yet',
          text: 'They are signed now, and a restore asks by whom. A new key under “Backup” comes with the line for that. Backups go on; older ones need the key of their time.',
        };
      }
      return {
        title: `No good backup for more than ${hours} hours`,
        text: `${goodAt === null ? 'There was none yet.' : `The last one is from ${dateIn('en', goodAt)}.`}${error === null ? '' : ` Reason: ${error}`} The shop tries again every hour; ‘npm run backup’ makes one at once and says what is wrong.`,
      };
    },
  },
};
