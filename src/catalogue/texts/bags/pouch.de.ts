import type { ProductTexts } from '../types.ts';

export const POUCH_TEXTS_DE: ProductTexts = {
  description:
    'Gesteppt, federleicht und groß genug für alles, was sonst in der Jackentasche klappert. Die Schlaufe gehört ans Handgelenk, dann bleibt die andere Hand frei für den Kaffee.',
  features: [
    'Rautensteppung, weich gefüllt',
    'Handschlaufe aus Gurtband, seitlich vernäht',
    'Reißverschluss in Gold mit Stofflasche',
    'Passt allein in die Hand und zu zweit in jede Tasche',
  ],
  material: [
    { label: 'Außen', value: 'Kunstleder (100 % Polyurethan)' },
    { label: 'Füllung', value: '100 % Polyester' },
    { label: 'Futter', value: '100 % Polyester' },
  ],
  care: 'Mit einem feuchten Tuch und etwas Spülmittel abwischen. Kugelschreiber vorher zudrehen, das Futter vergisst nichts.',
  details: [
    { label: 'Maße', value: '24 × 16 × 5 cm' },
    { label: 'Schlaufe', value: '16 cm' },
    { label: 'Gewicht', value: '140 g' },
  ],
};
