import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { fill } from '#browser/fill.ts';
import type { AdminPicture } from '#contract/admin-media.ts';
import { tellLeft } from '#web/pages/admin/desk/left-changes.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { useLeftHash } from '#web/pages/admin/desk/use-problem.ts';
import { FileDrop } from '../FileDrop.tsx';
import { sendPicture } from './send-picture.ts';
import {
  nextUpload,
  type Upload,
  type UploadEvent,
  type UploadState,
  uploadsAfter,
} from './upload-queue.ts';

interface UploaderProps extends DeskProps {
  readonly onUploaded: (picture: AdminPicture) => void;
}

function stateText(say: DeskProps['texts']['range']['mediaTexts'], state: UploadState): string {
  switch (state.step) {
    case 'sending':
      return fill(say.sending, { percent: state.percent });
    case 'failed':
      return state.sentence || say.failed;
    case 'too_large':
      return say.tooLarge;
    default:
      return say[state.step];
  }
}

interface RowProps extends DeskProps {
  readonly upload: Upload;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload: { file, state }, texts, onAgain, onRemove }: RowProps) {
  const { mediaTexts: say } = texts.range;
  const isWrong = state.step === 'failed' || state.step === 'too_large';
  const named = (action: string) => fill(say.ofFile, { action, name: file.name });
  return (
    <li className="media-upload">
      <p className="min-w-0 break-words">{file.name}</p>
      <p className={isWrong ? 'desk-wrong' : 'news-soft num'}>{stateText(say, state)}</p>
      {state.step === 'sending' && (
        <progress max={100} value={state.percent} aria-label={file.name} />
      )}
      {(isWrong || state.step === 'done') && (
        <div className="desk-line">
          {state.step === 'failed' && (
            <button
              type="button"
              className="desk-button"
              aria-label={named(say.again)}
              onClick={onAgain}
            >
              {say.again}
            </button>
          )}
          <button
            type="button"
            className="desk-button"
            aria-label={named(say.remove)}
            onClick={onRemove}
          >
            {say.remove}
          </button>
        </div>
      )}
    </li>
  );
}

/** Uploads pictures that are chosen, dropped or pasted, one after the other. */
export function Uploader({ onUploaded, ...props }: UploaderProps) {
  const { texts, lang } = props;
  const { mediaTexts: say } = texts.range;
  const [uploads, dispatch] = useReducer(uploadsAfter, []);
  const input = useRef<HTMLInputElement>(null);
  const leftHash = useLeftHash();
  const tellIfLeft = (file: File, sentence: string) => {
    const hash = leftHash();
    if (hash !== undefined) tellLeft(hash, file.name, sentence);
  };
  const sent = useEffectEvent((file: File, state: UploadState) => {
    if (state.step === 'done') onUploaded(state.picture);
    if (state.step === 'failed') tellIfLeft(file, stateText(say, state));
  });
  const leave = useEffectEvent(() => {
    for (const { file, state } of uploads) {
      if (state.step === 'waiting') tellIfLeft(file, say.notSent);
    }
  });
  useEffect(() => () => leave(), []);
  const add = (files: FileList) => dispatch({ type: 'add', files: [...files] });

  const next = nextUpload(uploads);
  useEffect(() => {
    if (next === undefined) return;
    sendPicture(next.file, lang, (state) => {
      dispatch({ type: 'move', key: next.key, state });
      sent(next.file, state);
    });
  }, [next, lang]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) dispatch({ type: 'add', files });
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  /** Both buttons of a file go when they are pressed. */
  const settle = (event: UploadEvent) => {
    dispatch(event);
    input.current?.focus();
  };
  const last = uploads.findLast(({ state }) => !['waiting', 'sending'].includes(state.step));

  return (
    <section className="grid gap-3" aria-label={say.upload}>
      <FileDrop
        id="media-drop"
        text={say.drop}
        choose={say.choose}
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        input={input}
        onFiles={add}
      />
      {uploads.length > 0 && (
        <ul className="media-uploads" aria-label={say.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              {...props}
              key={upload.key}
              upload={upload}
              onAgain={() => settle({ type: 'move', key: upload.key, state: { step: 'waiting' } })}
              onRemove={() => settle({ type: 'remove', key: upload.key })}
            />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {last && fill(say.ofFile, { action: last.file.name, name: stateText(say, last.state) })}
      </p>
    </section>
  );
}
