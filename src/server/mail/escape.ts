/** Text that is safe as HTML; only `html` makes it. */
export interface Markup {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

type MarkupPart = string | number | Markup | readonly MarkupPart[] | null;

function markupOf(part: MarkupPart): string {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(markupOf).join('') : part.markup;
}

function isList(part: Markup | readonly MarkupPart[]): part is readonly MarkupPart[] {
  return Array.isArray(part);
}

/**
 * HTML from a template: everything put in is escaped unless it was made by `html` itself, so that no
 * caller can forget it. Attributes must be quoted.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  const markup = strings
    .map((string, index) => string + (index < parts.length ? markupOf(parts[index] ?? null) : ''))
    .join('');
  return { markup };
}
