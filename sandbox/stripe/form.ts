/** A parsed form body: text, or nested fields (lists are fields named 0, 1, 2 …). */
export type Raw = string | RawFields;
export interface RawFields {
  [name: string]: Raw;
}

function emptyFields(): RawFields {
  // No prototype: a field named __proto__ stays a field.
  return Object.create(null) as RawFields;
}

/** `a[b][0]` → ['a', 'b', '0']; undefined when the brackets don't match up. */
function segments(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const [, head = '', tail = ''] = match;
  const rest = tail.length > 0 ? tail.slice(1, -1).split('][') : [];
  return [head, ...rest];
}

/**
 * Reads a form-encoded body or query with nested brackets. `list[]=a` appends. Answers the name
 * that could not be read instead when there is one.
 */
export function readForm(text: string): { fields: RawFields } | { unreadable: string } {
  const root = emptyFields();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = segments(name);
    if (!keys || !place(root, keys, value)) return { unreadable: name };
  }
  return { fields: root };
}

function place(root: RawFields, keys: string[], value: string): boolean {
  let here = root;
  for (const [depth, segment] of keys.entries()) {
    const key = segment === '' ? String(Object.keys(here).length) : segment;
    if (depth === keys.length - 1) {
      here[key] = value;
      return true;
    }
    const next = here[key] ?? emptyFields();
    if (typeof next === 'string') return false;
    here[key] = next;
    here = next;
  }
  return false;
}
