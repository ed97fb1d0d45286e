import { type ReactNode, useRef } from 'react';
import type { AdminPicture } from '#contract/admin-media.ts';
import { More } from '#web/pages/admin/desk/More.tsx';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import { Uploader } from './Uploader.tsx';
import type { PictureLibrary } from './use-library.ts';

interface LibraryProps extends DeskProps {
  readonly library: PictureLibrary;
  /** Link or button of a picture; `children` is what it shows. */
  readonly item: (picture: AdminPicture, children: ReactNode) => ReactNode;
}

/** Upload, search and all uploaded pictures, the newest first. */
export function Library({ item, library, ...props }: LibraryProps) {
  const { texts } = props;
  const { mediaTexts: say } = texts.range;
  const { reply, pictures, search, setSearch, reload, put } = library;
  const list = useRef<HTMLUListElement>(null);
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
            onChange={({ target }) => setSearch(target.value)}
            // It may stand in a form, which Enter would send.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      </search>
      {!reply?.ok && <Waiting texts={texts} reply={reply} reload={reload} />}
      {pictures.length > 0 && (
        <ul ref={list} className="media-grid" aria-label={say.list}>
          {pictures.map((picture) => (
            <li key={picture.id} data-row={picture.id}>
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
      <More texts={texts} label={say.more} list={list} pages={library} />
    </div>
  );
}
