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

type Part = string | number | Markup | readonly Part[] | null;

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(markupOf).join('') : part.markup;
}

function isList(part: Markup | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}

/**
 * HTML from a template: everything put in is escaped unless it was made by `html` itself, so that no
 * caller can forget it. Attributes must be quoted.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings
    .map((string, index) => string + (index < parts.length ? markupOf(parts[index] ?? null) : ''))
    .join('');
  return { markup };
}
