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
    <section className="bulk" aria-label={texts.table.chosen}>
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
