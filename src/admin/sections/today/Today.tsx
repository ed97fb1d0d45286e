import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useLive } from '#admin/kit/live.ts';
import { ListPart, useTitle } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { useMedia } from '#admin/kit/use-media.ts';
import { dashboardSnapshot } from '#contract/dashboard.ts';
import { fill } from '#rules/fill.ts';
import { Activity, Orders } from './Activity.tsx';
import { Announcement } from './Announcement.tsx';
import { Carts } from './Carts.tsx';
import { DayCurve } from './DayCurve.tsx';
import { DaysChart } from './DaysChart.tsx';
import { Funnel } from './Funnel.tsx';
import { PauseNote } from './PauseNote.tsx';
import { Setup } from './Setup.tsx';
import { LoadingTiles, Tiles } from './Tiles.tsx';
import { Traffic } from './Traffic.tsx';
import { useTexts } from './texts.ts';
import { dateName } from './times.ts';
import type { TodayProps } from './today-props.ts';
import { Work } from './Work.tsx';
import './today.css';

const COLUMNS = 'cells grid-cols-[minmax(0,1fr)_25rem] max-[68.75rem]:grid-cols-[minmax(0,1fr)]';

function LoadingOverview() {
  return (
    <>
      <LoadingTiles />
      <div className={COLUMNS} aria-hidden="true">
        {['curve', 'funnel'].map((panel) => (
          <div key={panel} className="today-panel h-88">
            <span className="block h-2.5 w-32 bg-(--active)" />
          </div>
        ))}
      </div>
    </>
  );
}

function Overview(props: TodayProps) {
  return (
    <>
      <Tiles {...props} />
      <div className={COLUMNS}>
        <DayCurve {...props} />
        <div>
          <Funnel {...props} />
          <Carts {...props} />
        </div>
      </div>
    </>
  );
}

/** Loads in live shops alone. */
const Entries = lazy(async () => ({ default: (await import('./Entries.tsx')).Entries }));

/** Tiles, entries and orders of a shop that counts no visits. */
function Known(props: TodayProps) {
  return (
    <>
      <Tiles {...props} />
      <Suspense>
        <Entries {...props} />
      </Suspense>
      <Orders {...props} />
    </>
  );
}

const VIEWS = { overview: Overview, traffic: Traffic, activity: Activity };

/** Wide windows show everything at once; phones one of three tabs (docs/specification.md#210-dashboard). */
function Views(props: TodayProps) {
  const { tabs } = useTexts();
  if (!useMedia()) {
    return (
      <>
        <Overview {...props} />
        <div className="cells grid-cols-4 max-[68.75rem]:grid-cols-2 min-[68.75rem]:[&>:nth-child(n+5)]:col-span-2">
          <Traffic {...props} />
          <Activity {...props} />
        </div>
        <DaysChart {...props} />
      </>
    );
  }
  const keys = Object.keys(VIEWS) as (keyof typeof VIEWS)[];
  return (
    <Tabs>
      <TabList className="views" aria-label={tabs.label}>
        {keys.map((key) => (
          <Tab key={key} id={key}>
            {tabs[key]}
          </Tab>
        ))}
      </TabList>
      {keys.map((key) => {
        const View = VIEWS[key];
        return (
          <TabPanel key={key} id={key}>
            <View {...props} />
            {key === 'traffic' && <DaysChart {...props} />}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

/** Reads the numbers and the history now, whenever they came last. */
function Refresh() {
  const texts = useTexts();
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const refresh = async () => {
    setIsPending(true);
    await client.refetchQueries({ type: 'active' });
    setIsPending(false);
  };
  return (
    <Button
      className="button max-wide:border-0 max-wide:bg-transparent"
      aria-label={texts.refresh}
      isPending={isPending}
      onPress={() => void refresh()}
    >
      <Icon name="retry" />
      <span className="wide-only">{texts.refresh}</span>
    </Button>
  );
}

/** What is to be done, and the day in figures (docs/specification.md#210-dashboard). */
export function Section() {
  const texts = useTexts();
  const { lang } = useKit();
  const loading = useApi('GET /api/admin/dashboard/snapshot', {}, dashboardSnapshot);
  const ahead = useLive((state) => state.serverAheadMs);
  useTitle(texts.title);
  return (
    <>
      <Work work={loading.data?.work} />
      <PauseNote />
      <Setup />
      <div className="flex min-h-14 items-center gap-4 border-b border-line px-(--pad) py-2 text-small max-wide:border-0">
        <h1
          id="page-title"
          className="strong me-auto text-[0.875rem] leading-5 tracking-[0]"
          tabIndex={-1}
        >
          {texts.title} <span className="hidden">/ </span>
          <span className="soft ps-1.5 font-[400] [font-stretch:100%] max-wide:block max-wide:p-0 max-wide:text-tiny">
            {texts.subtitle}
          </span>
        </h1>
        <span className="soft wide-only">
          {fill(texts.zone, { date: dateName(Date.now() + ahead, lang) })}
        </span>
        <Refresh />
      </div>
      <ListPart name={texts.title} loading={loading} skeleton={<LoadingOverview />}>
        {(snapshot) => {
          const Shown = snapshot.visits_unknown ? Known : Views;
          return (
            <>
              <Announcement lang={lang} snapshot={snapshot} />
              <Shown lang={lang} snapshot={snapshot} />
            </>
          );
        }}
      </ListPart>
    </>
  );
}
