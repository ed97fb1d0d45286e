import { create } from 'zustand';
import type { ApiResult } from '../../api.ts';
import { openDialog } from '../../ui/dialog-control.ts';

export const CONFIRM_DIALOG_ID = 'confirm-who';

interface Asking {
  /** Takes the answer to the question that is open; null when none is. */
  readonly answer: ((isConfirmed: boolean) => void) | null;
}

/** The question "is it you?" that the server asks before what can't be undone. */
export const useAsking = create<Asking>(() => ({ answer: null }));

function ask(): Promise<boolean> {
  useAsking.getState().answer?.(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      useAsking.setState({ answer: null });
      resolve(isConfirmed);
    };
    useAsking.setState({ answer });
    openDialog(CONFIRM_DIALOG_ID);
  });
}

/**
 * Sends a request; when the server wants to know first who is there, asks and sends it again. A page
 * that uses this shows `ConfirmDialog`.
 */
export async function confirmed<T>(send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const first = await send();
  if (first.ok || first.code !== 'confirm_needed') return first;
  return (await ask()) ? send() : first;
}
