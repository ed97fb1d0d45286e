import type { ReactNode } from 'react';
import { Button, Form, type FormProps } from 'react-aria-components';
import { useKit } from './kit-context.ts';
import { Layer } from './Layer.tsx';
import { isCancelled, useProblemText } from './queries.ts';

/** Sentence for a failed action; empty for one whose confirmation was cancelled. */
export function useSentence(error: unknown): string {
  const textOf = useProblemText();
  return error === null || error === undefined || isCancelled(error) ? '' : textOf(error);
}

interface LayerFormProps extends Omit<FormProps, 'onSubmit' | 'children'> {
  /** Says what sending it does. */
  readonly button: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly error?: unknown;
  /** Sentence of a problem that no request reported. */
  readonly problem?: string;
  /** Stands before the ways out. */
  readonly beside?: ReactNode;
  /** True for a mere question: the way back has the focus. */
  readonly isQuestion?: boolean;
  readonly onClose: () => void;
  readonly onSend: () => unknown;
  readonly children: ReactNode;
}

/** Content of a layer that is sent: what is asked, what went wrong, the way back and the way on. */
export function LayerForm({
  button,
  cancel,
  isDanger = false,
  isPending,
  error,
  problem = '',
  beside,
  isQuestion = false,
  onClose,
  onSend,
  children,
  className = '',
  ...form
}: LayerFormProps) {
  const { texts } = useKit();
  const sentence = useSentence(error);
  return (
    <Form
      {...form}
      className={`layer-body ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      {children}
      <p className="problem" role="alert">
        {sentence || problem}
      </p>
      <div className="layer-foot">
        {beside}
        <Button className="button" autoFocus={isQuestion} onPress={onClose}>
          {cancel ?? texts.cancel}
        </Button>
        <Button
          type="submit"
          className={isDanger ? 'button danger' : 'button primary'}
          isPending={isPending}
        >
          {button}
        </Button>
      </div>
    </Form>
  );
}

interface QuestionProps
  extends Pick<
    LayerFormProps,
    'button' | 'cancel' | 'isDanger' | 'isPending' | 'error' | 'onClose' | 'onSend'
  > {
  readonly title: string;
  readonly text: string;
  readonly isOpen: boolean;
}

/** Asks before something that can't be taken back. */
export function Question({ title, text, isOpen, ...form }: QuestionProps) {
  return (
    <Layer title={title} isOpen={isOpen} onClose={form.onClose}>
      <LayerForm {...form} isQuestion>
        <p className="soft">{text}</p>
      </LayerForm>
    </Layer>
  );
}
