import type { range as german } from './de.ts';

export const range: typeof german = {
  editor: {
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
