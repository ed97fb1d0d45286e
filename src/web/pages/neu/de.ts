/** Texts of /neu, German. The three collections bear the specification's names. */
export const texts = {
  title: 'Neu',
  description:
    'Was gerade angekommen ist, und woran wir sitzen: Sommer Collection, Business Line und Limited Edition.',
  headline: 'Neu.',
  lead: 'Frisch aus dem Karton, noch steif in den Schnürsenkeln.',
  toArrivals: 'Ansehen',
  alt: 'Ein himmelblauer Skateschuh und ein weiß-roter High-Top auf Podesten',
  arrivals: 'Gerade angekommen.',
  soon: 'Kommt noch.',
  soonText:
    'Drei Kollektionen liegen auf unserem Tisch. Ein Datum nennen wir nicht: Sie sind fertig, wenn sie fertig sind.',
  expect: 'Was dich erwartet',
  collections: [
    {
      colour: 'sonnengelb',
      name: 'Sommer Collection',
      text: 'Leichte Stoffe, kurze Ärmel, Farben wie aus dem Freibad.',
      items: ['Caps aus hellem Canvas', 'Trikots aus Mesh', 'Ein Beutel, der Sand verträgt'],
    },
    {
      colour: 'navy',
      name: 'Business Line',
      text: 'Für Tage mit Terminen und die Abende danach.',
      items: [
        'Eine Travel Bag mit Fach fürs Notebook',
        'Ein Kartenetui für Visitenkarten',
        'Sneakers, die zum Anzug dürfen',
      ],
    },
    {
      colour: 'bordeaux',
      name: 'Limited Edition',
      text: 'Wenige Stücke, einmal genäht und dann nie wieder.',
      items: [
        'Jedes Stück mit eigener Nummer',
        'Farben, die es sonst nicht gibt',
        'Keine zweite Auflage',
      ],
    },
  ],
  newsletter: 'Wer unseren Newsletter liest, weiß es zuerst. Das Formular steht gleich darunter.',
};
export type NeuTexts = typeof texts;
