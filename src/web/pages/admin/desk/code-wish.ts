import type { DeskCodeBody } from '../../../../contract/desk-codes.ts';
import { typedEuros } from './typed-euros.ts';

/**
 * What the form for a new code asks for, or undefined when a field can't be read. `field` answers a
 * field's text, empty when it was left empty; the server checks the rest.
 */
export function codeWish(field: (name: string) => string): DeskCodeBody | undefined {
  const kind = field('kind') === 'amount' ? 'amount' : 'percent';
  const typed = field('value').replace(/\s*%$/, '');
  const value = kind === 'amount' ? typedEuros(typed) : wholeNumber(typed);
  const minimum = field('minimum') === '' ? 0 : typedEuros(field('minimum'));
  const maxUses = field('max_uses') === '' ? 0 : wholeNumber(field('max_uses'));
  if (value === undefined || minimum === undefined || maxUses === undefined) return undefined;
  return {
    code: field('code'),
    kind,
    value,
    minimum,
    ...(field('starts') !== '' && { starts_at: new Date(field('starts')).toISOString() }),
    ...(field('ends') !== '' && { ends_at: new Date(field('ends')).toISOString() }),
    ...(maxUses > 0 && { max_uses: maxUses }),
  };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
