import { useEffect, useMemo, useRef, useState } from 'react';
import { useKit } from '#admin/kit/kit-context.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import type { View } from '#catalogue/pictures.ts';
import { useEditor } from '../range/editor-context.ts';
import type { Choice } from '../range/PicturePicker.tsx';
import { uploadPicture } from '../range/upload-picture.ts';
import {
  findPicture,
  type Place,
  pictureRows,
  putPictures,
  replacePicture,
} from './picture-rows.ts';
import { guessView, viewOfName } from './picture-view.ts';
import { useTexts } from './texts.ts';

/** Returns a product's picture of a chosen one, with the library's texts. */
const pictureOf = ({ base, alt }: Choice, view: View | undefined): JsonObject => ({
  ...(view && { view }),
  base,
  ...(alt && (alt.de || alt.en) && { alt }),
});

/** Where pictures go: into a row, or in the place of one. */
export type Target = Place | string;

/** Pictures of the edited product, and what can be done with them; both stay the same while other fields change. */
export function usePictures() {
  const { lang } = useKit();
  const { content, edit } = useEditor();
  const { picker: say } = useTexts().range;
  const [upload, setUpload] = useState<{
    readonly name: string;
    readonly share: number | undefined;
  }>();
  const { pictures, colours } = content;
  const rows = useMemo(() => pictureRows({ pictures, colours }), [pictures, colours]);
  // Uploads end later, when other pictures may have moved.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const actions = useMemo(() => {
    const write = (value: Json) => edit([{ path: ['pictures'], value }]);
    const put = (choice: Choice, target: Target) => {
      const now = latest.current;
      const name = choice.name ?? choice.base;
      if (typeof target === 'string') {
        const before = findPicture(now, target)?.picture['view'] as View | undefined;
        write(replacePicture(now, target, pictureOf(choice, viewOfName(name) ?? before)));
      } else {
        const picture = pictureOf(choice, guessView(name, now, target));
        write(putPictures(now, [{ key: '', picture }], target));
      }
    };
    const send = async (files: readonly File[], target: Target) => {
      for (const [nth, file] of files.entries()) {
        const { name } = file;
        const picture = await uploadPicture(file, lang, say, (share) => setUpload({ name, share }));
        if (picture === undefined) continue;
        // The library knows it by the name of its first upload.
        if (typeof target === 'string') put({ ...picture, name }, target);
        else put({ ...picture, name }, { ...target, at: target.at + nth });
      }
      setUpload(undefined);
    };
    return {
      put,
      send: (files: readonly File[], target: Target) => void send(files, target),
      move: (keys: readonly string[], place: Place) => {
        const moved = keys.flatMap((key) => findPicture(latest.current, key) ?? []);
        write(putPictures(latest.current, moved, place));
      },
      change: (key: string, next: JsonObject | undefined) =>
        write(replacePicture(latest.current, key, next)),
    };
  }, [edit, lang, say]);
  return { rows, upload, actions };
}
export type PictureActions = ReturnType<typeof usePictures>['actions'];
