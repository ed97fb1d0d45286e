export type Params = Readonly<Record<string, string | number | undefined>>;

/** Puts `params` in place of `{name}`; a name without a value stays as it is, so that a mistake is seen. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(params, name) ? (params[name] ?? whole) : whole),
  );
}
