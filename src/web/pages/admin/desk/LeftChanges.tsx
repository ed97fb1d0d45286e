import { useEffect, useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { sectionOf } from '../sections.ts';
import type { AdminTexts } from '../texts.ts';
import { forgetLeft, type Left, saveLeft, useLeftChanges } from './left-changes.ts';
import { saveSentence } from './range/save-sentence.ts';
import { focusView } from './row-focus.ts';
import type { DeskProps } from './texts.ts';

export interface LeftProps extends DeskProps {
  readonly admin: AdminTexts;
}

function LeftRow({ left, texts, lang, admin }: LeftProps & { readonly left: Left }) {
  const { change, problem, isSaving } = left;
  const { editor } = texts.range;
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      // The button that was pressed goes with its row.
      if (isPressed.current && document.activeElement === document.body) focusView();
    },
    [],
  );
  const name = change.nameIn?.(texts, lang) ?? admin.sections[sectionOf(change.hash) ?? 'live'];
  const status = isSaving ? 'saving' : problem?.isConflict ? 'conflict' : 'failed';
  const press = (act: () => unknown) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <div>
      <a className="desk-link" href={change.hash || '#'}>
        {name}
      </a>
      <p className="news-hot">
        {change.save ? saveSentence(editor, status, problem?.message) : problem?.message}
      </p>
      {change.save && !problem?.isConflict && (
        <button
          type="button"
          className="desk-button"
          aria-label={`${editor.saveAgain}: ${name}`}
          aria-busy={isSaving}
          onClick={press(() => saveLeft(change))}
        >
          {editor.saveAgain}
        </button>
      )}
      {!change.save && (
        <button
          type="button"
          className="desk-button"
          aria-label={fill(admin.dismissNamed, { title: name })}
          onClick={press(() => forgetLeft(change.key))}
        >
          {admin.dismiss}
        </button>
      )}
    </div>
  );
}

/** Changes that could not be saved when they were left, above every section; each leads to its editor. */
export function LeftChanges(props: LeftProps) {
  const left = [...useLeftChanges().values()].filter(({ problem }) => problem !== undefined);
  if (left.length === 0) return null;
  return (
    <div className="news-left" role="alert">
      {left.map((each) => (
        <LeftRow key={each.change.key} {...props} left={each} />
      ))}
    </div>
  );
}
