import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountEmail } from './account.ts';
import { ENDPOINTS } from './endpoints/all.ts';
import { listEndpoints } from './endpoints/endpoint.ts';
import { emailAddress } from './forms.ts';

const read = (typed: string) => emailAddress.safeParse(typed).data;

it.each([
  ['joerg@müller.example', 'joerg@xn--mller-kva.example'],
  ['Joerg@MÜLLER.example', 'Joerg@xn--mller-kva.example'],
  // As macOS writes it: u and a combining mark.
  ['joerg@mu\u0308ller.example', 'joerg@xn--mller-kva.example'],
  ['mia@straße.example', 'mia@xn--strae-oqa.example'],
])('takes %s as browsers and mail servers write it', (typed, written) => {
  expect(read(typed)).toBe(written);
  expect(accountEmail.safeParse(typed).data).toBe(written);
  expect(read(written)).toBe(written);
});

it.each([
  'jörg@kundin.example',
  'mia@müller',
  'mia@mül ler.example',
  'mia@müller.example/x',
  'mia@x@müller.example',
  'mia@müller.example?y.de',
  'mia@m\u200Büller．example／x',
  '@müller.example',
  `mia@${'ü'.repeat(250)}.example`,
])('refuses %s', (typed) => {
  expect(read(typed)).toBeUndefined();
});

it('is taken so by every endpoint', () => {
  const wrongOnes = (email: string) =>
    listEndpoints(ENDPOINTS).flatMap(({ name, body }) => {
      const given = { email, customer: { email } };
      const issues = body?.safeParse(given).error?.issues ?? [];
      return issues.some(
        ({ path, code }) => path.at(-1) === 'email' && code !== 'unrecognized_keys',
      )
        ? [name]
        : [];
    });
  expect(wrongOnes('joerg@kundin').length).toBeGreaterThan(10);
  expect(wrongOnes('joerg@müller.example')).toEqual([]);
});

it('leaves an address of ASCII characters as it is, and reads what it made again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const given = read(`a@${text}.de`);
      if (given === undefined) return;
      expect(given).toMatch(/^a@[!-~]+$/);
      expect(read(given)).toBe(given);
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(read(address) ?? address).toBe(address);
    }),
  );
});
