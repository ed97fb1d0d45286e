import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: web });

interface Rule {
  readonly selector: string;
  readonly declarations: string;
  /** Preludes of the blocks around it, media queries among them. */
  readonly around: readonly string[];
}

/** The rules of a sheet, nested ones with what they are nested in. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { prelude: string; declarations: string }[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') open.push({ prelude: text.trim(), declarations: '' });
    const block = open.at(-1);
    if (!block || end === '{') continue;
    block.declarations += `${text.trim()};`;
    if (end === ';') continue;
    open.pop();
    rules.push({
      selector: block.prelude,
      declarations: block.declarations,
      around: open.map(({ prelude }) => prelude),
    });
  }
  return rules;
}

const rules = sheets.flatMap((sheet) =>
  rulesOf(readFileSync(path.join(web, sheet), 'utf8')).map((rule) => ({ sheet, ...rule })),
);
const ofPseudoElement = rules.filter(({ selector }) =>
  /::(?:before|after|backdrop|selection)/.test(selector),
);

test('the sheets have pseudo-elements to look at', () => {
  expect(ofPseudoElement.length).toBeGreaterThan(10);
});

test('none is styled for every element, which would cost each element three times', () => {
  const bare = ofPseudoElement.filter(({ selector }) =>
    selector.split(',').some((each) => /^\s*\*?::/.test(each)),
  );
  expect(bare.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});

test('none moves where motion is not welcome, because the rule for that names elements only', () => {
  const moving = ofPseudoElement.filter(
    ({ declarations, around }) =>
      /(?:^|;)(?:transition|animation)/.test(declarations) &&
      !around.some((prelude) => prelude.includes('prefers-reduced-motion: no-preference')),
  );
  expect(moving.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});
