import { expect, it } from 'vitest';
import { featureLine } from './material.ts';

const texts = {
  de: { material: [{ label: 'Flakon', value: 'Glas' }] },
  en: { material: [{ label: 'Bottle', value: 'Glass' }] },
};
const fibres = [{ name: { de: 'Baumwolle', en: 'Cotton' }, percent: 100 }];

it('names contents, ingredients and material once each', () => {
  const perfume = { texts, volumeMl: 50, ingredients: 'Aqua' };
  expect(featureLine(perfume, 'de')).toBe('Inhalt: 50 ml, Inhaltsstoffe: Aqua, Flakon: Glas');
  expect(featureLine({ texts, fibres }, 'en')).toBe('Bottle: Glass, Composition: 100% Cotton');
  const parts = [
    { name: { de: 'Wolle', en: 'Wool' }, percent: 99.5, part: { de: 'Futter', en: 'Lining' } },
    { name: { de: 'Seide', en: 'Silk' }, percent: 0.5, part: { de: 'Futter', en: 'Lining' } },
  ];
  const lined = { texts: { de: {}, en: {} }, fibres: [...parts, ...fibres] };
  expect(featureLine(lined, 'de')).toBe(
    'Futter: 99,5 % Wolle, 0,5 % Seide, Zusammensetzung: 100 % Baumwolle',
  );
  expect(featureLine(lined, 'en')).toContain('Lining: 99.5% Wool, 0.5% Silk');
  expect(featureLine(perfume, 'en')).toContain('Contents: 50 ml, Ingredients: Aqua');
  const twice = { de: { material: [{ label: 'Inhaltsstoffe', value: 'Aqua' }] }, en: {} };
  expect(featureLine({ ...perfume, texts: twice }, 'de')).toBe(
    'Inhalt: 50 ml, Inhaltsstoffe: Aqua',
  );
  expect(featureLine({ texts: { de: {}, en: {} } }, 'de')).toBe('');
});
