/** Texts of /karriere, German. */
export const texts = {
  title: 'Karriere',
  description: 'Arbeiten bei Elvare: gerade keine offene Stelle, aber immer ein offenes Postfach.',
  statement:
    'Gerade ist keine Stelle frei. Wenn du glaubst, dass du uns fehlst, hast du vermutlich recht. Schreib uns.',
  alt: 'Eine cognacfarbene Travel Bag, gepackt und bereit',
  principles: [
    {
      title: 'Wen wir suchen',
      text: 'Menschen, die eine schiefe Naht stört. Ob du zuschneidest, programmierst, fotografierst oder Pakete packst, ist dabei zweitrangig.',
    },
    {
      title: 'Was wir lesen wollen',
      text: 'Ein paar Zeilen über dich und etwas, worauf du stolz bist: ein Kleidungsstück, eine Seite Code, eine gelöste Reklamation.',
    },
    {
      title: 'Was wir nicht brauchen',
      text: 'Kein Foto, kein Geburtsdatum, kein Anschreiben aus der Vorlage. Lücken im Lebenslauf sind meistens die interessanten Stellen.',
    },
  ],
  writeTitle: 'Initiativ bewerben',
  writeText: 'Wir antworten auf jede Bewerbung, auch wenn es nicht passt.',
  subject: 'Bewerbung',
};
export type KarriereTexts = typeof texts;
