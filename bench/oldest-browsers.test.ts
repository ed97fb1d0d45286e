import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compat from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync, transformSync, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { BUILD_TARGET, OLDEST_BROWSERS } from '#browser/oldest-browsers.ts';
import { ADMIN_BUNDLE } from '#server/rendering/build-files.ts';
import { dist } from './first-visit.ts';

/**
 * The built scripts against the oldest browsers that README names. Methods are compared with MDN's data, syntax with the
 * bundler's own table.
 */

interface Statement {
  readonly version_added: string | boolean;
  readonly flags?: unknown;
}
interface Compat {
  readonly support: Readonly<Record<string, Statement | readonly Statement[]>>;
  readonly status?: { readonly experimental: boolean };
}
interface Feature {
  readonly __compat?: Compat;
  readonly [name: string]: Feature | Compat | undefined;
}

const builtins = compat.javascript['builtins'] as unknown as Readonly<Record<string, Feature>>;
const types = { ...(compat.api as unknown as Readonly<Record<string, Feature>>), ...builtins };
const member = (type: Feature, name: string) => type[name] as Feature | undefined;

function isReached(added: Statement['version_added'], floor: string): boolean {
  if (typeof added !== 'string') return added;
  const [have = [], need = []] = [floor, added.replace('≤', '')].map((version) =>
    version.split('.').map(Number),
  );
  const at = need.findIndex((part, index) => part !== (have[index] ?? 0));
  return at < 0 || (need[at] ?? 0) < (have[at] ?? 0);
}

/** True if one of the oldest browsers lacks the feature; no feature is lacked. */
function isLacked(feature: Feature | undefined): boolean {
  const { support, status } = feature?.__compat ?? {};
  if (!support || status?.experimental) return false;
  return Object.entries(OLDEST_BROWSERS).some(
    ([browser, floor]) =>
      ![support[browser] ?? []]
        .flat()
        .some(({ version_added, flags }) => !flags && isReached(version_added, floor)),
  );
}

/** Methods that the oldest browsers lack on every type that has one of the name: of most objects a script doesn't say the type. */
const lackedMethods = new Set<string>();
const known = new Set<string>();
for (const type of Object.values(types)) {
  for (const name of Object.keys(type)) {
    if (isLacked(member(type, name))) lackedMethods.add(name);
    else known.add(name);
  }
}
for (const name of known) lackedMethods.delete(name);
/** Arrays have most of their names as well. */
const iteratorHelpers = Object.keys(builtins['Iterator'] ?? {}).filter((name) =>
  isLacked(member(builtins['Iterator'] ?? {}, name)),
);
const MAKES_ITERATOR = /^(keys|values|entries|matchAll)$/;

/** A node of any type, with the fields that are read here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly [part: string]: Node | unknown;
}
const part = (node: Node | undefined, name: string) => node?.[name] as Node | undefined;
/** Name of a variable, or text of a literal, which the bundler writes as a template. */
const nameOf = (node: Node | undefined): string => {
  const [text] = (node?.['quasis'] ?? []) as { readonly value: { readonly raw: string } }[];
  return String(text?.value.raw ?? node?.name ?? node?.value ?? '');
};
/** Name of the last member or of the variable. */
const endOf = (node: Node | undefined) => nameOf(part(node, 'property') ?? node);

interface Used {
  /** Names that a script defines. */
  readonly own: Set<string>;
  /** Names that a script looks for before it uses them. */
  readonly looked: Set<string>;
  readonly missing: Set<string>;
}

function readScript(code: string, { own, looked, missing }: Used): void {
  const tested = (node: Node | undefined): void => {
    if (!node) return;
    looked.add(node.operator === 'in' ? nameOf(part(node, 'left')) : endOf(node));
    for (const side of ['argument', 'expression', 'left', 'right']) tested(part(node, side));
  };
  const onTest = (node: Node) => tested(part(node, 'test'));
  const onKey = (node: Node) => void own.add(nameOf(part(node, 'key')));
  const use = (node: Node) => {
    const callee = part(node, 'callee');
    if (node.optional) looked.add(endOf(callee));
    const [object, name] = [part(callee, 'object'), endOf(callee)];
    if (!object) {
      if (callee?.type === 'Identifier' && isLacked(types[name])) missing.add(name);
      return;
    }
    if (callee?.computed) return;
    const type = object.type === 'Identifier' ? types[nameOf(object)] : undefined;
    if (type) {
      const found = member(type, name) ?? member(type, `${name}_static`);
      if (isLacked(found)) missing.add(`${nameOf(object)}.${name}`);
    } else if (lackedMethods.has(name)) missing.add(name);
    const maker = part(object, 'callee');
    const isIterator =
      MAKES_ITERATOR.test(endOf(maker)) && nameOf(part(maker, 'object')) !== 'Object';
    if (isIterator && iteratorHelpers.includes(name)) missing.add(`Iterator.${name}`);
  };
  const visitor: Record<string, (node: never) => void> = {};
  for (const type of ['Property', 'MethodDefinition', 'PropertyDefinition']) visitor[type] = onKey;
  for (const type of ['IfStatement', 'ConditionalExpression']) visitor[type] = onTest;
  for (const type of ['LogicalExpression', 'UnaryExpression', 'BinaryExpression'])
    visitor[type] = tested;
  for (const type of ['CallExpression', 'NewExpression']) visitor[type] = use;
  visitor['AssignmentExpression'] = (node: Node) => void own.add(endOf(part(node, 'left')));
  new Visitor(visitor).visit(parseSync('file.js', code).program);
}

/** Returns what scripts use although an oldest browser lacks it. */
function missingIn(scripts: readonly string[]): string[] {
  const used: Used = { own: new Set(), looked: new Set(), missing: new Set() };
  for (const code of scripts) readScript(code, used);
  return [...used.missing].filter(
    (name) => !used.own.has(name) && !used.looked.has(name.replace(/^.*\./, '')),
  );
}

/** True if the script has to be lowered for the oldest browsers. */
function isTooNew(code: string): boolean {
  const as = (target: string | string[]) => transformSync('file.js', code, { target }).code;
  return as([...BUILD_TARGET]) !== as('esnext');
}

test('newer methods and newer syntax are found', () => {
  const newer = 'Map.groupBy(a, b); Promise.withResolvers(); a.entries().map(b); a.isSubsetOf(b)';
  expect(missingIn([newer])).toEqual([
    ...['Map.groupBy', 'Promise.withResolvers', 'Iterator.map', 'isSubsetOf'],
  ]);
  const older = 'a.toReversed(); Object.entries(a).map(b); document.startViewTransition?.(a)';
  expect(missingIn([older])).toEqual([]);
  expect(isTooNew('class A { static { a ||= /(?<=b)c/d } }')).toBe(false);
  expect(isTooNew('using a = b();')).toBe(true);
});

test('README names them', () => {
  const readme = readFileSync(path.join(dist, '../README.md'), 'utf8');
  const { safari, chrome, firefox } = OLDEST_BROWSERS;
  expect(readme).toContain(`Safari ${safari}, Chrome ${chrome} and Firefox ${firefox}`);
});

test.each([
  ['the shop', path.join(dist, 'assets'), 50],
  ['the back office', path.join(dist, ADMIN_BUNDLE), 50],
  ['the payment page', path.join(dist, '../sandbox/page'), 0],
])('the scripts of %s run in the oldest browsers', (_, folder, least) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(least);
  const scripts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(missingIn(scripts)).toEqual([]);
  expect(files.filter((_name, index) => isTooNew(scripts[index] ?? ''))).toEqual([]);
});
