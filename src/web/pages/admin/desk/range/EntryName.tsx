import type { DeskProps } from '../texts.ts';
import { entryHash, entryName, type NamedEntry } from './entry-name.ts';

/** Name of an entry of the catalogue, which leads to its editor. */
export function EntryName({ entry, texts, lang }: DeskProps & { readonly entry: NamedEntry }) {
  return (
    <a className="desk-link" href={entryHash(entry)}>
      {entryName(entry, texts, lang)}
    </a>
  );
}
