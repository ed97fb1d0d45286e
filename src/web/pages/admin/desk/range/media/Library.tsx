import type { ReactNode } from 'react';
import type { DeskPicture } from '../../../../../../contract/desk-media.ts';
import { Thumbnail } from '../../../Thumbnail.tsx';
import type { DeskProps } from '../../texts.ts';
import { Waiting } from '../../Waiting.tsx';
import { Uploader } from './Uploader.tsx';
import { useLibrary } from './use-library.ts';

interface LibraryProps extends DeskProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Link or button of a picture; `children` is what it shows. */
  readonly item: (picture: DeskPicture, children: ReactNode) => ReactNode;
}

/** Upload, search and all uploaded pictures, the newest first. */
export function Library({ item, search, onSearch, ...props }: LibraryProps) {
  const { texts } = props;
  const { mediaTexts: say } = texts.range;
  const { reply, busy, loadMore, reload, put } = useLibrary(search);
  const pictures = reply?.ok ? reply.data.pictures : [];
  return (
    <div className="grid gap-6">
      <Uploader {...props} onUploaded={put} />
      <search>
        <label className="desk-field">
          {say.search}
          <input
            type="search"
            value={search}
            maxLength={100}
            onChange={({ target }) => onSearch(target.value)}
            // It may stand in a form, which Enter would send.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      </search>
      {!reply?.ok && <Waiting texts={texts} reply={reply} reload={reload} />}
      {pictures.length > 0 && (
        <ul className="media-grid" aria-label={say.list}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              {item(
                picture,
                <>
                  <Thumbnail base={picture.base} className="media-thumb" sizes="160px" />
                  <span className="media-name">{picture.name}</span>
                  {(picture.alt.de === '' || picture.alt.en === '') && (
                    <span className="news-soft">{say.noAlt}</span>
                  )}
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="news-soft" role="status">
        {reply?.ok && pictures.length === 0 && (search.trim() === '' ? say.none : say.nothing)}
      </p>
      {reply?.ok && reply.data.next !== null && (
        <button
          type="button"
          className="desk-button justify-self-start"
          aria-busy={busy}
          onClick={() => void loadMore()}
        >
          {say.more}
        </button>
      )}
    </div>
  );
}
