import { useReturnFocus } from '#web/pages/admin/desk/row-focus.ts';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import { COLLECTIONS, isCollection } from './collection-kinds.ts';

/** Lists that the owner fills and sorts; each has an editor. */
export function Collections(props: RangeProps) {
  const { texts, id } = props;
  const { collectionTexts: say, fields } = texts.range;
  useReturnFocus(id);
  if (id !== undefined && isCollection(id)) return <CollectionEditor key={id} {...props} id={id} />;
  return (
    <ul className="desk-rows" aria-label={texts.range.collections}>
      {COLLECTIONS.map((each) => (
        <li key={each} data-row={each} className="collection-row">
          <a className="desk-link" href={rangeHash('collections', each)}>
            {fields.names[each]}
          </a>
          <p className="news-soft">{say.about[each]}</p>
        </li>
      ))}
    </ul>
  );
}
