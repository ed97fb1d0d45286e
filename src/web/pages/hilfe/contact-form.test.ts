import { describe, expect, test } from 'vitest';
import { checkContact } from './contact-form.ts';

const VALUES = {
  first_name: 'Leonie',
  last_name: 'Kern',
  email: ' leonie@post.example ',
  subject: 'Größe',
  message: 'Fällt der Hafen Runner klein aus?',
};

describe('contact form', () => {
  test('a full form becomes the body of the contract', () => {
    expect(checkContact(VALUES, { urgent: true, language: 'de' })).toEqual({
      ok: true,
      body: { ...VALUES, email: 'leonie@post.example', urgent: true, language: 'de' },
    });
  });

  test('every field says its own problem', () => {
    const empty = { first_name: '', last_name: ' \u200B', email: '', subject: '', message: '\n' };
    expect(checkContact(empty, {})).toEqual({
      ok: false,
      problems: {
        first_name: 'required',
        last_name: 'required',
        email: 'required',
        subject: 'required',
        message: 'required',
      },
    });
    expect(checkContact({ ...VALUES, email: 'leonie@post' }, {})).toEqual({
      ok: false,
      problems: { email: 'emailInvalid' },
    });
    expect(checkContact({ ...VALUES, message: 'x'.repeat(5001) }, {})).toEqual({
      ok: false,
      problems: { message: 'tooLong' },
    });
    const link = { last_name: 'https://boese.example', message: 'https://elvare.example/pouch' };
    expect(checkContact({ ...VALUES, ...link }, {})).toEqual({
      ok: false,
      problems: { last_name: 'notPlain' },
    });
  });
});
