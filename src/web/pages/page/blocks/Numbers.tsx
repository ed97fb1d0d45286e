import { useEffect, useRef, useState } from 'react';
import { COUNTER_ANIMATION_MS } from '#catalogue/limits.ts';
import type { Lang } from '#routes.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { motionAllowed } from '#web/runtime/motion.ts';
import { useShop } from '#web/shop-context.ts';
import type { BlockProps } from '../page-data.ts';

const SEEN_SHARE = 0.5;

/** Fast at first, then settling on the figure. */
function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}

/**
 * Progress of the figures, 0 to 1. They are complete in the document and without motion;
 * otherwise they wait at zero below the fold and count for two seconds once seen
 * (docs/specification.md#23-home).
 */
function useCountUp() {
  const ref = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element || !motionAllowed()) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const passed = Math.min(1, Math.max(0, (now - start) / COUNTER_ANIMATION_MS));
      setShare(eased(passed));
      if (passed < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) {
          setShare(0);
          return;
        }
        observer.disconnect();
        frame = requestAnimationFrame(count(performance.now()));
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { ref, share };
}

function figure(value: number, unit: string | undefined, lang: Lang): string {
  // A year has no separator, nor need other numbers of four digits one.
  const count = value < 10_000 ? `${value}` : formatCount(value, lang);
  if (unit === undefined) return count;
  return unit === '%' && lang === 'en' ? `${count}%` : `${count}\u00a0${unit}`;
}

interface NumbersProps extends Pick<BlockProps<'numbers', unknown>, 'block'> {
  readonly island?: string | undefined;
}

/** Figures that count up once they are seen. */
export function Numbers({ block, island }: NumbersProps) {
  const { lang } = useShop();
  const { ref, share } = useCountUp();
  return (
    <section id={block.anchor} className="wrap" data-island={island} aria-label={block.label}>
      <dl ref={ref} className="counters">
        {block.items.map(({ label, value = 0, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              <span className="sr">{figure(value, unit, lang)}</span>
              <span aria-hidden="true" data-final={figure(value, unit, lang)}>
                {figure(Math.round(value * share), unit, lang)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
