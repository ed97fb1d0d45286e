/** Texts of /neu, German. */
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
  newsletter: 'Wer unseren Newsletter liest, weiß es zuerst. Das Formular steht gleich darunter.',
};
export type NeuTexts = typeof texts;
