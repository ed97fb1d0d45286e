/** SVG files as wordmarks: a check that refuses, and a writer that copies nothing but what is known. */

/** Finding about an SVG: its code, and the part that is to go. */
interface WordmarkProblem {
  readonly code: 'svg_unreadable' | 'svg_forbidden' | 'svg_no_view_box' | 'svg_too_heavy';
  readonly values: Readonly<Record<string, string>>;
}
interface Wordmark {
  /** Written anew from known elements and attributes; as high as `WORDMARK_HEIGHT`. */
  readonly svg: string;
  /** In its pixels. */
  readonly width: number;
}
type WordmarkResult =
  | ({ readonly ok: true } & Wordmark)
  | { readonly ok: false; readonly problem: WordmarkProblem };

/** Height of a cleaned wordmark in its pixels. */
export const WORDMARK_HEIGHT = 100;
const MAX_CHARACTERS = 40_000;
/** Elements that are drawn, each `use` as all that it shows. */
const MAX_DRAWN = 4_000;
/** Largest ratio of the longer side to the shorter one. */
const MAX_RATIO = 20;
const SVG = 'http://www.w3.org/2000/svg';

const words = (text: string) => new Set(text.split(/\s+/));
const ELEMENTS = words(
  'svg path g rect circle ellipse line polyline polygon title defs linearGradient radialGradient stop clipPath use',
);
/** Attributes that are also properties of a style. */
const PRESENTATION = words(
  `clip-path clip-rule color display fill fill-opacity fill-rule opacity paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width vector-effect visibility`,
);
const GEOMETRY = words(
  `clipPathUnits cx cy d fr fx fy gradientTransform gradientUnits height offset pathLength points
  preserveAspectRatio r rx ry spreadMethod transform viewBox width x x1 x2 y y1 y2`,
);
/** They change nothing that is drawn. */
const DROPPED =
  /^(?:class|version|baseProfile|role|lang|focusable|enable-background|xml:space|xml:lang|xmlns:[\w-]+|(?:data|aria)-.+|(?:inkscape|sodipodi|serif|sketch):.+)$/;
const DROPPED_ELEMENT = /^(?:metadata|desc|(?:inkscape|sodipodi|serif|sketch|rdf|cc|dc):.+)$/;
/** Of text, which a wordmark hasn't, and of effects that are off. */
const DROPPED_PROPERTY =
  /^(?:-inkscape-.+|font.*|text-.+|(?:line-height|letter-spacing|word-spacing|writing-mode|direction):.*|[\w-]+:(?:none|normal|auto|visible|accumulate))$/;
/** Numbers, names and functions: nothing that quotes, escapes or leads elsewhere. */
const PLAIN = /^(?![\s\S]*url)[-\w\s#.,%()+]*$/i;
const LOCAL = /^url\(\s*(["']?)#([\w.-]+)\1\s*\)$/;
const ID = /^[\w.-]+$/;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;

const TOKEN =
  /<!--(?<comment>(?:(?!--)[\s\S])*)-->|<\?xml\s[^?>]*\?>|<!DOCTYPE\s[^[>]*>|<\/(?<close>[\w:.-]+)\s*>|<(?<open>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

class Refused extends Error {
  readonly problem: WordmarkProblem;
  constructor(code: WordmarkProblem['code'], part?: string) {
    super(code);
    this.problem = { code, values: part === undefined ? {} : { part } };
  }
}
const forbid = (part: string) => new Refused('svg_forbidden', part.slice(0, 60));

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
}

function readAttributes(text: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (read.has(name)) throw new Refused('svg_unreadable');
    read.set(name, double ?? single ?? '');
  }
  return read;
}

/** Reads well-formed XML into its root element. */
function readTree(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.groups;
    if (found === undefined) {
      // An entity, a style sheet or a section that nothing escapes.
      const [part] = /^<[!?][\w[-]*/.exec(text.slice(at)) ?? [];
      throw part ? forbid(part) : new Refused('svg_unreadable');
    }
    const inner = open.at(-1) ?? top;
    if (found['text'] !== undefined) {
      if (ENTITY.test(found['text'])) throw forbid('&');
      inner.children.push(found['text']);
    }
    if (found['close'] !== undefined && (open.pop()?.name !== found['close'] || open.length === 0))
      throw new Refused('svg_unreadable');
    const name = found['open'];
    if (name === undefined) continue;
    const element = { name, attributes: readAttributes(found['attributes'] ?? ''), children: [] };
    inner.children.push(element);
    if (!found['empty']) open.push(element);
  }
  const roots = top.children.filter((each) => typeof each !== 'string');
  const isText = top.children.some((each) => typeof each === 'string' && each.trim() !== '');
  if (open.length > 1 || roots.length !== 1 || isText || !roots[0])
    throw new Refused('svg_unreadable');
  return roots[0];
}

/** Returns the value as it is written; throws if it leads out of the file. */
function checkedValue(name: string, value: string): string {
  const local = LOCAL.exec(value.trim())?.[2];
  if (local !== undefined && /^(?:fill|stroke|clip-path)$/.test(name)) return `url(#${local})`;
  if (!PLAIN.test(value)) throw forbid(`${name}="${value}"`);
  return value.trim().replace(/\s+/g, ' ');
}

function* styleOf(style: string): Generator<[string, string]> {
  for (const declaration of style.split(';').map((each) => each.trim())) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*([^:]*)$/.exec(declaration) ?? [];
    if (PRESENTATION.has(name) && PLAIN.test(value)) yield [name, checkedValue(name, value)];
    else if (declaration !== '' && !DROPPED_PROPERTY.test(`${name}:${value}`))
      throw forbid(`style="${declaration}"`);
    else if (!PLAIN.test(value.replaceAll(/['"]/g, ''))) throw forbid(`style="${declaration}"`);
  }
}

/** Attributes that are kept; a style's declarations become some. */
function keptAttributes(
  { name: element, attributes }: Element,
  isRoot: boolean,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    const isSize = isRoot && /^(?:x|y|width|height)$/.test(name);
    if (name === 'xmlns' || name.startsWith('xmlns:')) {
      // Another name for SVG's own elements would hide them.
      if ((name === 'xmlns') !== (value === SVG)) throw forbid(`${name}="${value}"`);
    } else if (name === 'href' || name === 'xlink:href') {
      const isReference = /^(?:use|linearGradient|radialGradient)$/.test(element);
      if (!isReference || !value.startsWith('#') || !ID.test(value.slice(1)))
        throw forbid(`${name}="${value}"`);
      kept.set('href', value);
    } else if (name === 'id') {
      if (!ID.test(value)) throw forbid(`id="${value}"`);
      kept.set(name, value);
    } else if (PRESENTATION.has(name) || GEOMETRY.has(name)) {
      const written = checkedValue(name, value);
      if (!isSize) kept.set(name, written);
    } else if (name !== 'style' && !DROPPED.test(name)) {
      throw forbid(name);
    }
  }
  for (const [name, value] of styleOf(attributes.get('style') ?? '')) kept.set(name, value);
  return kept;
}

/** An element as it is written. */
interface Written {
  readonly text: string;
  /** Elements that it draws, without those of a `use`. */
  readonly drawn: number;
  readonly hasUse: boolean;
}
const NOTHING: Written = { text: '', drawn: 0, hasUse: false };

/** Writes a document's elements and counts what they draw. */
class Writer {
  /** By id; infinite where a `use` is inside, because uses of uses double what they show again and again. */
  readonly #drawn = new Map<string, number>();
  readonly #used: string[] = [];

  write(element: Element, isRoot = false): Written {
    const { name, children } = element;
    if (!ELEMENTS.has(name) || (name === 'svg') !== isRoot) throw forbid(`<${name}>`);
    const kept = keptAttributes(element, isRoot);
    const inner = children.map((child): Written => {
      if (typeof child === 'string') return { ...NOTHING, text: name === 'title' ? child : '' };
      if (!DROPPED_ELEMENT.test(child.name)) return this.write(child);
      checkDropped(child);
      return NOTHING;
    });
    const drawn = inner.reduce((sum, each) => sum + each.drawn, 1);
    const hasUse = name === 'use' || inner.some((each) => each.hasUse);
    const id = kept.get('id');
    if (id !== undefined) this.#drawn.set(id, hasUse ? Number.POSITIVE_INFINITY : drawn);
    if (name === 'use') this.#used.push(kept.get('href')?.slice(1) ?? '');
    const content = inner.map(({ text }) => text).join('');
    const list = [...kept].map(([key, value]) => ` ${key}="${value}"`).join('');
    const text = content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
    return { text, drawn, hasUse };
  }

  /** Elements that all uses show beside those that are written. */
  get used(): number {
    return this.#used.reduce((sum, id) => sum + (this.#drawn.get(id) ?? 0), 0);
  }
}

/** Refuses what hides in an element that is dropped. */
function checkDropped({ children }: Element): void {
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (!DROPPED_ELEMENT.test(child.name) && child.name !== 'title')
      throw forbid(`<${child.name}>`);
    checkDropped(child);
  }
}

function writeWordmark(source: string): Wordmark {
  const text = source.replace(/^\uFEFF/, '').trim();
  if (text.length > MAX_CHARACTERS) throw new Refused('svg_too_heavy');
  const root = readTree(text);
  if (root.name !== 'svg') throw new Refused('svg_unreadable');
  const box = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  const isBox = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  const ratio = width / height;
  if (!isBox || Math.max(ratio, 1 / ratio) > MAX_RATIO) throw new Refused('svg_no_view_box');
  const writer = new Writer();
  const { text: written, drawn } = writer.write(root, true);
  if (drawn + writer.used > MAX_DRAWN) throw new Refused('svg_too_heavy');
  const size = Math.max(1, Math.round(ratio * WORDMARK_HEIGHT));
  const head = `<svg xmlns="${SVG}" width="${size}" height="${WORDMARK_HEIGHT}"`;
  return { svg: head + written.slice('<svg'.length), width: size };
}

/** Returns an SVG as the shop serves it, or what is wrong with it. Comments and metadata go; what would change the picture is refused. */
export function readWordmark(source: string): WordmarkResult {
  try {
    return { ok: true, ...writeWordmark(source) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}
