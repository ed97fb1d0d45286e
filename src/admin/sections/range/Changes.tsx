import { useKit } from '#admin/kit/kit-context.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { FieldsChanged } from '#contract/admin-versions.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { BasePicture } from './BasePicture.tsx';
import { blockChanges, type FieldChange } from './block-changes.ts';
import { changeText } from './change-text.ts';
import { fieldName } from './finding-sentence.ts';
import { useRangeTexts } from './texts.ts';
import { type DiffPart, diffWords } from './word-diff.ts';

interface ChangesProps {
  readonly fields: FieldsChanged;
  readonly names: CatalogueNames;
  /** Heads of the columns; what is in the shop now and then, unless told. */
  readonly heads?: readonly [before: string, after: string];
}

const isBase = (value: unknown): value is string =>
  typeof value === 'string' && (PICTURE_BASE.test(value) || value.startsWith('<svg'));
const basesOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => {
    const base = (each as { readonly base?: unknown } | null)?.base ?? each;
    return isBase(base) ? base : [];
  });
const isOfPictures = ({ path, before, after }: FieldChange) =>
  path.at(-1) === 'pictures' || isBase(before) || isBase(after);

/** Pictures that only one side has; without any, their number. */
function PictureCells({ before, after }: FieldChange) {
  const { changes: say } = useRangeTexts().range;
  const [left, right] = [basesOf(before), basesOf(after)];
  const isList = Array.isArray(before ?? after);
  const cell = (own: readonly string[], others: readonly string[], isAfter: boolean) => {
    const only = own.filter((base) => !others.includes(base));
    const isMoved = isAfter && own.length === others.length && only.length === 0;
    return (
      <td>
        {isList && (isMoved ? say.order : fill(say.list, { count: own.length }))}
        <span className="flex flex-wrap gap-1">
          {only.map((base) => (
            <BasePicture key={base} base={base} className="thumb is-large" />
          ))}
        </span>
      </td>
    );
  };
  return (
    <>
      {cell(left, right, false)}
      {cell(right, left, true)}
    </>
  );
}

function Parts({
  parts,
  as: Tag,
}: {
  readonly parts: readonly DiffPart[];
  readonly as: 'del' | 'ins';
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing else that names them
  return parts.map(({ text, isOwn }, at) => (isOwn ? <Tag key={at}>{text}</Tag> : text));
}

function ValueCells(props: { readonly change: FieldChange } & Omit<ChangesProps, 'fields'>) {
  const { change, names } = props;
  const texts = useRangeTexts();
  const { changes: say } = texts.range;
  const { lang } = useKit();
  const { before, after, path } = change;
  const [left, right] = [before, after].map((each) =>
    changeText(each, path.map(String), { texts, names, lang }),
  );
  const [was, now] = diffWords(left ?? '', right ?? '');
  const isMoney =
    String(path.at(-1)).endsWith('Cents') &&
    typeof before === 'number' &&
    typeof after === 'number';
  const cents = isMoney ? after - before : 0;
  return (
    <>
      <td>
        <Parts parts={was} as="del" />
      </td>
      <td>
        <Parts parts={now} as="ins" />
        {cents !== 0 && (
          <span className="faint">
            {' '}
            {fill(cents < 0 ? say.less : say.more, {
              price: formatPrice(Math.abs(cents), lang),
            })}
          </span>
        )}
      </td>
    </>
  );
}

/** Fields that differ, before and after, with the words that changed. */
export function Changes({ fields, names, heads }: ChangesProps) {
  const texts = useRangeTexts();
  const { before, after, field, place, order } = texts.range.changes;
  const [left, right] = heads ?? [before, after];
  const all = fields.flatMap((change): readonly FieldChange[] =>
    change.path.join() === 'blocks' ? blockChanges(change.before, change.after) : [change],
  );
  const isOrder = ({ path }: FieldChange) => path[0] === 'position' || path.join() === 'blocks';
  return (
    <table className="plain-table changes">
      <thead className="max-wide:sr-only">
        <tr>
          <th scope="col">{field}</th>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {all.map((change) => (
          <tr key={`${change.path.join('.')} ${change.after === null}`}>
            <th scope="row">
              {change.path[0] === 'position'
                ? place
                : fieldName(
                    { ...{ fields: texts.fields, names }, kindOf: () => change.block },
                    change.path,
                  )}
            </th>
            {isOrder(change) ? (
              <td colSpan={2}>{order}</td>
            ) : isOfPictures(change) ? (
              <PictureCells {...change} />
            ) : (
              <ValueCells change={change} names={names} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
