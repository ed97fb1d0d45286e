import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAR } from './after-load.ts';

it('lays out every selector that the styles defer', () => {
  const styles = readFileSync(new URL('../styles/layout.css', import.meta.url), 'utf8');
  const far = [...styles.matchAll(/html:not\(\[data-whole\]\) ([^,{]+?)\s*[,{]/g)];
  expect(far.length).toBeGreaterThan(1);
  expect(FAR.split(', ')).toEqual(far.map(([, selector]) => selector));
});
