import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { Library } from './Library.tsx';
import { PictureEditor } from './PictureEditor.tsx';

/** The library of uploaded pictures; an id opens one. */
export function Media({ id, ...props }: RangeProps) {
  if (id !== undefined) return <PictureEditor key={id} {...props} id={id} />;
  return (
    <Library
      {...props}
      item={(picture, children) => (
        <a className="media-item" href={rangeHash('media', picture.id)}>
          {children}
        </a>
      )}
    />
  );
}
