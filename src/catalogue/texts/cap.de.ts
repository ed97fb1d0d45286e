import type { ProductTexts } from './types.ts';

export const CAP_TEXTS_DE: ProductTexts = {
  description:
    'Ein großes E auf der Stirn, viele kleine ringsum, Ton in Ton gedruckt. Das Muster sieht man erst aus der Nähe, und wer so nah herankommt, darf auch fragen, woher die Cap ist.',
  features: [
    'Monogramm vorn dicht gestickt',
    'Kleines Muster Ton in Ton, gedruckt',
    'Vorgebogener Schirm mit acht Nähten',
    'Hinten geschlossen, sechs Ösen für die Luft',
  ],
  material: [
    { label: 'Material', value: '100 % Baumwolle' },
    { label: 'Schweißband', value: '100 % Baumwolle' },
    { label: 'Stickerei', value: '100 % Polyester' },
  ],
  care: 'Von Hand in lauwarmem Wasser waschen und auf einer Schüssel trocknen, dann behält sie ihre Form. Der Schirm verträgt keine Waschmaschine.',
  details: [
    { label: 'Weite', value: '57 bis 59 cm' },
    { label: 'Schirm', value: '7 cm, gebogen' },
    { label: 'Kronenhöhe', value: '12 cm' },
  ],
};
