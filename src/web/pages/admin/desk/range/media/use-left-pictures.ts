import { useRef, useState } from 'react';
import type { DeskPicture } from '../../../../../../contract/desk-media.ts';
import type { Lang } from '../../../../../../routes.ts';
import { type PictureInput, savePicture } from './picture-input.ts';

interface LeftPicture {
  readonly picture: DeskPicture;
  readonly input: PictureInput;
  /** Reason why it isn't saved, perhaps empty; undefined while the request runs. */
  readonly problem: string | undefined;
}

/** Saves pictures that are left with unsaved fields. Fields stay until they are saved. */
export function useLeftPictures(lang: Lang, onSaved: (picture: DeskPicture) => void) {
  const [left, setLeft] = useState<ReadonlyMap<string, LeftPicture>>(new Map());
  const sent = useRef(new Map<string, PictureInput>());
  const drop = (id: string) =>
    setLeft((before) => new Map([...before].filter(([each]) => each !== id)));
  const keep = (picture: DeskPicture, input: PictureInput, problem?: string) =>
    setLeft((before) => new Map(before).set(picture.id, { picture, input, problem }));
  const save = async (picture: DeskPicture, input: PictureInput, isLeaving: boolean) => {
    const { id } = picture;
    // A page that goes says so twice.
    if (sent.current.get(id) === input) return;
    sent.current.set(id, input);
    keep(picture, input);
    const reply = await savePicture(picture, input, lang, isLeaving);
    if (sent.current.get(id) !== input) return;
    sent.current.delete(id);
    if (!reply.ok) return keep(picture, input, reply.message);
    drop(id);
    onSaved(reply.data);
  };
  return { left, save, drop };
}
