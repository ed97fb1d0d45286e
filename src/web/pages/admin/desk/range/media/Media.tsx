import { useReturnFocus } from '../../row-focus.ts';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { Library } from './Library.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { useLeftPictures } from './use-left-pictures.ts';
import { useLibrary } from './use-library.ts';

/** The library of uploaded pictures; an id opens one. */
export function Media({ id, ...props }: RangeProps) {
  const { texts, lang } = props;
  const { mediaTexts: say } = texts.range;
  const library = useLibrary(id === undefined);
  const { left, save, drop } = useLeftPictures(lang, library.reload);
  useReturnFocus(id, library.isCurrent);
  if (id !== undefined) {
    return (
      <PictureEditor
        key={id}
        {...props}
        id={id}
        kept={left.get(id)?.input}
        onLeave={(picture, input, isLeaving) =>
          input ? void save(picture, input, isLeaving) : drop(picture.id)
        }
      />
    );
  }
  return (
    <>
      <div className="news-hot" role="alert">
        {[...left.values()].map(
          ({ picture, problem }) =>
            problem !== undefined && (
              <p key={picture.id}>
                {say.leftUnsaved}{' '}
                <a className="desk-link" href={rangeHash('media', picture.id)}>
                  {picture.name}
                </a>
                . {problem || texts.failed}
              </p>
            ),
        )}
      </div>
      <Library
        {...props}
        library={library}
        item={(picture, children) => (
          <a className="media-item" href={rangeHash('media', picture.id)}>
            {children}
          </a>
        )}
      />
    </>
  );
}
