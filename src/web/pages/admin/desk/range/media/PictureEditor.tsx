import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminPictureDetail,
  ALT_MAX,
  adminPictureDetail,
  MEDIA_NAME_MAX,
} from '#contract/admin-media.ts';
import { errorReply } from '#contract/errors.ts';
import { ConfirmStep } from '#web/pages/admin/desk/ConfirmStep.tsx';
import { forgetLeft, type Left, leftAt } from '#web/pages/admin/desk/left-changes.ts';
import { useLeftChange } from '#web/pages/admin/desk/use-left-change.ts';
import { useProblem } from '#web/pages/admin/desk/use-problem.ts';
import { useReply } from '#web/pages/admin/desk/use-reply.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import { EntryName } from '../EntryName.tsx';
import type { RangeProps } from '../Range.tsx';
import { openView, rangeHash } from '../range-views.ts';
import { FocusField } from './FocusField.tsx';
import {
  inputOf,
  isUnsaved,
  type PictureInput,
  picturePath,
  savePicture,
} from './picture-input.ts';

interface EditorProps extends RangeProps {
  readonly id: string;
  readonly onSaved: (picture: AdminPictureDetail) => void;
}

interface FormProps extends EditorProps {
  readonly picture: AdminPictureDetail;
  readonly left: Left<PictureInput> | undefined;
}

function PictureForm({ picture, left, onSaved, ...props }: FormProps) {
  const { texts, lang } = props;
  const { mediaTexts: say } = texts.range;
  const [typed, setTyped] = useState(left?.change.kept ?? inputOf(picture));
  const [told, setTold] = useState('');
  const [notSaved, setNotSaved] = useState(left?.problem);
  const removal = useProblem(picture.name);
  const isGone = useRef(false);
  const save = async (isLeaving: boolean) => {
    const reply = await savePicture(picture, typed, lang, isLeaving);
    if (!reply.ok) return { isConflict: false, message: reply.message };
    onSaved(reply.data);
    return undefined;
  };
  const hash = rangeHash('media', picture.id);
  useLeftChange(hash, () =>
    isGone.current || !isUnsaved(typed, picture)
      ? undefined
      : { key: hash, hash, nameIn: () => picture.name, kept: typed, save },
  );
  const change = (part: Partial<PictureInput>) => {
    setTyped({ ...typed, ...part });
    setTold('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNotSaved(undefined);
    removal.setProblem('');
    const problem = await save(false);
    setTold(problem ? '' : say.saved);
    setNotSaved(problem);
  };
  const remove = async () => {
    removal.setProblem('');
    const path = `${picturePath(picture.id)}${picture.was_shown ? '?was_shown=1' : ''}`;
    const init = { method: 'DELETE', headers: { 'accept-language': lang } };
    const reply = await confirmed(async () => {
      const response = await fetch(path, init).catch(() => undefined);
      // Without a body.
      if (response?.ok) return { ok: true, data: undefined };
      const error = z.safeParse(errorReply, await response?.json().catch(() => null)).data;
      return { ok: false, code: error?.code ?? '', message: error?.error ?? '' };
    });
    isGone.current = reply.ok;
    if (!reply.ok) removal.setProblem(reply.message || texts.failed);
    else if (!removal.isLeft()) openView('media');
  };
  const input = (key: 'name' | 'altDe' | 'altEn', maxLength: number, help?: string) => (
    <label className="desk-field is-grow">
      {say[key]}
      <input
        type="text"
        value={typed[key]}
        maxLength={maxLength}
        required={key === 'name'}
        aria-describedby={help}
        onChange={({ target }) => change({ [key]: target.value })}
      />
    </label>
  );
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <FocusField
        texts={texts}
        picture={picture}
        focus={typed.focus}
        onFocus={(focus) => change({ focus })}
      />
      <div className="grid max-w-[56rem] gap-4">
        {input('name', MEDIA_NAME_MAX)}
        <div className="desk-line">
          {input('altDe', ALT_MAX, 'media-alt-help')}
          {input('altEn', ALT_MAX, 'media-alt-help')}
        </div>
        <p id="media-alt-help" className="news-soft">
          {say.altHelp}
        </p>
        <p className="news-soft">{say.fromNow}</p>
      </div>
      <p className="news-soft num">
        {fill(say.facts, {
          width: picture.width,
          height: picture.height,
          size: Math.ceil(picture.bytes / 1024),
          date: formatDateTime(picture.created_at, lang),
        })}
      </p>
      {picture.used_by.length === 0 ? (
        <p>{say.unused}</p>
      ) : (
        <div>
          <h4>{say.usedBy}</h4>
          <ul>
            {picture.used_by.map((product) => (
              <li key={product.id}>
                <EntryName {...props} entry={{ kind: 'product', ...product }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="desk-line">
        <button type="submit" className="desk-button is-primary">
          {say.save}
        </button>
        <ConfirmStep
          name={say.delete}
          question={picture.was_shown ? say.deleteShownAsk : say.deleteAsk}
          yes={say.deleteYes}
          cancel={say.deleteNo}
          onYes={() => void remove()}
        />
        <p role="status">{told}</p>
      </div>
      <p className="news-hot" role="alert">
        {removal.problem || (notSaved && (notSaved.message || say.notSaved))}
      </p>
    </form>
  );
}

/** One uploaded picture: focal point, name, texts, and where it is shown. */
export function PictureEditor(props: EditorProps) {
  const { id, texts, onSaved } = props;
  const { mediaTexts: say } = texts.range;
  const hash = rangeHash('media', id);
  const [left] = useState(() => leftAt<PictureInput>(hash));
  const { reply, reload, put } = useReply(picturePath(id), adminPictureDetail);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isGone = reply?.ok === false && reply.code === 'not_found';
  useEffect(() => {
    // Nothing is left that texts could be saved to.
    if (isGone) forgetLeft(hash);
  }, [isGone, hash]);
  const saved = (picture: AdminPictureDetail) => {
    put(picture);
    onSaved(picture);
  };
  return (
    <div className="grid gap-6">
      <a className="desk-link justify-self-start" href={rangeHash('media')}>
        {say.back}
      </a>
      <h3 ref={title} tabIndex={-1} className="desk-title">
        {reply?.ok ? reply.data.name : say.list}
      </h3>
      {isGone && <p>{say.gone}</p>}
      {!reply?.ok && !isGone && <Waiting texts={texts} reply={reply} reload={reload} />}
      {reply?.ok && <PictureForm {...props} left={left} picture={reply.data} onSaved={saved} />}
    </div>
  );
}
