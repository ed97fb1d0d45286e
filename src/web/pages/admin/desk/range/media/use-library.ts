import { useState } from 'react';
import { type AdminPicture, adminMediaReply } from '#contract/admin-media.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { askAt, usePages } from '#web/pages/admin/desk/use-pages.ts';

const askPictures = askAt(ADMIN_API.adminMedia, adminMediaReply, 'after');

/** Uploaded pictures that match a search, page by page, while the library is shown. */
export function useLibrary(isShown: boolean) {
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const query = new URLSearchParams(typed === '' ? {} : { search: typed }).toString();
  const pages = usePages(askPictures, isShown ? query : undefined);
  /** Puts an upload in front, without asking again. */
  const put = (picture: AdminPicture) =>
    pages.change((before) => {
      const [first, ...others] = before.map((page) => ({
        ...page,
        pictures: page.pictures.filter(({ id }) => id !== picture.id),
      }));
      return first ? [{ ...first, pictures: [picture, ...first.pictures] }, ...others] : before;
    });
  const pictures = pages.pages.flatMap((page) => page.pictures);
  return { ...pages, pictures, search, setSearch, put };
}
export type PictureLibrary = ReturnType<typeof useLibrary>;
