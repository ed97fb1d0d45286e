import { useReturnFocus } from '#web/pages/admin/desk/row-focus.ts';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { Library } from './Library.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { useLibrary } from './use-library.ts';

/** The library of uploaded pictures; an id opens one. */
export function Media({ id, ...props }: RangeProps) {
  const library = useLibrary(id === undefined);
  useReturnFocus(id, library.isCurrent);
  if (id !== undefined) {
    return <PictureEditor key={id} {...props} id={id} onSaved={library.reload} />;
  }
  return (
    <Library
      {...props}
      library={library}
      item={(picture, children) => (
        <a className="media-item" href={rangeHash('media', picture.id)}>
          {children}
        </a>
      )}
    />
  );
}
