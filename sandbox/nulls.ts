/** Whitespace-separated names of a text, as a type. */
type Names<Text extends string> = Text extends `${infer Head}${' ' | '\n'}${infer Tail}`
  ? Exclude<Head, ''> | Names<Tail>
  : Exclude<Text, ''>;

/** Returns null for every name: fields of Stripe's objects that are empty in this account. */
export function nulls<const Text extends string>(names: Text): Record<Names<Text>, null> {
  const entries = names.split(/\s+/).map((name) => [name, null]);
  return Object.fromEntries(entries) as Record<Names<Text>, null>;
}
