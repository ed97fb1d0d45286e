import type { ProductTexts } from '../types.ts';

export const TRAVEL_BAG_TEXTS_DE: ProductTexts = {
  description:
    'Zwei Hemden, ein Pullover, Schuhe, Zahnbürste: Freitag, siebzehn Uhr, Gleis neun. Die Travel Bag schluckt ein Wochenende und passt danach noch ins Gepäcknetz.',
  features: [
    'Reißverschluss über die ganze Länge, mit zwei Schiebern',
    'Griffe aus Leder, bis unter den Boden durchgenäht',
    'Verstärkter Boden auf vier Metallfüßen',
    'Seitenringe für einen Schultergurt, der beiliegt',
  ],
  material: [
    { label: 'Außen', value: '100 % Baumwolle (Canvas), beschichtet' },
    { label: 'Griffe und Paspel', value: 'Rindleder' },
    { label: 'Futter', value: '100 % Polyester' },
    { label: 'Beschläge', value: 'Messing' },
  ],
  care: 'Ausschütteln, feucht abwischen, offen trocknen lassen. Die Griffe werden vom Tragen dunkler, das ist gewollt.',
  details: [
    { label: 'Maße', value: '48 × 27 × 24 cm' },
    { label: 'Volumen', value: '31 Liter' },
    { label: 'Gewicht', value: '1.150 g' },
  ],
};
