import { useEffect } from 'react';
import {
  Button,
  type QueuedToast,
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

const MOST_SHOWN = 2;
const queue = new ToastQueue<Said>({ maxVisibleToasts: MOST_SHOWN });
const SHOWN_MS = 10_000;

/** Makes room for a message. One that waits out of sight would come back when it is no longer true. */
function makeRoom(): void {
  for (const { key, content } of queue.visibleToasts.slice(MOST_SHOWN - 1))
    if (!content.isProblem) queue.close(key);
}

/**
 * Says that something was done; with `undo` it can be taken back while that is shown: 10 s unless told. Returns a function
 * that closes it.
 */
export function showDone(title: string, undo?: () => void, shownMs = SHOWN_MS): () => void {
  makeRoom();
  const key = queue.add({ title, ...(undo && { undo }) }, { timeout: shownMs });
  return () => queue.close(key);
}

/** Says why something was not done, until it is closed. */
export function showProblem(title: string, text: string): void {
  makeRoom();
  queue.add({ title, text, isProblem: true });
}

/** Bars that stand at the bottom of the window. */
const BARS = '.foot-bar, .bulk, .at-thumb, .phone-bar';

/** Keeps `--bars`, the height of these bars, above which messages stand. Returns how to end that. */
function watchBars(): () => void {
  const measure = () => {
    const tops = [...document.querySelectorAll(BARS)]
      .filter((bar) => bar.clientHeight > 0 && getComputedStyle(bar).position !== 'static')
      .map((bar) => bar.getBoundingClientRect().top);
    const height = innerHeight - Math.min(innerHeight, ...tops);
    document.documentElement.style.setProperty('--bars', `${height}px`);
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(measure));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('resize', measure);
  measure();
  return () => {
    watcher.disconnect();
    removeEventListener('resize', measure);
  };
}

const BUTTON =
  'strong grid min-h-(--control) min-w-8 flex-none place-items-center rounded px-2 underline underline-offset-3 data-focus-visible:outline-current data-focus-visible:-outline-offset-2 data-hovered:bg-black/10';

interface MessageProps {
  readonly toast: QueuedToast<Said>;
}

function Message({ toast }: MessageProps) {
  const { texts } = useKit();
  const { title, text, isProblem = false, undo } = toast.content;
  useEffect(watchBars, []);
  return (
    <Toast
      toast={toast}
      className={`flex min-h-12 items-center gap-3 rounded py-2 ps-3.5 pe-2 text-small leading-4.5 forced-colors:border data-focus-visible:outline-(--text) ${
        isProblem ? 'bg-(--danger) text-white' : 'bg-(--paper) text-(--ink)'
      }`}
    >
      <Icon name={isProblem ? 'alert' : 'check'} />
      <ToastContent className="grid min-w-0 flex-1 wrap-anywhere">
        <Text slot="title" className="strong">
          {title}
        </Text>
        {text && <Text slot="description">{text}</Text>}
      </ToastContent>
      {undo && (
        <Button
          className={BUTTON}
          onPress={() => {
            undo();
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
  );
}

/**
 * Messages about the last actions, above the bars at the bottom, and above an open layer. Their time stands still while
 * one is hovered or focused.
 */
export function Toasts() {
  const { texts } = useKit();
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={texts.toasts}>
      {({ toast }) => <Message toast={toast} />}
    </ToastRegion>
  );
}
