import type { EntryKind } from '../../../../../contract/catalogue-entries.ts';
import type { DeskProps } from '../texts.ts';
import { rangeHash } from './range-views.ts';

interface EntryNameProps extends DeskProps {
  readonly entry: {
    readonly kind: EntryKind;
    readonly id: string;
    readonly name: { readonly de: string; readonly en: string } | null;
  };
}

/** Name of an entry of the catalogue; it leads to its editor, where there is one. */
export function EntryName({ entry: { kind, id, name }, texts, lang }: EntryNameProps) {
  const { kinds } = texts.range.publishTexts;
  const text = name?.[lang] || name?.de || (kind === 'facts' ? kinds.facts : id);
  return kind !== 'collection' ? (
    <a className="desk-link" href={rangeHash(kind === 'product' ? 'products' : 'details', id)}>
      {text}
    </a>
  ) : (
    <b>{text}</b>
  );
}
