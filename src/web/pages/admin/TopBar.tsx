import { href } from '../../../routes.ts';
import { fill } from '../../i18n/translate.ts';
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx';
import { Link } from '../../navigation/Link.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { pulseOf } from './live-state.ts';
import { refreshNow, useLive } from './live-store.ts';
import { useNow } from './now.ts';
import { clockTime, shortTime } from './times.ts';

/** State of the numbers: live, or how old they are. */
function Pulse({ copy }: Pick<DashboardProps, 'copy'>) {
  const live = useLive();
  const now = useNow();
  if (!live.snapshot) return <span className="news-pulse" />;
  const pulse = pulseOf(live, now);
  const age = now - live.confirmedAt;
  return (
    <span className="news-pulse" data-pulse={pulse}>
      <span role="status" aria-label={copy.pulseLabel}>
        {copy.pulse[pulse]}
      </span>
      {pulse !== 'live' && (
        <span className="news-soft num">
          {fill(copy.age, { age: shortTime(Math.max(age, 5_000), copy.time) })}
        </span>
      )}
    </span>
  );
}

function Clock({ lang }: Pick<DashboardProps, 'lang'>) {
  const now = useNow();
  return <span className="news-clock news-soft num">{now > 0 && clockTime(now, lang)}</span>;
}

export function TopBar({ copy, lang }: DashboardProps) {
  const refreshing = useLive((state) => state.refreshing);
  return (
    <header className="news-top">
      <Link className="wide" href={href('home', lang)} aria-label={copy.home}>
        ELVARE
      </Link>
      <h1 className="news-soft">
        {copy.title} / {copy.subtitle}
      </h1>
      <Pulse copy={copy} />
      <Clock lang={lang} />
      <LanguageSwitch />
      <button
        type="button"
        className="news-button"
        aria-busy={refreshing}
        onClick={() => void refreshNow()}
      >
        {copy.refresh}
      </button>
    </header>
  );
}
