import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '#routes.ts';
import { type ClockFigures, clockFigures } from '#rules/countdown.ts';
import { fill } from '#rules/fill.ts';
import { flashSale } from '#rules/flash-sale.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

type Texts = HomeTexts['flash'];

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

interface FlashSaleProps {
  readonly texts: Texts;
  readonly lang: Lang;
  /** The announced campaign. */
  readonly running: HomeData['sale'];
  readonly demo: HomeData['demo'];
}

/**
 * 'Bis zu 70% Rabatt' with its countdown, or the running campaign; absent where nothing is on sale
 * (docs/specification.md#23-home).
 */
export function FlashSale({ texts, lang, running, demo }: FlashSaleProps) {
  const { mode } = useShop().settings;
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const shown = flashSale(mode, demo?.flashSalePercent, running);
  if (!shown || isOver) return null;
  if ('remainingMs' in shown) {
    return (
      <section className="flash">
        <h2 className="h2 flash-title">{fill(texts.title, { percent: shown.percentOff })}</h2>
        <Countdown totalMs={shown.remainingMs} texts={texts} />
        <Link className="btn paper" href={demo?.saleHref ?? rangeHref(lang)}>
          {texts.link} <MoreIcon name="arrow" />
        </Link>
      </section>
    );
  }
  const { title, ends, endsMs } = shown;
  return (
    <section className="flash">
      <div>
        <h2 className="h2 flash-title">{title}</h2>
        <p>{ends}</p>
      </div>
      <Countdown endsMs={endsMs} onEnd={end} texts={texts} />
      <Link className="btn paper" href={rangeHref(lang)}>
        {texts.link} <MoreIcon name="arrow" />
      </Link>
    </section>
  );
}
