import { create } from 'zustand';

/** `destructive` is the spec's word for an error. */
type ToastTone = 'info' | 'success' | 'destructive';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

const VISIBLE_MS = 6000;
const MOST = 3;

interface ToastState {
  readonly toasts: readonly Toast[];
  /** Id of the modal dialog on top, or empty: only its outlet shows toasts. */
  readonly layer: string;
}

export const useToasts = create<ToastState>(() => ({ toasts: [], layer: '' }));

/**
 * A modal dialog has opened or closed. Opening one closes messages about the page behind it: on a phone
 * 'Zum Warenkorb hinzugefügt!' would lie over the button that pays, 'Größe auswählen' over the sizes' table.
 */
export function setToastLayer(dialogId: string, open: boolean): void {
  useToasts.setState(({ layer, toasts }) => {
    if (open) {
      return { layer: dialogId, toasts: toasts.filter(({ tone }) => tone === 'info') };
    }
    return { layer: layer === dialogId ? '' : layer };
  });
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a toast for six seconds; the oldest makes room for a fourth one. Returns its id. */
export function showToast(
  toast: Omit<Toast, 'id' | 'tone'> & { readonly tone?: ToastTone },
): number {
  const id = ++lastId;
  // A success closes earlier errors, which no longer apply.
  if (toast.tone === 'success') closeToasts('destructive');
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts, { tone: 'info' as const, ...toast, id }].slice(-MOST),
  }));
  resumeToast(id);
  return id;
}

export function closeToast(id: number): void {
  holdToast(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export function closeToasts(tone: ToastTone): void {
  for (const toast of useToasts.getState().toasts) if (toast.tone === tone) closeToast(toast.id);
}

/** Keeps a toast while it is read: pointer or focus on it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => closeToast(id), VISIBLE_MS),
  );
}
