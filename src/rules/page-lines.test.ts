import { expect, test } from 'vitest';
import { exampleFacts, LIVE_TEXTS } from '#test/live-texts.ts';
import { legalValues } from './company-texts.ts';
import { factValues } from './fact-texts.ts';
import { filledSections, shownLines } from './page-lines.ts';

const body = ['Tel. {phone}', ['Mail {mail}', 'Fax {fax}'], ['Fax {fax}'], 'Ihr {unknown}'];

test('a line without its value goes, and a section without lines; a name that nothing knows stays', () => {
  const values = { phone: '040', mail: 'a@b.de', fax: '' };
  const fax = { heading: 'Fax', body: ['{fax}'] };
  expect(filledSections([{ heading: 'Kontakt', body }, fax], values)).toEqual([
    { heading: 'Kontakt', body: ['Tel. 040', ['Mail a@b.de'], 'Ihr {unknown}'] },
  ]);
});

const person = {
  name: 'Lena Kern',
  street: 'Deichweg 1',
  city: '20095 Hamburg',
  email: 'lena@kern.de',
  phone: '+49 40 1',
  owner: 'Lena Kern',
};

test.each(['de', 'en'] as const)('the imprint of a small business is whole (%s)', (lang) => {
  const shown = (company: object, vatPercent: number) =>
    shownLines(LIVE_TEXTS.imprint, lang, {
      ...factValues({ ...exampleFacts, vatPercent }, lang),
      ...legalValues({ mode: 'live', baseUrl: '', company: { ...person, ...company } }, lang),
    }).join('\n');
  const small = shown({ wIdNr: 'DE123456789-00001' }, 0);
  expect(small).toContain('DE123456789-00001');
  expect(small).toMatch(/§ 19 UStG|section 19 UStG/);
  expect(small).not.toMatch(/[[{]|Vertreten durch|Represented|egister|§ 27a|section 27a/);
  const large = shown({ vatId: 'DE123456789', register: 'Amtsgericht Hamburg, HRB 1' }, 19);
  expect(large).toContain('HRB 1');
  expect(large).toMatch(/(§|section) 27a[^:]*: DE123456789/);
  expect(large).not.toMatch(/[[{]|19 UStG|139c/);
});
