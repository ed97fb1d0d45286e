import { expect, it } from 'vitest';
import type { PageText } from '#catalogue/catalogue.ts';
import { LIVE_TEXTS } from '#test/live-texts.ts';
import { shownProblem, textProblems } from './text-problems.ts';

const { imprint, withdrawal } = LIVE_TEXTS;
const found = (text: PageText, id: 'imprint' | 'withdrawal' = 'imprint') =>
  [...textProblems(id, text)].map(({ path, code }) => `${path.join('.')} ${code}`);

/** The imprint with another section, in English. */
const saying = (said: string): PageText => ({
  ...imprint,
  sections: {
    ...imprint.sections,
    en: [{ heading: 'Contact', body: ['Hello', [said]] }, ...imprint.sections.en],
  },
});
const AT = 'sections.en.0.body.1.0';

it('a text was checked by somebody, on a day', () => {
  expect(found(imprint)).toEqual([]);
  const { checkedBy: _, checkedOn: __, ...unchecked } = imprint;
  expect(found(unchecked)).toEqual(['checkedBy missing', 'checkedOn missing']);
});

it.each([
  ['[Firma], Hamburg', [`${AT} forbidden_word`]],
  ['[\n]', [`${AT} forbidden_word`]],
  ['{companyName} (Hamburg)', []],
])('%j', (said, expected) => {
  expect(found(saying(said))).toEqual(expected);
});

it('the withdrawal notice says the model word for word, and where to withdraw online', () => {
  expect(found(withdrawal, 'withdrawal')).toEqual([]);
  const changed = (from: string, to: string) =>
    found(JSON.parse(JSON.stringify(withdrawal).replaceAll(from, to)), 'withdrawal');
  expect(changed('binnen vierzehn Tagen ohne', 'binnen 14 Tagen ohne')).toEqual([
    'sections.de model_sentence_missing',
  ]);
  expect(changed('z. B.', 'z.\u00A0B.')).toEqual([]);
  expect(changed('{withdrawalPage}', 'hier')).toEqual([
    'sections.de model_sentence_missing',
    'sections.en model_sentence_missing',
  ]);
});

const VALUES = {
  companyName: 'Kern',
  companyStreet: 'Deichweg 1',
  companyCity: '20095 Hamburg',
  companyEmail: 'hallo@kern.de',
  companyRegister: '',
  companyRepresentative: 'Lena Kern',
};

it('the imprint names who is behind it, by places or by their values, and what the company has', () => {
  const sections = [{ heading: 'Wir', body: ['Kern, Deichweg 1', ['20095 Hamburg']] }];
  const short = { ...imprint, sections: { ...imprint.sections, de: sections } };
  const problems = (values?: typeof VALUES) =>
    [...textProblems('imprint', short, values && { de: values, en: values })]
      .filter(({ path }) => path.join('.') === 'sections.de')
      .map(({ values: { place } }) => place);
  expect(problems()).toHaveLength(4);
  expect(problems(VALUES)).toEqual(['{companyEmail}', '{companyRepresentative}']);
});

it('readers meet no gap, no unfilled name and, of a shop that owes none, no VAT', () => {
  expect(shownProblem(['Kern GmbH', 'Tel. [Nummer]'], 19)).toBe('[Nummer]');
  expect(shownProblem(['Mail {companyEmail}'], 19)).toBe('{companyEmail}');
  expect(shownProblem(['Preise inkl. MwSt.'], 19)).toBeUndefined();
  expect(shownProblem(['Hallo', 'Preise inkl. MwSt.'], 0)).toBe('inkl. MwSt');
});
