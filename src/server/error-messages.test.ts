import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import de from './error-messages.de.json';
import en from './error-messages.en.json';

test.each([de, en])('every code has a sentence', (messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  for (const sentence of Object.values(messages)) {
    // Problems that end one are sentences themselves.
    expect(sentence).toMatch(/^\p{Lu}.*(\.|\{problems\})$/u);
    expect(sentence).not.toContain('!');
  }
});
