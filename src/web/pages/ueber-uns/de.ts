/** Texts of /ueber-uns, German. `{counts}` come from the catalogue. */
export const texts = {
  title: 'Über uns',
  description:
    'Elvare macht Streetwear mit Manieren: wenige Stücke, gut vernäht, in Farben, zu denen man steht.',
  statement:
    'Wir machen Streetwear mit Manieren. Sie darf auffallen, wenn du einen Raum betrittst, und sie benimmt sich, solange du bleibst.',
  pictures: [
    'Cognacfarbene Shoulder Bag an einem Messinghaken an der Wand',
    'Kragen und Wappen eines dunkelgrünen Trikots mit goldenen Nadelstreifen',
    'Steppung und Reißverschluss einer rosa Pouch',
  ],
  /** For a range without one of these collections, or with one piece of one. */
  smallRange:
    'Unser Sortiment ist klein, und das ist Absicht: Was in den Shop kommt, muss sich neben allem anderen sehen lassen.',
  principles: [
    {
      title: 'Wenige Stücke',
      text: '{sneakers} Sneakers, {trikots} Trikots, {bags} Taschen, {accessoires} Accessoires und Caps. Mehr haben wir nicht, und das ist Absicht: Was in den Shop kommt, muss sich neben allem anderen sehen lassen.',
    },
    {
      title: 'Zwei Nähte mehr',
      text: 'Unser Geld steckt in Leder, Garn und Reißverschlüssen. Für große Logos bleibt da wenig übrig, deshalb sind unsere klein. Man sieht sie, wenn man nah genug steht.',
    },
    {
      title: 'Gute Manieren',
      text: 'Wir duzen dich, aber wir schreien dich nicht an. Wer uns schreibt, bekommt Antwort von einem Menschen. Wer etwas zurückschickt, bekommt sein Geld und keine Diskussion.',
    },
  ],
  writeTitle: 'Sag uns, was du denkst',
  writeText: 'Lob lesen wir gern, Kritik zuerst.',
};
export type UeberUnsTexts = typeof texts;
