import { Icon } from './Icon.tsx';

/** Shape beside a state's word, and its colour. */
export interface State {
  readonly mark: 'full' | 'half' | 'ring' | 'dashed' | 'alert' | 'none';
  readonly tone: 'ok' | 'warn' | 'hot' | 'soft' | 'faint' | '';
  readonly text: string;
}

/** A state in a word, with its shape. */
export function Mark({ state }: { readonly state: State }) {
  return (
    <span className={`mark ${state.tone}`} data-mark={state.mark}>
      {state.mark === 'alert' && <Icon name="alert" />}
      {state.text}
    </span>
  );
}
