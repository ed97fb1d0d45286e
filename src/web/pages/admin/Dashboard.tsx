import { Suspense, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { href, type Lang } from '#routes.ts';
import { LanguageSwitch } from '#web/layout/LanguageSwitch.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Activity } from './Activity.tsx';
import { Alerts } from './Alerts.tsx';
import { Carts } from './Carts.tsx';
import { DayCurve } from './DayCurve.tsx';
import { useLeftChanges } from './desk/left-changes.ts';
import { Front } from './Front.tsx';
import { Funnel } from './Funnel.tsx';
import { useLive } from './live-store.ts';
import { SectionSwitch } from './SectionSwitch.tsx';
import { type Section, useSection } from './sections.ts';
import { Tiles } from './Tiles.tsx';
import { TopBar } from './TopBar.tsx';
import { Traffic } from './Traffic.tsx';
import type { AdminTexts } from './texts.ts';
import { useWide } from './wide.ts';

export interface DashboardProps {
  readonly texts: AdminTexts;
  readonly lang: Lang;
}

interface DeskProps {
  /** Texts of the dashboard; the desk brings its own. */
  readonly admin: AdminTexts;
  readonly section: Section;
}

/** The desk with its texts, fetched when somebody opens it: the numbers come first. */
const load = (lang: Lang) =>
  lazyWithRetry(async () => {
    const [{ Desk }, { texts }] = await Promise.all([
      import('./desk/Desk.tsx'),
      lang === 'de' ? import('./desk/de.ts') : import('./desk/en.ts'),
    ]);
    return (props: DeskProps) => <Desk {...props} texts={texts} lang={lang} />;
  });
const DESKS = { de: load('de'), en: load('en') };

function DeskLoader({ lang, ...props }: DeskProps & { readonly lang: Lang }) {
  const Desk = DESKS[lang];
  return (
    <Suspense
      fallback={props.section !== 'live' && <div className="desk-panel" aria-busy="true" />}
    >
      <Desk {...props} />
    </Suspense>
  );
}

function Overview(props: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  if (!snapshot) return null;
  return (
    <>
      <Tiles {...props} snapshot={snapshot} />
      <div className="news-grid">
        <DayCurve {...props} />
        <Funnel {...props} snapshot={snapshot} />
        <Carts {...props} snapshot={snapshot} />
      </div>
    </>
  );
}

type View = 'overview' | 'traffic' | 'activity';
const VIEWS: readonly View[] = ['overview', 'traffic', 'activity'];

function Waiting({ texts }: { readonly texts: AdminTexts }) {
  const phase = useLive((state) => state.phase);
  if (phase === 'loading') {
    return (
      <div className="news-waiting" aria-busy="true">
        <p className="sr" role="status">
          {texts.loading}
        </p>
        {VIEWS.map((view) => (
          <div key={view} aria-hidden="true" />
        ))}
      </div>
    );
  }
  return (
    <div className="news-empty" role="alert">
      <p className="news-strong">{texts.unreachable}</p>
      <p>{texts.unreachableText}</p>
    </div>
  );
}

/** On a desk everything at once; on a phone one of three tabs (docs/specification.md#210-dashboard). */
function Views({ texts, lang }: DashboardProps) {
  const wide = useWide();
  const [selected, setSelected] = useState<View>('overview');
  const views = {
    overview: <Overview texts={texts} lang={lang} />,
    traffic: <Traffic texts={texts} lang={lang} />,
    activity: <Activity texts={texts} lang={lang} />,
  };
  if (wide) {
    return (
      <>
        {views.overview}
        {views.traffic}
        {views.activity}
      </>
    );
  }
  const tabs = VIEWS.map((key) => ({ key, label: texts.tabs[key] }));
  return (
    <Tabs label={texts.tabs.label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {views[selected]}
    </Tabs>
  );
}

/** Advises an own password while the account has the one that was printed. */
function OwnPassword({ texts, lang }: DashboardProps) {
  const isTemporary = useAccount(({ session }) => session?.temporaryPassword ?? false);
  if (!isTemporary) return null;
  return (
    <p className="news-soft px-[var(--news-pad)] py-3">
      {texts.temporary}{' '}
      <Link className="desk-link" href={href('account', lang)}>
        {texts.temporaryLink}
      </Link>
    </p>
  );
}

/** The dashboard: ink ground, hairlines, big figures (art direction: a newsroom). */
export function Dashboard({ texts, lang }: DashboardProps) {
  const shown = useLive((state) => state.snapshot !== null);
  const [section, show] = useSection();
  const hasLeft = useLeftChanges(({ size }) => size > 0);
  const isWide = useWide();
  return (
    <div className="dashboard">
      <TopBar texts={texts} lang={lang} />
      <SectionSwitch texts={texts} lang={lang} shown={section} onShow={show} />
      <Front texts={texts} lang={lang} isShown={section === 'live'} />
      <OwnPassword texts={texts} lang={lang} />
      {shown && <Alerts texts={texts} lang={lang} />}
      {(section !== 'live' || hasLeft) && (
        <DeskLoader lang={lang} admin={texts} section={section} />
      )}
      {section === 'live' &&
        (shown ? <Views texts={texts} lang={lang} /> : <Waiting texts={texts} />)}
      {!isWide && (
        <div className="news-foot">
          <LanguageSwitch />
        </div>
      )}
    </div>
  );
}
