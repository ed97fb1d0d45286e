/** Texts of /cancel, German. */
export const texts = {
  title: 'Zahlung abgebrochen',
  description: 'Es wurde nichts abgebucht.',
  text: 'Deine Artikel liegen noch im Warenkorb, und es wurde nichts abgebucht. Du kannst jederzeit weitermachen.',
  textEmpty: 'Es wurde nichts abgebucht, und dein Warenkorb ist leer.',
  cart: 'Zum Warenkorb',
  back: 'Einen Schritt zurück',
  home: 'Zur Startseite',
  help: 'Zur Hilfe',
  contact: 'Hat etwas nicht geklappt?',
  contactText: 'Schreib uns an {email}, wir antworten innerhalb von {hours} Stunden.',
  contactPlain: 'Schreib uns an {email}.',
  phone: 'Oder ruf an: {phone}',
  waiting: 'Im Warenkorb',
};
export type CancelTexts = typeof texts;
