import { useEffect, useState } from 'react';
import { href, type Lang } from '../../../routes.ts';
import { flashSale } from '../../../rules/claims.ts';
import { type ClockFigures, clockFigures } from '../../../rules/countdown.ts';
import { fill } from '../../i18n/translate.ts';
import { Link } from '../../runtime/Link.tsx';
import { useShop } from '../../shop-context.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import type { HomeTexts } from './de.ts';

type Texts = HomeTexts['flash'];

const TICK_MS = 250;
const UNITS = ['hours', 'minutes', 'seconds'] as const satisfies readonly (keyof ClockFigures)[];

/** Counts from `totalMs` to zero and stops there; every visit starts anew. */
function Countdown({ totalMs, texts }: { readonly totalMs: number; readonly texts: Texts }) {
  const [figures, setFigures] = useState(() => clockFigures(totalMs));
  useEffect(() => {
    // Read from the clock, because timers of hidden tabs run late.
    const end = performance.now() + totalMs;
    const timer = setInterval(() => {
      const left = end - performance.now();
      const next = clockFigures(left);
      setFigures((shown) => (shown.seconds === next.seconds ? shown : next));
      if (left <= 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [totalMs]);
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

/**
 * 'Bis zu 70% Rabatt' with its countdown; absent where nothing is on sale
 * (docs/specification.md#23-home).
 */
export function FlashSale({ texts, lang }: { readonly texts: Texts; readonly lang: Lang }) {
  const { mode } = useShop().settings;
  // No campaign is passed, so the moment plays no part.
  const sale = flashSale(mode, 0);
  if (!sale) return null;
  return (
    <section className="flash">
      <h2 className="h2 flash-title">{fill(texts.title, { percent: sale.percentOff })}</h2>
      <Countdown totalMs={sale.remainingMs} texts={texts} />
      <Link className="btn paper" href={`${href('sneakers', lang)}?sale=1`}>
        {texts.link} <MoreIcon name="arrow" />
      </Link>
    </section>
  );
}
