import { useReturnFocus } from '../row-focus.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { optionName } from './editor-context.ts';
import { GIFT_KINDS } from './field-table.ts';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';

const FACTS = 'facts';

/** The shop's facts and the gifts of packs; each has an editor. */
export function Details(props: RangeProps) {
  const { texts, id } = props;
  useReturnFocus(id);
  if (id !== undefined) {
    const kind = id === FACTS ? 'facts' : 'gift';
    return <EntryEditor key={id} {...props} kind={kind} id={id} />;
  }
  const { detailTexts, editor, publishTexts } = texts.range;
  return (
    <>
      <div data-row={FACTS} className="desk-entry">
        <a className="desk-link" href={rangeHash('details', FACTS)}>
          {publishTexts.kinds.facts}
        </a>
        <p className="news-soft">{detailTexts.text}</p>
      </div>
      <section className="desk-block" aria-labelledby="range-gifts">
        <h3 id="range-gifts">{detailTexts.gifts}</h3>
        <p className="news-soft">{detailTexts.giftsText}</p>
        <ul className="desk-rows">
          {GIFT_KINDS.map((gift) => (
            <li key={gift} data-row={gift} className="desk-entry">
              <a className="desk-link" href={rangeHash('details', gift)}>
                {optionName(editor, gift)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
