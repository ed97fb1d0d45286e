import { useCallback, useEffect, useState } from 'react';
import { type ClockFigures, clockFigures } from '#rules/countdown.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { FirstTexts } from '../de.ts';
import type { BlockProps } from '../page-data.ts';
import { BlockLink } from './BlockLink.tsx';

type Texts = FirstTexts['sale'];

const TICK_MS = 250;
const UNITS = ['hours', 'minutes', 'seconds'] as const satisfies readonly (keyof ClockFigures)[];

/** Shown until the page knows the time. */
const UNKNOWN: ClockFigures = { hours: '–', minutes: '–', seconds: '–' };

interface CountdownProps {
  /** Counts from here, at every visit anew; undefined to count to `endsMs`. */
  readonly totalMs?: number;
  /** Epoch milliseconds. */
  readonly endsMs?: number;
  readonly onEnd?: () => void;
  readonly texts: Texts;
}

/** Counts to zero and stops there. */
function Countdown({ totalMs, endsMs = 0, onEnd, texts }: CountdownProps) {
  const [figures, setFigures] = useState(totalMs === undefined ? UNKNOWN : clockFigures(totalMs));
  useEffect(() => {
    // Read from the clock, because timers of hidden tabs run late.
    const end = performance.now() + (totalMs ?? endsMs - Date.now());
    const timer = setInterval(() => {
      const left = end - performance.now();
      const next = clockFigures(left);
      setFigures((shown) => (shown.seconds === next.seconds ? shown : next));
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [totalMs, endsMs, onEnd]);
  return (
    <div className="flash-clock num" role="timer" aria-label={texts.timer}>
      {UNITS.map((unit) => (
        <span key={unit}>
          {figures[unit]}
          <small>{texts[unit]}</small>
        </span>
      ))}
    </div>
  );
}

interface SaleProps extends BlockProps<'sale', Pick<FirstTexts, 'sale'>> {
  readonly island?: string | undefined;
}

/** The running sale with its countdown; nothing while none runs (docs/specification.md#23-home). */
export function Sale({ block, texts, island }: SaleProps) {
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const { running, link } = block;
  if (isOver) return island ? <section data-island={island} /> : null;
  const { title, remainingMs, ends, endsMs } = running;
  return (
    <section className="flash" data-island={island}>
      {ends ? (
        <div>
          <h2 className="h2 flash-title">{title}</h2>
          <p>{ends}</p>
        </div>
      ) : (
        <h2 className="h2 flash-title">{title}</h2>
      )}
      {remainingMs === undefined ? (
        <Countdown {...(endsMs && { endsMs })} onEnd={end} texts={texts.sale} />
      ) : (
        <Countdown totalMs={remainingMs} texts={texts.sale} />
      )}
      {link && (
        <BlockLink className="btn paper" href={link.target}>
          {link.label} <MoreIcon name="arrow" />
        </BlockLink>
      )}
    </section>
  );
}
