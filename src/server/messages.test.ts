import { expect, test } from 'vitest';
import { ERROR_STATUS } from '../contract/errors.ts';
import { LANGS } from '../routes.ts';
import { MESSAGES } from './messages.ts';

test.each(LANGS)('every code has a sentence in %s', (lang) => {
  expect(Object.keys(MESSAGES[lang]).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  for (const sentence of Object.values(MESSAGES[lang])) {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toContain('!');
  }
});
