import type { ScenePictureName } from '#catalogue/scenes.ts';
import type { Localized } from '#catalogue/types.ts';

interface PressScene {
  /** Of the file. */
  readonly name: string;
  readonly scene: ScenePictureName;
  readonly label: Localized<string>;
}

export const SCENES: readonly PressScene[] = [
  {
    name: 'hero',
    scene: 'hero/main',
    label: { de: 'Sneakers und Schultertasche', en: 'Sneakers and shoulder bag' },
  },
  { name: 'neu', scene: 'neu/main', label: { de: 'Zwei Sneakers', en: 'Two sneakers' } },
  {
    name: 'story',
    scene: 'story/main',
    label: { de: 'Pouches in fünf Farben', en: 'Pouches in five colours' },
  },
  {
    name: 'sneakers',
    scene: 'tile-sneakers/main',
    label: { de: 'Hafen und Kiez', en: 'Hafen and Kiez' },
  },
  { name: 'jerseys', scene: 'tile-trikots/main', label: { de: 'Trikots', en: 'Jerseys' } },
  {
    name: 'accessories',
    scene: 'tile-accessoires/main',
    label: { de: 'Accessoires', en: 'Accessories' },
  },
];
