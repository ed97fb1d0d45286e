import { campaigns } from './campaigns/de.ts';
import { collections } from './collections/de.ts';
import { NO_NAMES } from './names.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  collectionTexts: collections,
  campaigns: 'Aktionen',
  campaignTexts: campaigns,
  /** Names of what the catalogue has, in the same language; `Range.tsx` reads them. */
  names: NO_NAMES,
  findings: {
    codes: { forbidden_word: 'Das darf der Shop so nicht sagen: „{word}“. Schreibe es anders.' },
  },
  editor: {
    choose: 'Bitte wählen',
    saveAgain: 'Noch einmal speichern',
    saveState: {
      saved: 'Gespeichert',
      waiting: 'Wird gespeichert',
      saving: 'Wird gespeichert',
      failed: 'Nicht gespeichert',
      conflict: 'Nicht gespeichert: Jemand anders hat hier etwas geändert.',
    },
  },
};
