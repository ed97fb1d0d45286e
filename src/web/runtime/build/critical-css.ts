/**
 * Extracts the document's share of the styles: the rules of the built sheets whose classes and colours occur
 * in its HTML or in its first scripts. The browser loads the full sheet as soon as it needs other styles
 * (`src/web/runtime/full-sheet.ts`), so a rule that is missing here only applies later.
 */

interface Rule {
  /** Selector or at-rule without its block. */
  readonly prelude: string;
  /** The block's text; undefined for statements such as `@layer a, b;`. */
  readonly block: string | undefined;
}

const GROUPING = /^@(?:layer|media|supports|starting-style|container)\b/;

/** Returns the end of the block that opens at `start`; quoted text is skipped. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    const char = css[at];
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (char === '\\') at++;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at;
  }
  throw new Error('a style sheet has an open block');
}

/** Returns the rules on one level of a minified sheet. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const match = /[{;]/g;
    match.lastIndex = at;
    const found = match.exec(css);
    if (!found) break;
    const prelude = css.slice(at, found.index).trim();
    if (found[0] === ';') {
      rules.push({ prelude, block: undefined });
      at = found.index + 1;
      continue;
    }
    const end = blockEnd(css, found.index);
    rules.push({ prelude, block: css.slice(found.index + 1, end) });
    at = end + 1;
  }
  return rules;
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replace(/\\(.)/g, '$1');
}

/**
 * Returns the names that must occur in a page for the selector to apply: its classes, its colour, and the
 * mark of a product's page, which only that page's HTML has.
 */
function namesOf(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  const classes = positive.matchAll(/\.((?:\\.|[\w-])+)/g);
  const colours = positive.matchAll(/\[data-colour="?([\w-]+)/g);
  const marks = positive.includes('[data-detail]') ? ['data-detail='] : [];
  return [...[...classes, ...colours].map(([, name = '']) => unescaped(name)), ...marks];
}

/** Splits a selector list at its top-level commas. */
function selectorsOf(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at++) {
    const char = prelude[at];
    if (char === '\\') at++;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === ',' && depth === 0) {
      parts.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, prelude.slice(from)];
}

const written = ({ prelude, block }: Rule): string =>
  block === undefined ? `${prelude};` : `${prelude}{${block}}`;

/** Matches `styles/narrow.css` and `styles/forced.css`: few screens need them, and they load the full sheet at once. */
const FEW_SCREENS = /^@media[^{]*(?:\b19rem|forced-colors)/;

/** A rule of a sheet, read so far that pages only look names up. */
interface SheetPart {
  readonly prelude: string;
  /** The rule as it stands if a page needs it whole. */
  readonly whole?: string;
  /** Parts of a grouping rule. */
  readonly parts?: readonly SheetPart[];
  readonly block?: string;
  readonly selectors?: readonly { readonly text: string; readonly names: readonly string[] }[];
}

/** Style sheet whose rules are read; see `readSheet`. */
type Sheet = readonly SheetPart[];

function partsOf(css: string): SheetPart[] {
  return rulesOf(css)
    .filter(({ prelude }) => !FEW_SCREENS.test(prelude))
    .map((rule) => {
      const { prelude, block } = rule;
      if (block !== undefined && GROUPING.test(prelude)) return { prelude, parts: partsOf(block) };
      if (block === undefined || prelude.startsWith('@')) return { prelude, whole: written(rule) };
      const selectors = selectorsOf(prelude).map((text) => ({ text, names: namesOf(text) }));
      return { prelude, block, selectors };
    });
}

/** Reads a minified sheet once for all pages that need a share of it. */
export function readSheet(css: string): Sheet {
  return partsOf(css.replace(/\/\*[\s\S]*?\*\//g, ''));
}

function keepUsed(parts: Sheet, isUsed: (name: string) => boolean): string {
  let kept = '';
  for (const { prelude, whole, parts: inner, block, selectors = [] } of parts) {
    if (whole !== undefined) kept += whole;
    else if (inner) {
      const used = keepUsed(inner, isUsed);
      // An empty layer block still sets the order of the layer.
      if (used || prelude.startsWith('@layer')) kept += written({ prelude, block: used });
    } else {
      const used = selectors.filter(({ names }) => names.every(isUsed)).map(({ text }) => text);
      if (used.length > 0) kept += written({ prelude: used.join(','), block });
    }
  }
  return kept;
}

/** Drops unused keyframes and variables, and the blocks that become empty. */
function dropUnread(css: string): string {
  const variables = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
      new RegExp(`animation[^;{}]*\\b${name}\\b`).test(css) ? whole : '',
    )
    .replace(/(--(?:tw|color)-[\w-]+):[^;}]*;?/g, (whole, name) =>
      variables.has(name) ? whole : '',
    )
    .replace(/(?:\*,:before,:after(?:,::backdrop)?|::backdrop)\{\}/g, '')
    .replace(/@supports [^{}]*\{\}/g, '');
}

/**
 * True for rules that are in every document and in no other sheet, because they concern every element. In a
 * later sheet, rules for elements without classes and registered properties would recalculate all styles, and
 * fonts would lay out all text.
 */
const isLasting = ({ prelude, block }: Rule): boolean =>
  block !== undefined && (prelude === '@layer base' || prelude.startsWith('@property '));

/** Returns a sheet without its lasting part; another sheet may replace the rest. */
export function withoutLasting(css: string): string {
  return rulesOf(css)
    .filter((rule) => !isLasting(rule))
    .map(written)
    .join('');
}

/**
 * Returns the part of a document's styles that stays when the full sheet replaces the rest: the rules for
 * every element, and the order of the layers, because the first sheet that names a layer decides and sheets
 * load in any order.
 */
export function lastingPart(css: string): string {
  const layers = [...css.matchAll(/@layer ([\w-]+(?:,[\w-]+)*)[;{]/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const rules = rulesOf(css).filter(isLasting).map(written).join('');
  return `@layer ${[...new Set(layers)].join(',')};${rules}`;
}

/** Returns everything in a text that may be the name of a class or colour. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.split(/[\s"'`]+/));
}

/** Returns the part of a sheet that a page needs, given the words of its HTML and of its scripts. */
export function pageCss(sheet: Sheet, words: readonly ReadonlySet<string>[]): string {
  return dropUnread(keepUsed(sheet, (name) => words.some((known) => known.has(name))));
}
