import { campaigns } from './campaigns/en.ts';
import { collections } from './collections/en.ts';
import type { range as german } from './de.ts';
import { NO_NAMES } from './names.ts';

export const range: typeof german = {
  title: 'Range',
  views: 'Part of the range',
  collectionTexts: collections,
  campaigns: 'Sales',
  campaignTexts: campaigns,
  /** Names of what the catalogue has, in the same language; `Range.tsx` reads them. */
  names: NO_NAMES,
  findings: {
    codes: { forbidden_word: 'The shop may not say this: “{word}”. Put it another way.' },
  },
  editor: {
    choose: 'Please choose',
    saveAgain: 'Save again',
    saveState: {
      saved: 'Saved',
      waiting: 'Saving',
      saving: 'Saving',
      failed: 'Not saved',
      conflict: 'Not saved: somebody else has changed something here.',
    },
  },
};
