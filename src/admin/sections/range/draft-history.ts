/** States of an editor, with the one that is shown. */
export interface DraftHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Field of the last edit; further edits of it belong to the same step. */
  readonly field: string | undefined;
}

const MOST_STEPS = 200;

export function openHistory<State>(present: State): DraftHistory<State> {
  return { past: [], present, future: [], field: undefined };
}

/** Records an edit. Edits of one field in a row are one step. */
export function recordEdit<State>(
  history: DraftHistory<State>,
  present: State,
  field: string | undefined,
): DraftHistory<State> {
  if (present === history.present) return history;
  const goesOn = field !== undefined && field === history.field && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], field };
}

/** Ends the step, so that the next edit of the same field is another one. */
export function endStep<State>(history: DraftHistory<State>): DraftHistory<State> {
  return history.field === undefined ? history : { ...history, field: undefined };
}

/** Goes one step back, or forth again. */
export function goStep<State>(history: DraftHistory<State>, isBack: boolean): DraftHistory<State> {
  const { past, present, future } = history;
  const next = isBack ? past.at(-1) : future[0];
  if (next === undefined) return history;
  const step = isBack
    ? { past: past.slice(0, -1), future: [present, ...future] }
    : { past: [...past, present], future: future.slice(1) };
  return { ...step, present: next, field: undefined };
}

/** Carries every state over into another one. */
export function mapHistory<State>(
  { past, present, future }: DraftHistory<State>,
  map: (state: State) => State,
): DraftHistory<State> {
  return { past: past.map(map), present: map(present), future: future.map(map), field: undefined };
}
