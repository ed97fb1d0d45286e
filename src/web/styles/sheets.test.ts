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

test('none is styled for every element, which would cost each element three times', () => {
  expect(ofPseudoElement.length).toBeGreaterThan(10);
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

/*
 * A browser does not remember which `:has()` a change may concern: whatever comes, goes or is checked
 * below such an element styles anew all that any of these rules name
 * (docs/decisions/0023-content-of-a-first-visit.md).
 */
test('only one :has() styles something else than its own element, and that before any script', () => {
  const elsewhere = rules.filter(({ selector }) =>
    /:has\((?:[^()]|\([^()]*\))*\)[^\s,>~+]*[\s>~+]+[^\s,]/.test(selector),
  );
  expect(elsewhere.map(({ selector }) => selector)).toEqual([
    '.product:has(.size-cell :checked) .btn.signal[aria-disabled]',
  ]);
});

/** The voices of the type: those that the fallback fonts were measured for. */
const voices = new Set(
  rulesOf(readFileSync(path.join(web, '../browser/font/fonts.css'), 'utf8'))
    .filter(({ declarations }) => declarations.includes('local('))
    .map(({ declarations }) => voiceOf(declarations)),
);

/** "650 108%": a rule's weight and width; undefined when it names neither. */
function voiceOf(declarations: string): string | undefined {
  const value = (name: string) => new RegExp(`(?:^|;)${name}: ([^;]+)`).exec(declarations)?.[1];
  const weight = value('font-weight');
  const width = value('font-stretch');
  return weight || width ? `${weight} ${width}` : undefined;
}

/*
 * Each weight, width and size that text is set in is looked up once more in a page's first layout, on Linux in
 * another process.
 */
test('type has three voices, each a weight with its width', () => {
  expect(voices.size).toBe(3);
  const loud = rules.filter(({ selector, declarations }) => {
    if (selector === 'html') return false;
    const voice = voiceOf(declarations);
    return (
      voice && !/^(?:inherit|undefined) (?:inherit|undefined)$/.test(voice) && !voices.has(voice)
    );
  });
  expect(loud.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});

const SMALL_SIZES = [12, 14, 16, 18, 20, 22, 24];
/** Sizes at the usual size of text, in px. */
const isOdd = (rem: number) => rem * 16 < 28 && !SMALL_SIZES.includes(rem * 16);
const parts = globSync('**/*.tsx', { cwd: web }).map((part) => ({
  part,
  code: readFileSync(path.join(web, part), 'utf8'),
}));

test('text has few sizes; headlines have their own', () => {
  const sizes = rules.flatMap(({ sheet, selector, declarations }) => {
    const size = /(?:^|;)font-size: (?:clamp\()?(?:min\()?([\d.]+)rem/.exec(declarations)?.[1];
    return size ? [{ at: `${sheet}: ${selector}`, size: Number(size) }] : [];
  });
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ size }) => isOdd(size))).toEqual([]);
});

test('components set neither a weight nor a small size of their own', () => {
  const own = parts.flatMap(({ part, code }) =>
    [...code.matchAll(/\b(?:font-\[\d|text-\[(?:clamp\()?(?:min\()?([\d.]+)rem)[^\]]*\]/g)]
      .filter(([, size]) => !size || isOdd(Number(size)))
      .map(([utility]) => `${part}: ${utility}`),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});

test('text and breakpoints follow the size of text that the browser is set to', () => {
  const inSheets = rules.flatMap(({ sheet, selector, declarations, around }) =>
    /(?:^|;)(?:font|font-size|line-height): [^;]*\dpx/.test(declarations) ||
    around.some((prelude) => /^@media[^{]*\dpx/.test(prelude))
      ? [`${sheet}: ${selector}`]
      : [],
  );
  const inParts = parts.flatMap(({ part, code }) =>
    [...code.matchAll(/\b(?:text|leading)-\[[^\]]*\dpx[^\]]*\]|\((?:min|max)-width: ?\d+px/g)].map(
      ([found]) => `${part}: ${found}`,
    ),
  );
  expect([...inSheets, ...inParts]).toEqual([]);
});

/** The classes of a selector that change another one. */
function modifiersOf(selector: string): string[] {
  const compounds = selector.match(/(?:\.[a-z][\w-]*){2,}/g) ?? [];
  return compounds.flatMap((compound) => compound.split('.').slice(2));
}

/*
 * Sheets come one after the other and stay: a class of one folder that happened to be a modifier in
 * another would change its looks once both are there, as the cart's `.line` did with lists' badges.
 */
test('a class that stands by itself in one folder means nothing else in another', () => {
  const owners = new Map<string, Set<string>>();
  const meant = rules.filter(({ around }) => around.every((prelude) => prelude.startsWith('@')));
  const alone = meant.flatMap(({ sheet, selector }) =>
    selector
      .split(/,(?![^(]*\))/)
      .map((each) => /^\.([a-z][\w-]*)(?:::?[\w-]+|\[[^\]]*\])*$/.exec(each.trim())?.[1])
      .filter((name) => name !== undefined)
      .map((name) => ({ folder: path.dirname(sheet), name })),
  );
  for (const { folder, name } of alone) {
    owners.set(name, (owners.get(name) ?? new Set()).add(folder));
  }
  expect(owners.size).toBeGreaterThan(200);
  const twice = [...owners].filter(([, folders]) => folders.size > 1).map(([name]) => name);
  expect(twice).toEqual([]);
  const clashes = rules.flatMap(({ sheet, selector }) =>
    modifiersOf(selector)
      .filter((name) => owners.has(name) && !owners.get(name)?.has(path.dirname(sheet)))
      .map((name) => `${sheet}: ${selector} (.${name})`),
  );
  expect(clashes).toEqual([]);
});
