import { useEffect, useState } from 'react';
import type { LazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { usePart } from '../shop-context.ts';

interface WaitingProps {
  /** Component once its code is loaded. */
  readonly part: Pick<LazyWithRetry<never>, 'load'>;
  readonly className: string;
}

/** Stands for a part whose code is on its way; when that can't be had it says so and tries again. */
export function Waiting({ part, className }: WaitingProps) {
  const { t } = usePart();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    part.load().catch(() => setLost(true));
  }, [part]);
  const again = () => {
    setLost(false);
    part.load().catch(() => {
      // Some browsers remember what failed, and a new version has other files: a new document has neither.
      if (navigator.onLine) location.reload();
      else setLost(true);
    });
  };
  if (!lost) return <p className={`note ${className}`}>{t('loading')} …</p>;
  return (
    <div className={className}>
      <p className="error pb-4" role="alert">
        {t('offline')}
      </p>
      <button type="button" className="btn" onClick={again}>
        {t('again')}
      </button>
    </div>
  );
}
