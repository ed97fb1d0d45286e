import { apiPath } from '#api-path.ts';
import { type ApiResult, ask } from '#browser/api.ts';
import {
  type AdminMediaBody,
  type AdminPicture,
  type AdminPictureDetail,
  adminPictureDetail,
  type Focus,
} from '#contract/admin-media.ts';
import type { Lang } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { isSame } from '../content-path.ts';

/** Fields of a picture as they are typed. */
export interface PictureInput {
  readonly name: string;
  readonly altDe: string;
  readonly altEn: string;
  readonly focus: Focus;
}

/** Path of a picture in the API. */
export const picturePath = (id: string) => apiPath(ADMIN_API.adminPicture, { id });

/** Returns the fields of a picture as it is saved. */
export const inputOf = ({ name, alt, focus }: AdminPicture): PictureInput => ({
  name,
  altDe: alt.de,
  altEn: alt.en,
  focus,
});

/** Returns the change that saves the fields. A picture without a name keeps the one it has. */
function bodyOf({ name, altDe, altEn, focus }: PictureInput, picture: AdminPicture) {
  const alt = { de: altDe.trim(), en: altEn.trim() };
  return { name: name.trim() || picture.name, alt, focus } satisfies AdminMediaBody;
}

export const isUnsaved = (input: PictureInput, picture: AdminPicture): boolean =>
  !isSame(bodyOf(input, picture), bodyOf(inputOf(picture), picture));

/** Saves the fields; `isLeaving` keeps the request alive when its page goes. */
export function savePicture(
  picture: AdminPicture,
  input: PictureInput,
  lang: Lang,
  isLeaving = false,
): Promise<ApiResult<AdminPictureDetail>> {
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'accept-language': lang },
    body: JSON.stringify(bodyOf(input, picture)),
    keepalive: isLeaving,
  };
  return ask(picturePath(picture.id), init, adminPictureDetail);
}
