import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { MAIL_CAUSES, mailboxOf } from './mail-causes.ts';

it('an address and its tags are one mailbox, whatever its case', () => {
  for (const email of ['mia@kundin.example', 'MIA@kundin.example', 'mia+a+b@Kundin.example']) {
    expect(mailboxOf(email)).toBe('mia@kundin.example');
  }
  expect(mailboxOf('m.ia@kundin.example')).toBe('m.ia@kundin.example');
});

const bound = (name: string) => {
  if (!(name in LIMITS)) return name;
  const { burst, perMinute } = LIMITS[name as keyof typeof LIMITS];
  const every = Math.round(1 / perMinute);
  return `${burst}, then one every ${every === 1 ? 'minute' : `${every} min`} (\`${name}\`)`;
};

type Cause =
  | string
  | { readonly [cell in 'network' | 'refused' | 'unmailed' | 'carries']?: readonly string[] };

it('the threat model has a row for each kind', () => {
  const rows = Object.entries<Cause>(MAIL_CAUSES).flatMap(([kind, cause]) => {
    if (typeof cause === 'string') return [];
    const { network = [], refused = [], unmailed = [], carries = [] } = cause;
    const cells = [network.map(bound), refused.map(bound), unmailed.map(bound), carries].map(
      (cell) => cell.join('; ') || 'none',
    );
    return [`| \`${kind}\` | ${cells.join(' | ')} |`];
  });
  const text = readFileSync('docs/threat-model.md', 'utf8');
  const found = text.split('\n').filter((line) => /^\| `[\w-]+` \| \d+, then/.test(line));
  expect(found).toEqual(rows);
});
