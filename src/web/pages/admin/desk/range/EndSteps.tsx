import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';
import type { DeskProps } from '../texts.ts';
import { useProblem } from '../use-problem.ts';
import { deleteDraft } from './draft-requests.ts';
import { entryName, type NamedEntry } from './entry-name.ts';
import { openView } from './range-views.ts';
import type { Draft } from './use-draft.ts';

interface EndProps extends DeskProps {
  readonly draft: Draft;
  readonly onReplaced: (entry: AdminEntry) => void;
}

/** Discards the draft, retires the product or brings it back. */
export function EndSteps({ draft, texts, lang, onReplaced }: EndProps) {
  const { editor } = texts.range;
  const { saver, saved, isRetired, content } = draft;
  const { entry } = saved;
  const { problem, setProblem, isLeft } = useProblem(
    entryName({ ...entry, name: content['name'] as NamedEntry['name'] }, texts, lang),
  );
  const discard = async () => {
    setProblem('');
    await saver.flush();
    const { draft: now } = saver.state.entry;
    if (now === null || saver.state.status === 'conflict') return;
    const result = await deleteDraft(entry, lang, now.revision);
    if (result.kind === 'failed') return setProblem(result.message || texts.failed);
    saver.drop();
    if (result.kind !== 'gone' && result.entry) onReplaced(result.entry);
    else if (!isLeft()) openView('products');
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
