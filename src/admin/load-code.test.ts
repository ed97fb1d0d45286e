import { expect, test } from 'vitest';
import { failureOf } from './load-code.ts';

const SCRIPT = '/assets/admin/entry-1a2b3c4d.js';
const documentOf = (script: string) => `<script type="module" src="${script}"></script>`;

test.each([
  ['no server', undefined, 'offline'],
  ['another version', documentOf('/assets/admin/entry-9z8y7x6w.js'), 'outdated'],
  ['the same version, whose file got lost', documentOf(SCRIPT), 'internal'],
])('a failed import with %s', (_, answer, failure) => {
  expect(failureOf(answer, SCRIPT)).toBe(failure);
});
