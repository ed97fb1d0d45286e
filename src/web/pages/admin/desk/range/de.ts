export const range = {
  editor: {
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
