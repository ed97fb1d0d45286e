import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { fill } from '#browser/fill.ts';
import type { PictureTexts } from './de.ts';
import { sendPicture } from './send-picture.ts';
import { isOpen, nextUpload, type Upload, uploadsAfter } from './upload-queue.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Progress of all files that were chosen together. */
function Progress({
  uploads,
  texts,
}: {
  readonly uploads: readonly Upload[];
  readonly texts: PictureTexts;
}) {
  const arrived = uploads.filter(({ state }) => state.step === 'done').length;
  const current = uploads.find(({ state }) => isOpen(state) && state.step !== 'waiting');
  const share = current?.state.step === 'sending' ? current.state.percent / 100 : 1;
  return (
    <div role="status">
      {current && (
        <div className="progress">
          <span className="cut">
            {fill(current.state.step === 'sending' ? texts.sending : texts.processing, {
              name: current.file.name,
              number: arrived + 1,
              count: uploads.filter(({ state }) => isOpen(state)).length + arrived,
            })}
          </span>
          <progress max={1} value={share} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}

/** Uploads pictures that are chosen, dropped or pasted, one after the other. */
export function Uploads({ texts }: { readonly texts: PictureTexts }) {
  const { lang, texts: kit } = useKit();
  const client = useQueryClient();
  const [uploads, dispatch] = useReducer(uploadsAfter, []);
  const add = (files: readonly File[]) => dispatch({ type: 'add', files });
  const next = nextUpload(uploads);
  useEffect(() => {
    if (next === undefined) return;
    sendPicture(next.file, lang, (state) => {
      dispatch({ type: 'move', key: next.key, state });
      if (state.step === 'done')
        void client.invalidateQueries({ queryKey: ['GET /api/admin/media'] });
    });
  }, [next, lang, client]);
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) =>
    add([...(clipboardData?.files ?? [])]),
  );
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  const refused = uploads.flatMap(({ key, file, state }) => {
    if (state.step === 'too_large') return { key, name: file.name, reason: texts.tooLarge };
    if (state.step !== 'failed') return [];
    return { key, name: file.name, reason: state.sentence || texts.failed, canRetry: true };
  });
  return (
    <section aria-label={texts.upload}>
      <DropZone
        className="drop"
        aria-label={texts.upload}
        onDrop={async ({ items }) =>
          add(
            await Promise.all(
              items.flatMap((item) => (item.kind === 'file' ? item.getFile() : [])),
            ),
          )
        }
      >
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={TYPES}
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button className="button primary">{texts.choose}</Button>
        </FileTrigger>
        <p className="soft">{texts.drop}</p>
      </DropZone>
      <Progress uploads={uploads} texts={texts} />
      {refused.length > 0 && (
        <ul className="plain-rows block" aria-label={texts.refused}>
          {refused.map(({ key, name, reason, canRetry = false }) => (
            <li key={key}>
              <div>
                <b>{name}</b> <span className="hot">{reason}</span>
              </div>
              {canRetry && (
                <Button
                  className="button"
                  aria-label={fill(texts.ofFile, { action: texts.again, name })}
                  onPress={() => dispatch({ type: 'move', key, state: { step: 'waiting' } })}
                >
                  <Icon name="retry" />
                  {texts.again}
                </Button>
              )}
              <Button
                className="button quiet square"
                aria-label={fill(texts.ofFile, { action: kit.close, name })}
                onPress={() => dispatch({ type: 'remove', key })}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
