import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Progress } from '#admin/kit/Progress.tsx';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { fill } from '#rules/fill.ts';
import { sendPicture } from './send-picture.ts';
import { useTexts } from './texts.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface Refused {
  readonly file: File;
  readonly reason: string;
}

/** Uploads pictures that are chosen, dropped or pasted. */
export function Uploads() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const client = useQueryClient();
  const [{ done, count }, setCounts] = useState({ done: 0, count: 0 });
  const [current, setCurrent] = useState({ name: '', share: undefined as number | undefined });
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { mutateAsync } = useMutation({
    // One after the other: the server takes one picture at a time.
    scope: { id: 'pictures' },
    mutationFn: (file: File) =>
      sendPicture(file, lang, (share) => setCurrent({ name: file.name, share })),
  });
  const refuse = (file: File, reason: string) =>
    setRefused((before) => [...before, { file, reason }]);
  const drop = (file: File) => setRefused((all) => all.filter((each) => each.file !== file));
  const send = async (file: File) => {
    if (file.size > UPLOAD_LIMIT_BYTES) return refuse(file, texts.tooLarge);
    setCounts((before) => ({ ...before, count: before.count + 1 }));
    const reply = await mutateAsync(file);
    if (typeof reply === 'string') refuse(file, reply || texts.failed);
    else void client.invalidateQueries({ queryKey: ['POST /api/admin/media/search'] });
    setCounts((now) =>
      now.done + 1 === now.count ? { done: 0, count: 0 } : { ...now, done: now.done + 1 },
    );
  };
  const add = (files: readonly File[]) => void Promise.all(files.map(send));
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) =>
    add([...(clipboardData?.files ?? [])]),
  );
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
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
        label={fill(texts.sending, { name: current.name, number: done + 1, count })}
        isRunning={count > 0}
        share={current.share}
      />
      {refused.length > 0 && (
        <ul className="plain-rows" aria-label={texts.refused}>
          {refused.map(({ file, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={at}>
              <div>
                <b>{file.name}</b> <span className="hot">{reason}</span>
              </div>
              {file.size <= UPLOAD_LIMIT_BYTES && (
                <Button
                  className="button"
                  aria-label={fill(texts.ofFile, { action: texts.again, name: file.name })}
                  onPress={() => {
                    drop(file);
                    void send(file);
                  }}
                >
                  <Icon name="retry" />
                  {texts.again}
                </Button>
              )}
              <Button
                className="button quiet square"
                aria-label={fill(texts.ofFile, { action: kit.close, name: file.name })}
                onPress={() => drop(file)}
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
