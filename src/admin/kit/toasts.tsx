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

/** Message about the last action. Its time stands still while it is hovered or focused. */
export function Toasts() {
  const { texts } = useKit();
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={texts.toasts}>
      {({ toast }) => (
        <Toast toast={toast} className={toast.content.isProblem ? 'toast bad' : 'toast'}>
          <Icon name={toast.content.isProblem ? 'alert' : 'check'} />
          <ToastContent>
            <Text slot="title">{toast.content.title}</Text>
            {toast.content.text && <Text slot="description">{toast.content.text}</Text>}
          </ToastContent>
          {toast.content.undo && (
            <Button
              onPress={() => {
                toast.content.undo?.();
                queue.close(toast.key);
              }}
            >
              {texts.undo}
            </Button>
          )}
          <Button slot="close" aria-label={texts.close}>
            <Icon name="close" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
