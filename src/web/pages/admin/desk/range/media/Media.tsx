import { useRef, useState } from 'react';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { Library } from './Library.tsx';
import { PictureEditor } from './PictureEditor.tsx';

/** The library of uploaded pictures; an id opens one. */
export function Media({ id, ...props }: RangeProps) {
  const [search, setSearch] = useState('');
  const opened = useRef<string>(undefined);
  if (id !== undefined) {
    opened.current = id;
    return <PictureEditor key={id} {...props} id={id} />;
  }
  return (
    <Library
      {...props}
      search={search}
      onSearch={setSearch}
      item={(picture, children) => (
        <a
          ref={(link) => {
            if (link === null || picture.id !== opened.current) return;
            // Back from the picture, the focus is where it was.
            opened.current = undefined;
            link.focus();
          }}
          className="media-item"
          href={rangeHash('media', picture.id)}
        >
          {children}
        </a>
      )}
    />
  );
}
