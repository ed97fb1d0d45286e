import type { FieldsChanged } from '#contract/admin-versions.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import type { DeskProps } from '../texts.ts';
import { fieldName } from './finding-sentence.ts';
import { valueText } from './value-text.ts';

interface ChangedFieldsProps extends DeskProps {
  readonly entry: { readonly kind: EntryKind; readonly fields: FieldsChanged };
}

/** Fields of an entry that differ, with both values. */
export function ChangedFields({ entry: { kind, fields }, texts, lang }: ChangedFieldsProps) {
  const { versionTexts, publishTexts } = texts.range;
  if (fields.length === 0) return null;
  return (
    <table className="version-fields">
      <thead>
        <tr>
          <th scope="col">{versionTexts.field}</th>
          <th scope="col">{versionTexts.before}</th>
          <th scope="col">{versionTexts.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, before, after }) => (
          <tr key={path.join('.')}>
            <th scope="row">{fieldName(texts.range, path) || publishTexts.kinds[kind]}</th>
            <td>{valueText(versionTexts, before, path, lang)}</td>
            <td>{valueText(versionTexts, after, path, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
