import { useEffect, useRef, useState } from 'react';
import type { Counters as CounterValues } from '#catalogue/demo-claims.ts';
import { COUNTER_ANIMATION_MS } from '#catalogue/limits.ts';
import type { Lang } from '#routes.ts';
import { counters, isDemo } from '#rules/claims.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { motionAllowed } from '#web/runtime/motion.ts';
import { useShop } from '#web/shop-context.ts';
import type { HomeTexts } from './de.ts';

const KEYS = ['customers', 'years', 'products', 'satisfactionPercent'] as const;
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
function useCountUp(isOn: boolean) {
  const ref = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!isOn || !element || !motionAllowed()) return;
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
  }, [isOn]);
  return { ref, share };
}

function figure(key: keyof CounterValues, value: number, lang: Lang): string {
  const count = formatCount(value, lang);
  if (key !== 'satisfactionPercent') return count;
  return lang === 'de' ? `${count}\u00a0%` : `${count}%`;
}

interface CountersProps {
  readonly texts: HomeTexts['below']['counters'];
  readonly lang: Lang;
  /** Those that only a demo says. */
  readonly demo: CounterValues | undefined;
}

export function Counters({ texts, lang, demo }: CountersProps) {
  const { mode } = useShop().settings;
  const { ref, share } = useCountUp(isDemo(mode));
  const values = counters(mode, demo);
  const shown = KEYS.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value }];
  });
  if (shown.length === 0) return null;
  const labels = { ...texts, satisfactionPercent: texts.satisfaction };
  return (
    <section className="wrap" data-island="counters" aria-label={texts.title}>
      <dl ref={ref} className="counters">
        {shown.map(({ key, value }) => (
          <div key={key}>
            <dt>{labels[key]}</dt>
            <dd className="num">
              <span className="sr">{figure(key, value, lang)}</span>
              <span aria-hidden="true" data-final={figure(key, value, lang)}>
                {figure(key, Math.round(value * share), lang)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
