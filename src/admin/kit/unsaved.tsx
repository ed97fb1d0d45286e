import { useBlocker } from '@tanstack/react-router';
import { create } from 'zustand';
import { useKit } from './kit-context.ts';
import { Question } from './LayerForm.tsx';

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
  const { title, text, leave, stay } = useKit().texts.unsaved;
  const answer = useAnswer((state) => state.answer);
  return (
    <Question
      {...{ title, text }}
      button={leave}
      cancel={stay}
      isDanger
      isOpen={answer !== undefined}
      onClose={() => answer?.(false)}
      onSend={() => answer?.(true)}
    />
  );
}
