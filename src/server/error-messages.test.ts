import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { LANGS } from '#routes.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

test.each(LANGS)('every code has a sentence in %s', (lang) => {
  expect(Object.keys(ERROR_MESSAGES[lang]).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  for (const sentence of Object.values(ERROR_MESSAGES[lang])) {
    // Problems that end one are sentences themselves.
    expect(sentence).toMatch(/^\p{Lu}.*(\.|\{problems\})$/u);
    expect(sentence).not.toContain('!');
  }
});
