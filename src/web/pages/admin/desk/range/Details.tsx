import { useReturnFocus } from '../row-focus.ts';
import { EntryEditor } from './EntryEditor.tsx';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';

const FACTS = 'facts';

/** The shop's facts and the gifts of packs; each has an editor. */
export function Details(props: RangeProps) {
  const { texts, id } = props;
  useReturnFocus(id);
  const { gifts } = texts.range.names;
  if (id === FACTS) return <EntryEditor key={id} {...props} kind="facts" id={id} />;
  if (id !== undefined && Object.hasOwn(gifts, id)) {
    return <EntryEditor key={id} {...props} kind="gift" id={id} />;
  }
  const { detailTexts, publishTexts } = texts.range;
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
          {Object.entries(gifts).map(([gift, name]) => (
            <li key={gift} data-row={gift} className="desk-entry">
              <a className="desk-link" href={rangeHash('details', gift)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
