import { getRouteApi, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { useNames } from '#admin/sections/range/names.ts';
import { formatDateTime, localeOf, ZONE } from '#browser/times.ts';
import { type AdminCampaign, adminCampaignsReply } from '#contract/admin-campaigns.ts';
import { fill } from '#rules/fill.ts';
import { offerSentence, remaining } from './offer-sentence.ts';
import { useTexts } from './texts.ts';
import { type Timeline, timelineAt } from './timeline.ts';

const route = getRouteApi('/campaigns');

export const isOver = ({ state }: AdminCampaign) => state === 'ended' || state === 'cancelled';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

const BARS = {
  planned: 'fill-(--paper-2)',
  running: 'fill-(--ok)',
  ended: 'fill-(--pressed)',
  cancelled: 'fill-(--pressed)',
} as const satisfies Record<AdminCampaign['state'], string>;

interface TrackProps {
  readonly timeline: Timeline;
  readonly children: ReactNode;
}

/** Beginnings of the weeks, and where now is, as tall as the words beside it. */
function Track({ timeline: { weeks, nowAt }, children }: TrackProps) {
  return (
    <svg className="h-0 min-h-full w-full text-[0.75rem] max-[60rem]:hidden" aria-hidden="true">
      {[...weeks, { at: nowAt }].map(({ at }, nth) => (
        <line
          key={at}
          className={nth === weeks.length ? 'stroke-(--hot) stroke-[1.5]' : 'stroke-(--line)'}
          x1={percent(at)}
          x2={percent(at)}
          y1="0"
          y2="100%"
        />
      ))}
      {children}
    </svg>
  );
}

/** Weeks with the day on which each begins. */
function Weeks({ timeline }: Pick<RowProps, 'timeline'>) {
  const texts = useTexts();
  const { lang } = useKit();
  const day = new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
  });
  return (
    <Track timeline={timeline}>
      {timeline.weeks.map(({ number, startMs, at }) => (
        <g key={startMs}>
          <text className="strong fill-(--text)" x={percent(at)} dx="8" y="16">
            {at === 0 || number === 1 ? fill(texts.week, { week: number }) : number}
          </text>
          <text className="fill-(--soft)" x={percent(at)} dx="8" y="32">
            {day.format(startMs)}
          </text>
        </g>
      ))}
    </Track>
  );
}

interface RowProps {
  readonly campaign: AdminCampaign;
  readonly timeline: Timeline;
  readonly nowMs: number;
}

function Row({ campaign, timeline, nowMs }: RowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const names = useNames();
  const { id, state, name, starts_at: starts, ends_at: ends, ended_at: ended } = campaign;
  const sentence = offerSentence(campaign.offer, texts, names, lang);
  const [from, to] = timeline.barOf(campaign) ?? [];
  const left = remaining(campaign, nowMs, texts);
  // Words stand behind the bar, or before it near the end; of a time outside, at that end.
  const isAtEnd = to === undefined ? Date.parse(starts) > nowMs : to > 0.6;
  const besideAt = isAtEnd ? (from ?? 1) : (to ?? 0);
  return (
    <li>
      <Link
        className="timeline-row grid min-h-13 grid-cols-[minmax(0,1fr)] border-t border-line min-[60rem]:grid-cols-[17rem_minmax(0,1fr)]"
        href={sectionHref(lang, `/campaigns/${id}`)}
      >
        <span className="grid content-center py-1.5 ps-(--pad) pe-3 leading-[1.125rem] max-[60rem]:gap-0.5 max-[60rem]:py-2.5">
          <b className="cut">{name[lang]}</b>
          <span className={state === 'running' ? 'ok' : 'soft'}>
            {[texts.states[state], ...(left ? [left] : [])].join(', ')}
            {campaign.is_announced && !isOver(campaign) && `, ${texts.announced}`}
          </span>
          <span className="soft min-[60rem]:hidden">{sentence}</span>
          <span className="soft min-[60rem]:hidden">
            {fill(texts.from, {
              start: formatDateTime(starts, lang),
              end: formatDateTime(ended ?? ends, lang),
            })}
          </span>
          {!campaign.is_ready && <span className="warn">{texts.notReady}</span>}
        </span>
        <Track timeline={timeline}>
          {from !== undefined && to !== undefined && (
            <rect
              className={`${BARS[state]} forced-colors:fill-[CanvasText]`}
              x={percent(from)}
              width={percent(to - from)}
              y="12"
              height="28"
              rx="2"
            />
          )}
          <text
            className={
              from === undefined
                ? 'fill-(--soft)'
                : 'fill-(--text) stroke-(--bg) stroke-4 [paint-order:stroke]'
            }
            x={percent(besideAt)}
            dx={from === undefined && isAtEnd ? -24 : isAtEnd ? -8 : 8}
            y="30"
            textAnchor={isAtEnd ? 'end' : 'start'}
          >
            {sentence}
          </text>
        </Track>
      </Link>
    </li>
  );
}

const VIEWS = [undefined, 'running', 'planned', 'over'] as const;

const isIn = (view: (typeof VIEWS)[number]) => (campaign: AdminCampaign) =>
  view === undefined || (view === 'over' ? isOver(campaign) : campaign.state === view);

/** Campaigns by their time, each with what it reaches. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view } = route.useSearch();
  const loading = useApi('GET /api/admin/campaigns', {}, adminCampaignsReply, { everyMs: 60_000 });
  const here = sectionHref(lang, '/campaigns');
  const make = (
    <Link className="button primary" href={`${here}/new`}>
      <Icon name="plus" />
      {texts.make}
    </Link>
  );
  const all = loading.data?.campaigns;
  return (
    <Page
      title={kit.nav.campaigns}
      note={texts.note}
      actions={make}
      views={VIEWS.map((each) => ({
        href: withParams(here, { view: each }),
        label: texts.views[each ?? 'all'],
        count: all?.filter(isIn(each)).length,
        isCurrent: each === view,
      }))}
    >
      <ListPart name={kit.nav.campaigns} loading={loading}>
        {({ campaigns, now }) => {
          const shown = campaigns.filter(isIn(view));
          if (campaigns.length === 0) return <Empty title={texts.none} text={texts.noneText} />;
          if (shown.length === 0)
            return <Empty title={texts.noneIn} way={{ href: here, label: texts.toAll }} />;
          const nowMs = Date.parse(now);
          const timeline = timelineAt(nowMs);
          return (
            <div className="border-b border-line text-small">
              <div
                className="grid min-h-11 grid-cols-[17rem_minmax(0,1fr)] max-[60rem]:hidden"
                aria-hidden="true"
              >
                <span />
                <Weeks timeline={timeline} />
              </div>
              <ul aria-label={kit.nav.campaigns}>
                {shown.map((campaign) => (
                  <Row key={campaign.id} campaign={campaign} timeline={timeline} nowMs={nowMs} />
                ))}
              </ul>
            </div>
          );
        }}
      </ListPart>
      <Outlet />
    </Page>
  );
}
