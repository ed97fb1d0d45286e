import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import { modelOf } from '#rules/text-problems.ts';
import { LIVE_TEXTS } from '#test/live-texts.ts';
import { keepsSentences, readBody, typedBody } from './section-text.ts';

it.each(TEXT_IDS)('%s can be typed as it is stored', (id) => {
  for (const { body } of [...LIVE_TEXTS[id].sections.de, ...LIVE_TEXTS[id].sections.en]) {
    expect(readBody(typedBody(body))).toEqual(body);
  }
});

it('an empty line parts paragraphs, a dash begins an entry of a list', () => {
  expect(readBody('Eins\nzwei\n- a\n• b\n\n\n- c\nDrei\n-vier')).toEqual([
    'Eins zwei',
    ['a', 'b'],
    ['c'],
    'Drei -vier',
  ]);
  expect(readBody(' \n')).toEqual([]);
});

it('reads again what it has read, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const body = readBody(typed);
      expect(readBody(typedBody(body))).toEqual(body);
    }),
  );
});

it('what the law words stays; all around it can be changed', () => {
  const { de } = LIVE_TEXTS.withdrawal.sections;
  const model = modelOf('withdrawal', 'de');
  const shortened = de.map((each) => ({ ...each, heading: `${each.heading}!` }));
  expect(keepsSentences(de, shortened, model)).toBe(true);
  expect(keepsSentences(de, de.slice(1), model)).toBe(false);
  expect(keepsSentences([], de.slice(1), model)).toBe(true);
});
