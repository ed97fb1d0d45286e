/** One slash, then anything but what a parser of addresses skips or takes for a slash. */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Returns an address of this shop: a path with its query and hash. Undefined for anything that a browser could
 * take for another origin (`//other`, `/\other`, a scheme).
 */
export function ownAddress(text: string | null, origin: string): string | undefined {
  if (text === null || !PATH.test(text)) return undefined;
  return new URL(text, origin).origin === origin ? text : undefined;
}
