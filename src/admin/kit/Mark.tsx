import { Icon } from './Icon.tsx';

/** Shape beside a state's word, and its colour. */
export interface State {
  readonly mark: 'full' | 'half' | 'ring' | 'dashed' | 'alert' | 'none';
  readonly tone: 'ok' | 'warn' | 'hot' | 'soft' | 'faint' | '';
  readonly text: string;
}

const SHAPED = 'before:size-3 before:flex-none before:rounded-full before:border-[1.5px]';
const SHAPES = {
  full: `${SHAPED} before:bg-current`,
  half: `${SHAPED} before:bg-[linear-gradient(90deg,transparent_50%,currentColor_50%)]`,
  ring: SHAPED,
  dashed: `${SHAPED} before:border-dashed`,
} as const;

/** A state in a word, with its shape. */
export function Mark({ state }: { readonly state: State }) {
  const { mark, tone, text } = state;
  const shape = mark === 'alert' || mark === 'none' ? '' : SHAPES[mark];
  const done = shape && 'before:border-(--ok) before:bg-(--ok)!';
  return (
    <span
      className={`mark inline-flex items-center gap-2 align-top whitespace-nowrap [&>.icon]:stroke-2 ${shape} ${tone === 'ok' ? `text-(--text) ${done}` : tone}`}
      data-mark={mark}
    >
      {mark === 'alert' && <Icon name="alert" />}
      {text}
    </span>
  );
}
