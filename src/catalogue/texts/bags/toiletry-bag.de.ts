import type { ProductTexts } from '../types.ts';

export const TOILETRY_BAG_TEXTS_DE: ProductTexts = {
  description:
    'Steht auf jedem Hotelwaschbecken, auch auf den schmalen. Flaschen stehen darin aufrecht, und was doch einmal ausläuft, bleibt drin und lässt sich auswischen.',
  features: [
    'Breiter Boden, der von allein steht',
    'Wasserabweisendes Futter zum Auswischen',
    'Innen drei Gummischlaufen für Bürste, Rasierer und Tube',
    'Seitliche Schlaufe zum Aufhängen am Haken',
  ],
  material: [
    { label: 'Außen', value: 'Kunstleder (100 % Polyurethan)' },
    { label: 'Futter', value: '100 % Polyester, beschichtet' },
    { label: 'Reißverschluss', value: 'Metall, goldfarben' },
  ],
  care: 'Innen und außen feucht auswischen, offen trocknen lassen. Zahnpasta vertragen alle Farben, bei Schwarz sieht man sie nur früher.',
  details: [
    { label: 'Maße', value: '26 × 16 × 12 cm' },
    { label: 'Volumen', value: '4,5 Liter' },
    { label: 'Gewicht', value: '310 g' },
  ],
};
