import { useId, useState } from 'react';
import type { ProductId } from '../../../../catalogue/ids.ts';
import { productName } from '../../../../catalogue/names.ts';
import { MARKABLE, type MarkGroup } from '../../../../rules/sold-out.ts';
import { fill } from '../../../i18n/translate.ts';
import { markLabel } from './mark-label.ts';
import type { DeskProps } from './texts.ts';

export interface SoldOutPickerProps extends DeskProps {
  /** What is marked now. */
  readonly marked: ReadonlySet<string>;
  readonly busy: boolean;
  readonly onMark: (marks: readonly string[], soldOut: boolean) => void;
}

interface GroupProps extends SoldOutPickerProps {
  readonly group: MarkGroup;
}

/** The variants of one kind, each a switch; and one for all of them. */
function Group({ group, copy, lang, marked, busy, onMark }: GroupProps) {
  const heading = useId();
  const texts = copy.soldOut;
  const { by, marks } = group;
  const isWhole = marks.every((mark) => marked.has(mark));
  return (
    <section className="desk-block" aria-labelledby={heading} aria-busy={busy}>
      <h3 id={heading}>{texts.by[by]}</h3>
      <ul className="desk-chips">
        {marks.map((mark) => (
          <li key={mark}>
            <button
              type="button"
              aria-pressed={marked.has(mark)}
              onClick={() => onMark([mark], !marked.has(mark))}
            >
              {markLabel(mark, lang)}
            </button>
          </li>
        ))}
      </ul>
      {marks.length > 1 && (
        <button type="button" className="desk-button" onClick={() => onMark(marks, !isWhole)}>
          {isWhole ? texts.freeAll : texts.markAll}
        </button>
      )}
    </section>
  );
}

/** A product, then what of it is sold out: pressed is sold out. */
export function SoldOutPicker(props: SoldOutPickerProps) {
  const { copy, lang, marked } = props;
  const [id, setId] = useState<ProductId>();
  const product = MARKABLE.find((each) => each.id === id);
  const gone = (each: (typeof MARKABLE)[number]) =>
    each.groups.flatMap(({ marks }) => marks).filter((mark) => marked.has(mark)).length;
  return (
    <div className="desk-pick">
      <label className="desk-field">
        {copy.soldOut.product}
        <select
          value={id ?? ''}
          onChange={({ target }) => setId(MARKABLE.find((each) => each.id === target.value)?.id)}
        >
          <option value="" disabled>
            {copy.soldOut.choose}
          </option>
          {MARKABLE.map((each) => {
            const name = productName(each.id, lang);
            const count = gone(each);
            return (
              <option key={each.id} value={each.id}>
                {count === 0 ? name : fill(copy.soldOut.counted, { name, count })}
              </option>
            );
          })}
        </select>
      </label>
      {product && <p className="news-soft">{copy.soldOut.hint}</p>}
      {product?.groups.map((group) => (
        <Group key={`${product.id} ${group.by}`} {...props} group={group} />
      ))}
    </div>
  );
}
