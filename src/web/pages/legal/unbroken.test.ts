import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

describe('unbroken', () => {
  it('keeps a sign or an abbreviation with its number', () => {
    expect(unbroken('§ 25 Abs. 2 Nr. 2 TDDDG')).toBe('§\u00a025 Abs.\u00a02 Nr.\u00a02\u00a0TDDDG');
    expect(unbroken('section 13 of')).toBe('section\u00a013\u00a0of');
  });

  it('keeps a number with what it counts', () => {
    expect(unbroken('innerhalb von 30 Tagen')).toBe('innerhalb von 30\u00a0Tagen');
    expect(unbroken('1–2 Werktage')).toBe('1–\u20602\u00a0Werktage');
  });

  it('keeps one or two letters with the word they belong to, and leaves longer words alone', () => {
    expect(unbroken('per E-Mail, e-mail, IP-Adresse')).toBe(
      'per E-\u2060Mail, e-\u2060mail, IP-\u2060Adresse',
    );
    expect(unbroken('Muster-Widerrufsformular')).toBe('Muster-Widerrufsformular');
    expect(unbroken('Handels- und Steuerrecht')).toBe('Handels- und Steuerrecht');
  });
});
