import type { ResponsiblePerson } from '#catalogue/catalogue.ts';
import { type CellCodec, read, splitAtBars, withBars, withoutBars } from './cells.ts';

const FIELDS = ['name', 'street', 'town', 'country', 'email'] as const;

/** `own`, or name, street, town, country and e-mail with bars between them; what is missing is a finding of its field. */
export const person: CellCodec = {
  write: (value) => {
    if (typeof value !== 'object' || value === null) return value === 'own' ? value : null;
    return FIELDS.map((field) => withoutBars((value as ResponsiblePerson)[field])).join(' | ');
  },
  read: (cell) => {
    const typed = cell.trim();
    if (typed === '' || typed === 'own') return read(typed || undefined);
    const parts = splitAtBars(typed).map(withBars);
    const found = parts.flatMap((part, at) => (part === '' ? [] : [[FIELDS[at] ?? at, part]]));
    return read(Object.fromEntries(found));
  },
};
