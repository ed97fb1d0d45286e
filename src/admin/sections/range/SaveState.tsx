import { Button } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatListTime } from '#admin/kit/times.tsx';
import { fill } from '#rules/fill.ts';
import { useRangeTexts } from './texts.ts';
import type { Draft } from './use-draft.ts';

interface SaveStateProps {
  readonly draft: Draft;
  readonly onConflict: () => void;
}

/** Says whether what is typed is saved, and what to do where it isn't. */
export function SaveState({ draft, onConflict }: SaveStateProps) {
  const { range: texts } = useRangeTexts();
  const { lang } = useKit();
  const { status, entry, message, savedAt } = draft.saved;
  const isWrong = status === 'failed' || status === 'conflict';
  const time = savedAt && formatListTime(new Date(savedAt).toISOString(), lang, Date.now());
  const saved = time
    ? fill(texts.draft.savedAt, { time })
    : texts.draft[entry.draft ? 'saved' : 'untouched'];
  return (
    <>
      <p
        role="status"
        data-status={status}
        className={`save-state flex items-center gap-1.5 text-small ${isWrong ? 'hot' : 'soft'}`}
      >
        <Icon name={isWrong ? 'alert' : status === 'saved' ? 'check' : 'retry'} />
        {status === 'saved' ? saved : texts.draft[status]}
        {status === 'failed' && message !== '' && `: ${message}`}
      </p>
      {status === 'failed' && (
        <Button className="button" onPress={() => void draft.saver.flush()}>
          {texts.draft.again}
        </Button>
      )}
      {status === 'conflict' && (
        <Button className="button danger" onPress={onConflict}>
          {texts.conflict.title}
        </Button>
      )}
    </>
  );
}
