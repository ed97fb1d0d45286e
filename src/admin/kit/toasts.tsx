import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

interface Said {
  readonly title: string;
  readonly text?: string;
  readonly isProblem?: boolean;
  readonly undo?: () => void;
}

const queue = new ToastQueue<Said>({ maxVisibleToasts: 3 });
const SHOWN_MS = 10_000;

/**
 * Says that something was done; with `undo` it can be taken back while that is shown: 10 s unless told. Returns a function
 * that closes it.
 */
export function showDone(title: string, undo?: () => void, shownMs = SHOWN_MS): () => void {
  const key = queue.add({ title, ...(undo && { undo }) }, { timeout: shownMs });
  return () => queue.close(key);
}

/** Says why something was not done, until it is closed. */
export function showProblem(title: string, text: string): void {
  queue.add({ title, text, isProblem: true });
}

const BUTTON =
  'strong grid min-h-(--control) min-w-8 flex-none place-items-center rounded px-2 underline underline-offset-3 data-focus-visible:outline-current data-focus-visible:-outline-offset-2 data-hovered:bg-black/10';

/** Message about the last action. Its time stands still while it is hovered or focused. */
export function Toasts() {
  const { texts } = useKit();
  return (
    <ToastRegion
      queue={queue}
      className="fixed right-3 bottom-3 z-45 grid w-84 gap-2 outline-none max-wide:right-2 max-wide:bottom-[calc(var(--phone-bar)+0.5rem)] max-wide:left-2 max-wide:w-auto"
      aria-label={texts.toasts}
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`flex min-h-12 items-center gap-3 rounded py-2 ps-3.5 pe-2 text-small leading-4.5 forced-colors:border data-focus-visible:outline-(--text) ${
            toast.content.isProblem ? 'bg-(--danger) text-white' : 'bg-(--paper) text-(--ink)'
          }`}
        >
          <Icon name={toast.content.isProblem ? 'alert' : 'check'} />
          <ToastContent className="grid min-w-0 flex-1 wrap-anywhere">
            <Text slot="title" className="strong">
              {toast.content.title}
            </Text>
            {toast.content.text && <Text slot="description">{toast.content.text}</Text>}
          </ToastContent>
          {toast.content.undo && (
            <Button
              className={BUTTON}
              onPress={() => {
                toast.content.undo?.();
                queue.close(toast.key);
              }}
            >
              {texts.undo}
            </Button>
          )}
          <Button className={BUTTON} slot="close" aria-label={texts.close}>
            <Icon name="close" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
