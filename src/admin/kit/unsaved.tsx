import { useBlocker } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { create } from 'zustand';
import { useKit } from './kit-context.ts';
import { Layer } from './Layer.tsx';

/** Answers the question that is asked; undefined while none is. */
const useAnswer = create<{ readonly answer?: ((isLeft: boolean) => void) | undefined }>(() => ({}));

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isLeft: boolean) => {
      useAnswer.setState({ answer: undefined });
      resolve(isLeft);
    };
    useAnswer.setState({ answer });
  });
}

/** Asks before a page with unsaved changes is left; views and filters of the same page may change. */
export function useUnsaved(isDirty: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  });
}

/** Question of `useUnsaved()`. */
export function UnsavedDialog() {
  const { texts } = useKit();
  const answer = useAnswer((state) => state.answer);
  return (
    <Layer
      title={texts.unsaved.title}
      isOpen={answer !== undefined}
      onClose={() => answer?.(false)}
    >
      <div className="layer-body">
        <p className="soft">{texts.unsaved.text}</p>
        <div className="layer-foot">
          <Button className="button" onPress={() => answer?.(true)}>
            {texts.unsaved.leave}
          </Button>
          <Button className="button primary" autoFocus onPress={() => answer?.(false)}>
            {texts.unsaved.stay}
          </Button>
        </div>
      </div>
    </Layer>
  );
}
