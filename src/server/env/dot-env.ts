/**
 * Reads the text of a `.env` file: `NAME=value` a line, `#` comments, optional `export`, values bare
 * or in single or double quotes. Unlike `node:util` `parseEnv` it says which line it cannot read
 * instead of skipping it, because a setting that silently does nothing is worse than a refusal.
 */
type DotEnv =
  | { readonly ok: true; readonly values: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly sentence: string };

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;

function unquote(raw: string): string | undefined {
  const quote = raw[0];
  if (quote !== '"' && quote !== "'") return raw.replace(/\s+#.*$/, '').trimEnd();
  const end = raw.indexOf(quote, 1);
  if (end < 0) return undefined;
  const rest = raw.slice(end + 1).trim();
  return rest === '' || rest.startsWith('#') ? raw.slice(1, end) : undefined;
}

export function parseDotEnv(text: string): DotEnv {
  const values = new Map<string, string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, name, raw] = ASSIGNMENT.exec(trimmed) ?? [];
    const value = name === undefined || raw === undefined ? undefined : unquote(raw);
    if (name === undefined || value === undefined) {
      return { ok: false, sentence: `.env, line ${index + 1}: expected NAME=value.` };
    }
    if (values.has(name)) {
      return { ok: false, sentence: `.env, line ${index + 1}: ${name} is set twice.` };
    }
    values.set(name, value);
  }
  return { ok: true, values };
}
