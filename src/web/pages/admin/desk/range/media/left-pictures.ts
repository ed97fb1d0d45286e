import { create } from 'zustand';
import type { DeskPicture } from '../../../../../../contract/desk-media.ts';
import type { Lang } from '../../../../../../routes.ts';
import { type PictureInput, savePicture } from './picture-input.ts';

interface LeftPicture {
  readonly picture: DeskPicture;
  readonly input: PictureInput;
  /** Reason why it isn't saved, perhaps empty; undefined while the request runs. */
  readonly problem: string | undefined;
}

/** Pictures that were left with unsaved fields, by id. They stay until they are saved, wherever the owner goes. */
export const useLeftPictures = create<ReadonlyMap<string, LeftPicture>>(() => new Map());

export const leftInput = (id: string): PictureInput | undefined =>
  useLeftPictures.getState().get(id)?.input;

const keep = (left: LeftPicture) =>
  useLeftPictures.setState((before) => new Map(before).set(left.picture.id, left), true);

export const dropLeftPicture = (id: string) =>
  useLeftPictures.setState((before) => new Map([...before].filter(([each]) => each !== id)), true);

/** Saves the fields of a picture that is left; false if they stay unsaved. */
export async function saveLeftPicture(
  picture: DeskPicture,
  input: PictureInput,
  lang: Lang,
  isLeaving: boolean,
): Promise<boolean> {
  const { id } = picture;
  const isSent = () => leftInput(id) === input;
  // A page that goes says so twice.
  if (isSent() && useLeftPictures.getState().get(id)?.problem === undefined) return false;
  keep({ picture, input, problem: undefined });
  const reply = await savePicture(picture, input, lang, isLeaving);
  if (!isSent()) return false;
  if (reply.ok) dropLeftPicture(id);
  else keep({ picture, input, problem: reply.message });
  return reply.ok;
}
