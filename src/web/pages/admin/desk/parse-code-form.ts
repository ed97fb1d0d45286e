import type { DeskCodeBody } from '../../../../contract/desk-codes.ts';
import { berlinInstant } from '../../../../rules/berlin-day.ts';
import { typedEuros } from './typed-euros.ts';

/**
 * What the form for a new code asks for, or undefined when a field can't be read. `field` answers a
 * field's text, empty when it was left empty; the server checks the rest.
 */
export function parseCodeForm(field: (name: string) => string): DeskCodeBody | undefined {
  const kind = field('kind') === 'amount' ? 'amount' : 'percent';
  const typed = field('value').replace(/\s*%$/, '');
  const value = kind === 'amount' ? typedEuros(typed) : wholeNumber(typed);
  const minimum = field('minimum') === '' ? 0 : typedEuros(field('minimum'));
  const maxUses = field('max_uses') === '' ? 0 : wholeNumber(field('max_uses'));
  const starts = typedInstant(field('starts'));
  const ends = typedInstant(field('ends'));
  if (value === undefined || minimum === undefined || maxUses === undefined) return undefined;
  if (starts === undefined || ends === undefined) return undefined;
  return {
    code: field('code'),
    kind,
    value,
    minimum,
    ...(starts !== null && { starts_at: starts }),
    ...(ends !== null && { ends_at: ends }),
    ...(maxUses > 0 && { max_uses: maxUses }),
  };
}

/**
 * The instant at which Berlin's clock shows what was typed (`2026-12-01T00:30`), wherever the owner's
 * device is; null for an empty field, undefined for one that can't be read.
 */
function typedInstant(text: string): string | null | undefined {
  if (text === '') return null;
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts;
  const clockMs = (hours * 60 + minutes) * 60_000;
  return new Date(berlinInstant({ year, month, day }, clockMs)).toISOString();
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
