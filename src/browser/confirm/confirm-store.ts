import { create } from 'zustand';
import type { ApiResult } from '../api.ts';

interface Asking {
  /** Resolves the open question; null if none is open. */
  readonly answer: ((isConfirmed: boolean) => void) | null;
  /** What is confirmed, as its button says; empty if it isn't told. */
  readonly what: string;
}

/** State of the dialog that asks again who is there. */
export const useAsking = create<Asking>(() => ({ answer: null, what: '' }));

function ask(what: string): Promise<boolean> {
  useAsking.getState().answer?.(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      useAsking.setState({ answer: null });
      resolve(isConfirmed);
    };
    useAsking.setState({ answer, what });
  });
}

/**
 * Sends a request. If the server replies `confirm_needed`, opens the dialog and sends the request again after
 * the confirmation. A page that uses this renders a dialog that is open while `answer` is set.
 */
export async function confirmed<T>(
  send: () => Promise<ApiResult<T>>,
  what = '',
): Promise<ApiResult<T>> {
  const first = await send();
  if (first.ok || first.code !== 'confirm_needed') return first;
  return (await ask(what)) ? send() : first;
}
