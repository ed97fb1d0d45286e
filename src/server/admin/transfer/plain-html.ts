import words from './other-shops.json' with { type: 'json' };

const ENTITIES: Readonly<Record<string, string>> = words.entities;
const BLOCK = /^<\/?(?:p|div|br|h[1-6]|ul|ol|tr|table|section|article|blockquote|hr|dl|dt|dd)\b/i;
const HIDDEN = /^<(script|style|template|iframe)\b/i;

/** Returns the character of `&uuml;`, `&#252;` or `&#xfc;`; what is none stays as it is. */
function characterOf(entity: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) {
    return String.fromCodePoint(code);
  }
  return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity;
}

/**
 * Returns the text of HTML: paragraphs with a line between them, entries of lists with a bullet. Line breaks of a text
 * without paragraphs are its own. Takes time in proportion to its length.
 */
export function plainHtml(html: string): string {
  const parts = html.split(/(<[^<>]*>)/);
  const hasBlocks = parts.some((part) => BLOCK.test(part));
  let hidden = '';
  const text = parts.map((part, at) => {
    const isTag = at % 2 === 1;
    if (hidden !== '') {
      if (isTag && part.toLowerCase().startsWith(`</${hidden}`)) hidden = '';
      return '';
    }
    if (!isTag) return hasBlocks ? part.replace(/\s+/g, ' ') : part;
    hidden = HIDDEN.exec(part)?.[1]?.toLowerCase() ?? '';
    if (/^<li\b/i.test(part)) return '\n• ';
    if (/^<br\b/i.test(part)) return '\n';
    return BLOCK.test(part) ? '\n\n' : '';
  });
  return text
    .join('')
    .replace(/&(#?\w{1,10});/g, characterOf)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
