import { expect, it } from 'vitest';
import { faultsOfWords, filledParagraphs, wordsIn } from './mail-places.ts';

const both = (said: string) => ({ de: said, en: said });
const faults = (...args: Parameters<typeof faultsOfWords>) =>
  [...faultsOfWords(...args)].map(
    ({ path, code, values }) => `${path.join('.')} ${code} ${values['place']}`,
  );

it('a place that a mail does not have is a fault, and so is one that its opening lacks', () => {
  expect(faults('order-shipped', { opening: both('{number} ist unterwegs, {name}') })).toEqual([]);
  expect(faults('order-shipped', { subject: both('Unterwegs') })).toEqual([]);
  expect(
    faults('order-shipped', { opening: { de: 'Hallo {nmae}', en: 'Your order {number}' } }),
  ).toEqual(['opening.de unknown_place {nmae}', 'opening.de place_missing {number}']);
  expect(faults('contact-receipt', { closing: both('{name}') })).toHaveLength(2);
});

it('a blank text is none', () => {
  expect(wordsIn({ subject: both(' '), opening: { de: 'Ja', en: '' } }, 'de')).toEqual({
    opening: 'Ja',
  });
});

it('paragraphs are parted by an empty line; a line that names nothing known goes', () => {
  expect(filledParagraphs('Hallo {name}\r\nschön\r\n \r\n{name}\n\n\n{x}', { name: '' })).toEqual([
    ['schön'],
    ['{x}'],
  ]);
});
