import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { SaveState } from '../range/SaveState.tsx';
import type { Draft } from '../range/use-draft.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly onConflict: () => void;
  /** Words of the button that publishes. */
  readonly button: string;
  readonly hasDraft: boolean;
  readonly isChanged: boolean;
  readonly onDiscard: () => void;
  readonly onPublish: () => void;
  /** What is wrong, before the state. */
  readonly children?: ReactNode;
}

/** State of the draft below a form, and what can be done with it. */
export function SaveBar(props: SaveBarProps) {
  const { draft, onConflict, button, hasDraft, isChanged, onDiscard, onPublish, children } = props;
  const { texts: kit } = useKit();
  return (
    <div className="foot-bar">
      {children}
      <SaveState draft={draft} onConflict={onConflict} />
      <div className="page-actions at-thumb wide:ms-auto">
        {hasDraft && (
          <Button className="button" onPress={onDiscard}>
            {kit.discard}
          </Button>
        )}
        <Button
          className="button primary max-wide:flex-3"
          isDisabled={!hasDraft && !isChanged}
          onPress={onPublish}
        >
          {button}
        </Button>
      </div>
    </div>
  );
}
