import type { ProductTexts } from '../types.ts';

export const KARTENETUI_TEXTS_DE: ProductTexts = {
  description:
    'Sechs Karten, ein gefalteter Schein, fertig. Das Etui ist so flach, dass du es in der Hemdtasche vergisst, bis jemand die Rechnung bringt.',
  features: [
    'Vier Kartenfächer und ein Mittelfach für Scheine',
    'Schräg geschnittenes Fach, aus dem die Karte von allein rutscht',
    'Nähte in Kontrastfarbe, an den Ecken doppelt',
    'Acht Millimeter flach, auch wenn es voll ist',
  ],
  material: [
    { label: 'Außen und innen', value: 'Rindleder' },
    { label: 'Prägung', value: 'Folie, goldfarben' },
  ],
  care: 'Trocken abreiben. Neues Leder sitzt eng und gibt nach einer Woche nach.',
  details: [
    { label: 'Maße', value: '10,2 × 8 × 0,8 cm' },
    { label: 'Platz', value: '6 Karten und Scheine' },
    { label: 'Gewicht', value: '38 g' },
  ],
};
