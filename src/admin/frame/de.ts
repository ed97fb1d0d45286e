/** Texts of the document that answers every address of the back office, German. */
export const texts = {
  title: 'Admin Dashboard',
  toShop: 'Zurück zum Shop',
  signIn: 'Anmelden',
  toAccount: 'Zu deinem Konto',
  noScript: 'Die Verwaltung braucht JavaScript.',
  /** Reasons why the app isn't loaded. */
  gates: {
    denied: {
      title: 'Zugang verweigert',
      text: 'Sie haben keine Berechtigung für diesen Bereich.',
    },
    password: {
      title: 'Ein Schritt fehlt noch',
      text: 'Ersetze zuerst dein vorläufiges Passwort durch ein eigenes.',
    },
    factor: {
      title: 'Ein Schritt fehlt noch',
      text: 'Hier brauchst du einen zweiten Faktor: einen Passkey oder eine Code-App.',
    },
    unreachable: {
      title: 'Gerade keine Verbindung',
      text: 'Der Server antwortet nicht. Wir versuchen es weiter.',
    },
    browser: {
      title: 'Die Verwaltung lädt nicht',
      text: 'Sie braucht Safari {safari}, Chrome {chrome}, Firefox {firefox} oder einen neueren Browser. Hast du einen, dann lade die Seite noch einmal.',
    },
  },
};
export type FrameTexts = typeof texts;
export type Gate = keyof FrameTexts['gates'];
