import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FindingText, Field as TextField } from '#admin/kit/Field.tsx';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { readWordmark } from '#rules/wordmark.ts';
import { useEditor, useField } from './editor-context.ts';
import { findingSentence } from './finding-sentence.ts';
import type { InputProps } from './form-fields.ts';
import { useRangeTexts } from './texts.ts';

/** Grounds on which the shop shows it. */
const GROUNDS = ['bg-(--paper)', 'bg-(--ink)'] as const;

/** An SVG that is chosen, dropped or pasted; it is stored once its check finds nothing, cleaned. */
export function WordmarkInput({ path }: InputProps) {
  const { lang } = useKit();
  const texts = useRangeTexts();
  const { wordmark: say } = texts.range;
  const { names } = useEditor();
  const { value, set, props } = useField(path);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const take = (source: string) => {
    const read = readWordmark(source);
    setTyped(read.ok ? '' : source);
    if (read.ok) set(read.svg);
    setProblem(
      read.ok
        ? ''
        : findingSentence({ findings: texts.findings, names }, { ...read.problem, path }, lang),
    );
  };
  const isStored = typeof value === 'string' && value !== '';
  const sentence = problem || props.finding;
  return (
    <div id={props.id} className="field wide" data-changed={props.isChanged || undefined}>
      <span className="field-label">{props.label}</span>
      {isStored && (
        <div className="flex flex-wrap gap-3">
          {GROUNDS.map((ground) => (
            <span
              key={ground}
              className={`grid h-20 w-60 place-items-center border border-line-2 p-5 forced-color-adjust-none ${ground}`}
            >
              <img
                className="max-h-full max-w-full"
                src={`data:image/svg+xml;utf8,${encodeURIComponent(value)}`}
                alt={say.alt}
              />
            </span>
          ))}
        </div>
      )}
      <FileDrop
        label={props.label}
        choose={isStored ? say.another : say.choose}
        text={say.text}
        types={['image/svg+xml', '.svg']}
        onFiles={async ([file]) => {
          if (file) take(await file.text());
        }}
      />
      <details>
        <summary className="min-h-(--control) content-center text-small">{say.paste}</summary>
        <TextField
          label={say.source}
          value={typed}
          onChange={(text) => (text.trim() === '' ? setTyped('') : take(text))}
          isLong
        />
      </details>
      {isStored && (
        <Button className="link justify-self-start text-small" onPress={() => set(undefined)}>
          {say.remove}
        </Button>
      )}
      {sentence && <FindingText>{sentence}</FindingText>}
    </div>
  );
}
