import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';

it('gives every colour of the catalogue its style', () => {
  const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');
  const found = [...css.matchAll(/data-colour=['"](\w+)['"]\] \{\s*--c: (#\w+);/g)].map(
    ([, id, hex]) => [id, hex?.toUpperCase()],
  );
  expect(found.toSorted()).toEqual(
    Object.entries(seedCatalogue.colours).map(([id, { hex }]) => [id, hex]),
  );
});
