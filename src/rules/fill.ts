export type Params = Readonly<Record<string, string | number | undefined>>;

/** Puts `params` in place of `{name}`; a name without a value stays as it is, so that a mistake is seen. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(params, name) ? (params[name] ?? whole) : whole),
  );
}

/** Puts `params` into the places of all texts in a JSON value. */
export function fillTexts<Texts>(texts: Texts, params: Readonly<Record<string, string>>): Texts {
  const quoted = Object.entries(params).map(([name, value]) => [
    name,
    JSON.stringify(value).slice(1, -1),
  ]);
  return texts && JSON.parse(fill(JSON.stringify(texts), Object.fromEntries(quoted)));
}
