import { useEffect, useState } from 'react';
import { reservation } from '#rules/claims.ts';
import { usePart } from '../shop-context.ts';

const SECOND_MS = 1000;

/** 3:00 → 00:00, from every opening of the drawer; at the end it stops and triggers nothing. */
export function Reservation({ isHidden }: { readonly isHidden: boolean }) {
  const { t, settings } = usePart();
  const total = reservation(settings.mode);
  const [left, setLeft] = useState(total ?? 0);

  useEffect(() => {
    if (total === undefined) return;
    // Timers of hidden tabs run late, and the system's clock may be put back or forward.
    const end = performance.now() + total;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS) * SECOND_MS);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [total]);

  if (total === undefined) return null;
  const seconds = Math.round(left / SECOND_MS);
  const digits = (value: number) => String(value).padStart(2, '0');
  return (
    <p className="reserved note" hidden={isHidden}>
      <span>{t('cart.reserved')}</span>
      <b className="num" role="timer">
        {digits(Math.floor(seconds / 60))}:{digits(seconds % 60)}
      </b>
    </p>
  );
}
