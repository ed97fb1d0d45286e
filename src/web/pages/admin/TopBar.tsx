import { fill } from '#browser/fill.ts';
import { href } from '#routes.ts';
import { LanguageSwitch } from '#web/layout/LanguageSwitch.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { IconPath } from '#web/ui/Icon.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { pulseOf } from './live-state.ts';
import { refreshNow, useLive } from './live-store.ts';
import { clockTime, hourMinute, shortTime, useNow } from './times.ts';
import { useWide } from './wide.ts';

/** An arrow that comes round again. */
const REFRESH = 'M18 6v4h-4M17.5 10a7 7 0 1 0 .3 4';

/** State of the numbers: live, or how old they are. */
function Pulse({ texts }: Pick<DashboardProps, 'texts'>) {
  const live = useLive();
  const now = useNow();
  if (!live.snapshot) return <span className="news-pulse" />;
  const pulse = pulseOf(live, now);
  const age = now - live.confirmedAt;
  return (
    <span className="news-pulse" data-pulse={pulse}>
      <span role="status" aria-label={texts.pulseLabel}>
        {texts.pulse[pulse]}
      </span>
      {pulse !== 'live' && (
        <span className="news-soft num">
          {fill(texts.age, { age: shortTime(Math.max(age, 5_000), texts.time) })}
        </span>
      )}
    </span>
  );
}

function Clock({ lang }: Pick<DashboardProps, 'lang'>) {
  const now = useNow();
  const isWide = useWide();
  if (now === 0) return <span className="news-clock" />;
  return (
    <span className="news-clock news-soft num">
      {isWide ? clockTime(now, lang) : hourMinute(now, lang)}
    </span>
  );
}

export function TopBar({ texts, lang }: DashboardProps) {
  const refreshing = useLive((state) => state.refreshing);
  const isWide = useWide();
  return (
    <header className="news-top">
      <Link className="wide" href={href('home', lang)} aria-label={texts.home}>
        ELVARE
      </Link>
      <Pulse texts={texts} />
      <Clock lang={lang} />
      {isWide && <LanguageSwitch />}
      <button
        type="button"
        className="news-button"
        aria-busy={refreshing}
        onClick={() => void refreshNow()}
      >
        <IconPath path={REFRESH} />
        <span className="news-button-text">{texts.refresh}</span>
      </button>
    </header>
  );
}
