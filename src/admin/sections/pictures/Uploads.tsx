import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { Button } from 'react-aria-components';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Progress } from '#admin/kit/Progress.tsx';
import { fill } from '#browser/fill.ts';
import type { PictureTexts } from './de.ts';
import { sendPicture } from './send-picture.ts';
import { isOpen, nextUpload, uploadsAfter } from './upload-queue.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Uploads pictures that are chosen, dropped or pasted, one after the other. */
export function Uploads({ texts }: { readonly texts: PictureTexts }) {
  const { lang, texts: kit } = useKit();
  const client = useQueryClient();
  const [uploads, dispatch] = useReducer(uploadsAfter, []);
  const add = (files: readonly File[]) => dispatch({ type: 'add', files });
  const next = nextUpload(uploads);
  useEffect(() => {
    if (next === undefined) return;
    void sendPicture(next.file, lang, (state) => {
      dispatch({ type: 'move', key: next.key, state });
      if (state.step === 'done')
        void client.invalidateQueries({ queryKey: ['POST /api/admin/media/search'] });
    });
  }, [next, lang, client]);
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) =>
    add([...(clipboardData?.files ?? [])]),
  );
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  const open = uploads.filter(({ state }) => isOpen(state));
  const arrived = uploads.filter(({ state }) => state.step === 'done').length;
  const current = open.find(({ state }) => state.step !== 'waiting');
  const refused = uploads.flatMap(({ key, file, state }) => {
    if (state.step === 'too_large') return { key, name: file.name, reason: texts.tooLarge };
    if (state.step !== 'failed') return [];
    return { key, name: file.name, reason: state.sentence || texts.failed, canRetry: true };
  });
  return (
    <section className="block" aria-label={texts.upload}>
      <FileDrop
        label={texts.upload}
        choose={texts.choose}
        text={texts.drop}
        types={TYPES}
        isMany
        onFiles={add}
      />
      <Progress
        label={fill(texts.sending, {
          name: current?.file.name ?? '',
          number: arrived + 1,
          count: open.length + arrived,
        })}
        isRunning={open.length > 0}
        {...(current?.state.step === 'sending' && { share: current.state.percent / 100 })}
      />
      {refused.length > 0 && (
        <ul className="plain-rows" aria-label={texts.refused}>
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
