import { useState } from 'react';
import type { DeskEntry } from '../../../../../contract/desk-catalogue.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';
import type { DeskProps } from '../texts.ts';
import { deleteDraft } from './draft-requests.ts';
import { openView } from './range-views.ts';
import type { Draft } from './use-draft.ts';

interface EndProps extends DeskProps {
  readonly draft: Draft;
  readonly onReplaced: (entry: DeskEntry) => void;
}

/** Discards the draft, retires the product or brings it back. */
export function EndSteps({ draft, texts, lang, onReplaced }: EndProps) {
  const { editor } = texts.range;
  const { saver, saved, isRetired, content } = draft;
  const { entry } = saved;
  const [problem, setProblem] = useState('');
  const discard = async () => {
    setProblem('');
    await saver.flush();
    const { draft: now } = saver.state.entry;
    if (now === null || saver.state.status === 'conflict') return;
    const result = await deleteDraft(entry, lang, now.revision);
    if (result.kind === 'saved') onReplaced(result.entry);
    else if (result.kind === 'gone') openView('products');
    else if (result.kind === 'conflict' && result.entry) onReplaced(result.entry);
    else setProblem((result.kind === 'failed' && result.message) || texts.failed);
  };
  const save = (next: typeof content | null) => {
    saver.edit(next);
    void saver.flush();
  };
  return (
    <div className="desk-line range-end">
      {entry.draft !== null && (
        <ConfirmStep
          name={editor.discard}
          question={editor.discardAsk}
          yes={editor.discardYes}
          cancel={texts.cancel}
          onYes={() => void discard()}
        />
      )}
      {entry.kind === 'product' && entry.published !== null && !isRetired && (
        <ConfirmStep
          name={editor.retire}
          question={editor.retireAsk}
          yes={editor.retireYes}
          cancel={texts.cancel}
          onYes={() => save(null)}
        />
      )}
      {isRetired && (
        <button type="button" className="desk-button is-primary" onClick={() => save(content)}>
          {editor.bringBack}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </div>
  );
}
