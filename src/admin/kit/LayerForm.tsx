import type { ReactNode } from 'react';
import { Button, Form, type FormProps } from 'react-aria-components';
import { useKit } from './kit-context.ts';
import { Layer, type LayerProps } from './Layer.tsx';
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
  readonly isPending?: boolean;
  /** True while nothing can be sent; the button then says what is missing. */
  readonly isLocked?: boolean;
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
  isPending = false,
  isLocked = false,
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
      <div className="layer-foot">
        <p className="problem w-full" role="alert">
          {sentence || problem}
        </p>
        {beside}
        <Button className="button" autoFocus={isQuestion} onPress={onClose}>
          {cancel ?? texts.cancel}
        </Button>
        <Button
          type="submit"
          className={isDanger ? 'button danger' : 'button primary'}
          isPending={isPending}
          isDisabled={isLocked}
        >
          {button}
        </Button>
      </div>
    </Form>
  );
}

type FormLayerProps = Omit<LayerFormProps, 'title'> &
  Omit<LayerProps, 'isOpen'> & {
    readonly isOpen?: boolean;
  };

/** A layer with nothing but a form. */
export function FormLayer({ title, isOpen = true, isSheet = false, ...form }: FormLayerProps) {
  return (
    <Layer title={title} isOpen={isOpen} onClose={form.onClose} isSheet={isSheet}>
      <LayerForm {...form} />
    </Layer>
  );
}

type QuestionProps = Omit<FormLayerProps, 'children'> & { readonly text: string };

/** Asks before something that can't be taken back. */
export function Question({ text, ...layer }: QuestionProps) {
  return (
    <FormLayer {...layer} isQuestion>
      <p className="soft">{text}</p>
    </FormLayer>
  );
}
