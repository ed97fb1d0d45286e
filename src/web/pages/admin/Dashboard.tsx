import { useState } from 'react';
import type { Lang } from '../../../routes.ts';
import { LanguageSwitch } from '../../layout/LanguageSwitch.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Activity } from './Activity.tsx';
import { Alerts } from './Alerts.tsx';
import { DeskLoader } from './DeskLoader.tsx';
import { Front } from './Front.tsx';
import { useLive } from './live-store.ts';
import { Overview } from './Overview.tsx';
import { SectionSwitch } from './SectionSwitch.tsx';
import { useSection } from './sections.ts';
import { TopBar } from './TopBar.tsx';
import { Traffic } from './Traffic.tsx';
import type { AdminTexts } from './texts.ts';
import { useWide } from './wide.ts';

export interface DashboardProps {
  readonly texts: AdminTexts;
  readonly lang: Lang;
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

/** The dashboard: ink ground, hairlines, big figures (art direction: a newsroom). */
export function Dashboard({ texts, lang }: DashboardProps) {
  const shown = useLive((state) => state.snapshot !== null);
  const [section, show] = useSection();
  const isWide = useWide();
  return (
    <div className="dashboard">
      <TopBar texts={texts} lang={lang} />
      <SectionSwitch texts={texts} shown={section} onShow={show} />
      <Front texts={texts} lang={lang} isShown={section === 'live'} />
      {shown && <Alerts texts={texts} lang={lang} />}
      {section !== 'live' && <DeskLoader lang={lang} section={section} />}
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
