import { afterEach, describe, expect, test, vi } from 'vitest';
import { submitContact } from './contact-form.ts';

const VALUES = {
  first_name: 'Leonie',
  last_name: 'Kern',
  email: ' leonie@post.example ',
  subject: 'Größe',
  message: 'Fällt der Hafen Runner klein aus?',
};

afterEach(() => vi.unstubAllGlobals());

describe('contact form', () => {
  test('a full form becomes the body of the contract', async () => {
    const send = vi.fn(async () => Response.json({ ok: true }));
    vi.stubGlobal('fetch', send);
    const sent = await submitContact(VALUES, { urgent: true, language: 'de' });
    expect(sent).toEqual({ sentBy: 'Leonie' });
    const body = { ...VALUES, email: 'leonie@post.example', urgent: true, language: 'de' };
    const init = expect.objectContaining({ method: 'POST', body: JSON.stringify(body) });
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/contact', init);
  });

  test.each([
    [
      { first_name: '', last_name: ' \u200B', email: '', subject: '', message: '\n' },
      {
        first_name: 'required',
        last_name: 'required',
        email: 'required',
        subject: 'required',
        message: 'required',
      },
    ],
    [{ email: 'leonie@post' }, { email: 'emailInvalid' }],
    [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
    [
      { last_name: 'https://boese.example', message: 'https://elvare.example/pouch' },
      { last_name: 'notPlain' },
    ],
  ])('every field says its own problem: %j', async (typed, problems) => {
    expect(await submitContact({ ...VALUES, ...typed }, {})).toEqual({ problems });
  });
});
