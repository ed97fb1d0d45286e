import { useReturnFocus } from '#web/pages/admin/desk/row-focus.ts';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { CollectionEditor } from './CollectionEditor.tsx';

/** Collections, whose products the owner chooses and sorts; each has an editor. */
export function Collections(props: RangeProps) {
  const { texts, id } = props;
  const { collectionTexts: say, names } = texts.range;
  useReturnFocus(id);
  if (id !== undefined && Object.hasOwn(names.collections, id)) {
    return <CollectionEditor key={id} {...props} id={id} />;
  }
  // Products of another collection's list have no order of their own.
  const shown = Object.entries(names.collections).filter(
    ([each]) => Object.hasOwn(names.lists, each) || !Object.hasOwn(names.homes, each),
  );
  return (
    <ul className="desk-rows" aria-label={texts.range.collections}>
      {shown.map(([each, name]) => (
        <li key={each} data-row={each} className="collection-row">
          <a className="desk-link" href={rangeHash('collections', each)}>
            {name}
          </a>
          <p className="news-soft">
            {Object.hasOwn(names.lists, each) ? say.aboutList : say.aboutChoice}
          </p>
        </li>
      ))}
    </ul>
  );
}
