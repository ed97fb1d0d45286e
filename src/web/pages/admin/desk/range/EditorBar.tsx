import { useRef } from 'react';
import type { DeskTexts } from '../texts.ts';
import { CONFLICT_ID } from './Conflict.tsx';
import { VIEW_OF } from './entry-name.ts';
import { rangeHash } from './range-views.ts';
import { saveSentence } from './save-sentence.ts';
import type { Draft } from './use-draft.ts';

interface BarProps {
  readonly draft: Draft;
  readonly texts: DeskTexts;
}

/** Way back, state of saving, undo and redo; it stays in sight. */
export function EditorBar({ draft, texts }: BarProps) {
  const { editor } = texts.range;
  const { saved, saver } = draft;
  const { status, entry, message } = saved;
  const state = useRef<HTMLParagraphElement>(null);
  const saveAgain = () => {
    // The button goes when it succeeds.
    state.current?.focus();
    void saver.flush();
  };
  const isUntouched = status === 'saved' && entry.draft === null;
  const isWrong = status === 'failed' || status === 'conflict';
  return (
    <div className="range-bar">
      <a className="desk-link" href={rangeHash(VIEW_OF[entry.kind])}>
        {texts.back}
      </a>
      <p
        ref={state}
        role="status"
        tabIndex={-1}
        data-status={status}
        className={isWrong ? 'news-hot' : 'news-soft'}
      >
        {isUntouched ? editor.untouched : saveSentence(editor, status, message)}
      </p>
      {status === 'failed' && (
        <button type="button" className="desk-button" onClick={saveAgain}>
          {editor.saveAgain}
        </button>
      )}
      {status === 'conflict' && (
        <button
          type="button"
          className="desk-button is-hot"
          onClick={() => document.getElementById(CONFLICT_ID)?.focus()}
        >
          {editor.conflict.goTo}
        </button>
      )}
      <div>
        <button
          type="button"
          className="desk-button"
          aria-disabled={!draft.canUndo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={draft.undo}
        >
          {editor.undo}
        </button>
        <button
          type="button"
          className="desk-button"
          aria-disabled={!draft.canRedo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={draft.redo}
        >
          {editor.redo}
        </button>
      </div>
    </div>
  );
}
