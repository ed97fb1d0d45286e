type Names = Readonly<Record<string, string>>;

/** Returns the name of a picture that came with the shop, as `/images/pouch/rosa-quarter` has it: `Rosa, Schräg`. */
export function studioName(base: string, colours: Names, views: Names): string {
  const [, colour = '', view = ''] = /^(?:(.+)-)?([^-]+)$/.exec(base.split('/').at(-1) ?? '') ?? [];
  return [colours[colour] ?? colour, views[view] ?? view].filter(Boolean).join(', ');
}
