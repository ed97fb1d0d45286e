/** Longest id of a product. */
export const MAX_ID_LENGTH = 60;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns an id made of a name: `Größe Zwölf` becomes `groesse-zwoelf`; empty if nothing of it fits. */
export function idFromName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .slice(0, MAX_ID_LENGTH)
    .replace(/^-+|-+$/g, '');
}
