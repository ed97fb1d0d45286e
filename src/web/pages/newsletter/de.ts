/** Texts of /newsletter, German. */
export const texts = {
  title: 'Newsletter',
  description: 'Bestätige deine Anmeldung zum Newsletter von Elvare.',
  checking: 'Einen Moment, wir sehen nach.',
  intro:
    'Neue Stücke, bevor sie im Shop stehen, und sonst nichts. Trag dich unten ein, den Rest erledigt eine E-Mail.',
  confirmText:
    'Dürfen wir dir schreiben, wenn es etwas Neues gibt? Abmelden kannst du dich jederzeit.',
  confirmButton: 'Anmeldung bestätigen',
  unsubscribeText: 'Möchtest du keine Post mehr von uns bekommen?',
  unsubscribeButton: 'Newsletter abbestellen',
  confirmedTitle: 'Du bist dabei',
  confirmed:
    'Deine Anmeldung ist bestätigt. Du hörst von uns, wenn es etwas zu sehen gibt, also selten.',
  unsubscribedTitle: 'Abgemeldet',
  unsubscribed:
    'Du bekommst keine Post mehr von uns. Falls du es dir anders überlegst: Das Formular steht unten auf jeder Seite.',
  invalidTitle: 'Dieser Link gilt nicht mehr',
  invalid:
    'Vielleicht hast du ihn schon benutzt, oder er ist abgelaufen. Trag deine Adresse unten einfach noch einmal ein.',
  failedTitle: 'Das hat nicht geklappt',
  again: 'Noch einmal versuchen',
  shop: 'Weiter zum Shop',
};
export type NewsletterTexts = typeof texts;
