// A module of its own: no public page needs it.

/** Uploaded pictures: `/media/<hash of the master>/<focal point in per cent>`. */
const UPLOADED = /^\/media\/([0-9a-f]{32})\/(\d{1,3})-(\d{1,3})$/;

/** A picture's path without width and ending, shipped or uploaded. */
export const PICTURE_BASE = /^(?:\/images\/[\w-]+\/[\w-]+|\/media\/[0-9a-f]{32}\/\d{1,3}-\d{1,3})$/;

/** Path of an uploaded picture around its focal point, which is in per cent from the left and from the top. */
export function uploadedBase(id: string, { x, y }: { readonly x: number; readonly y: number }) {
  return `/media/${id}/${x}-${y}`;
}

/** Returns the master and the focal point of an uploaded picture's path; undefined for a shipped one. */
export function readUploadedBase(base: string) {
  const [, id, x, y] = UPLOADED.exec(base) ?? [];
  return id === undefined ? undefined : { id, x: Number(x), y: Number(y) };
}
