import type { ProductTexts } from '../types.ts';

export const SHOULDER_BAG_TEXTS_DE: ProductTexts = {
  description:
    'Eine Tasche, die unter den Arm passt und dort bleibt. Telefon, Schlüssel, ein Taschenbuch, das Ladekabel für alle Fälle: Mehr nimmst du nicht mit, mehr will sie auch nicht tragen.',
  features: [
    'Überschlag mit Magnet, schließt von allein',
    'Henkel, der über eine dicke Jacke reicht',
    'Innen ein Fach mit Reißverschluss und zwei Steckfächer',
    'Kleines Schild in Gold, sonst keine Schrift',
  ],
  material: [
    { label: 'Außen', value: 'Rindleder, genarbt' },
    { label: 'Futter', value: '100 % Baumwolle' },
    { label: 'Beschläge', value: 'Messing' },
  ],
  care: 'Mit einem trockenen Tuch abreiben, zweimal im Jahr fetten. Im Regen lieber unter den Mantel nehmen.',
  details: [
    { label: 'Maße', value: '27 × 17 × 8 cm' },
    { label: 'Henkel', value: '26 cm Fallhöhe' },
    { label: 'Gewicht', value: '520 g' },
  ],
};
