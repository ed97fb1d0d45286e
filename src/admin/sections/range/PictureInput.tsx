import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { FindingText } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { fill } from '#rules/fill.ts';
import { BasePicture } from './BasePicture.tsx';
import { valueAt } from './content-path.ts';
import { useEditor, useField } from './editor-context.ts';
import type { InputProps } from './form-fields.ts';
import type { Choice } from './PicturePicker.tsx';
import { useRangeTexts } from './texts.ts';
import { uploadPicture } from './upload-picture.ts';

const PicturePicker = lazyComponent(
  'PicturePicker',
  async () => (await import('./PicturePicker.tsx')).PicturePicker,
);

/** A picture of the library, or one that is uploaded; its texts there fill empty ones beside it. */
export function PictureInput({ field: { isOptional }, path }: InputProps) {
  const { lang } = useKit();
  const { picker: say } = useRangeTexts().range;
  const { content, edit } = useEditor();
  const { value, set, props } = useField(path);
  const [isOpen, setOpen] = useState(false);
  const [upload, setUpload] = useState<{ readonly name: string; readonly share?: number }>();
  const { id, label, finding, isChanged } = props;
  const take = ({ base, alt }: Choice) => {
    const beside = [...path.slice(0, -1), 'alt'];
    const texts = valueAt(content, beside);
    const isBlank = texts !== undefined && Object.values(texts as object).every((each) => !each);
    const found = { de: alt?.de ?? '', en: alt?.en ?? '' };
    edit([{ path, value: base }, ...(isBlank ? [{ path: beside, value: found }] : [])]);
  };
  // An upload ends later, when the block may have moved.
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const send = async ([file]: readonly File[]) => {
    setOpen(false);
    if (!file) return;
    const picture = await uploadPicture(file, lang, say, (share) =>
      setUpload({ name: file.name, ...(share !== undefined && { share }) }),
    );
    setUpload(undefined);
    if (picture) latest.current(picture);
  };
  const base = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div className="field w-40" data-changed={isChanged || undefined}>
      <span className="field-label">{label}</span>
      <Button
        id={id}
        className="outline-within grid min-h-22 gap-1 text-start text-small data-hovered:bg-(--hover)"
        aria-label={`${label}: ${base ? say.replace : say.choose}`}
        onPress={() => setOpen(true)}
      >
        {base && <BasePicture base={base} className="aspect-4/3 h-auto w-full" />}
        <span className="flex min-h-(--control) items-center gap-2 border border-line-2 px-2.5">
          <Icon name="pictures" />
          {base ? say.replace : say.choose}
        </span>
      </Button>
      {base && isOptional && (
        <Button className="link text-small" onPress={() => set(undefined)}>
          {say.remove}
        </Button>
      )}
      <Progress
        label={fill(say.uploading, { name: upload?.name ?? '' })}
        isRunning={upload !== undefined}
        share={upload?.share}
      />
      {finding && <FindingText>{finding}</FindingText>}
      {isOpen && (
        <PicturePicker
          onTake={(choice) => {
            setOpen(false);
            take(choice);
          }}
          onFiles={(files) => void send(files)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
