import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from 'react-aria-components';
import { fill } from '#rules/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

interface BulkBarProps {
  readonly count: number;
  /** Sum of the chosen rows: `3 Pakete, €570,92`. */
  readonly note?: string;
  /** Drops the selection. */
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Number of the chosen rows and what can be done with them; Escape ends it. Nothing while no row is chosen. */
export function BulkBar({ count, note, onEnd, children }: BulkBarProps) {
  const { texts } = useKit();
  const isShown = count > 0;
  const end = useEffectEvent((event: KeyboardEvent) => {
    // A layer above takes the key for itself.
    if (event.key !== 'Escape' || document.querySelector('.scrim, .popover')) return;
    onEnd();
  });
  useEffect(() => {
    if (!isShown) return;
    document.addEventListener('keydown', end, { capture: true });
    return () => document.removeEventListener('keydown', end, { capture: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      className="bulk fixed bottom-[calc(1.25rem+var(--phone-bar))] left-[calc(50%+var(--rail)/2)] z-12 flex min-h-12 w-max max-w-[min(52rem,100vw-var(--rail)-2rem)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-1 rounded bg-(--paper) py-1.5 ps-4 pe-2 text-small text-(--ink) shadow-[0_0_0_6px_var(--bg)] forced-colors:border max-wide:inset-x-0 max-wide:bottom-(--phone-bar) max-wide:w-auto max-wide:max-w-none max-wide:translate-x-0 max-wide:justify-between max-wide:gap-2 max-wide:rounded-none max-wide:shadow-none"
      aria-label={texts.table.chosen}
    >
      <p role="status" className="min-w-0 whitespace-nowrap">
        <b>{fill(texts.table.selected, { count })}</b>
        {note && <span className="text-(--ink-soft) max-wide:hidden"> {note}</span>}
      </p>
      {children}
      <Button className="button quiet square" aria-label={texts.table.selectNone} onPress={onEnd}>
        <Icon name="close" />
      </Button>
    </section>
  );
}
