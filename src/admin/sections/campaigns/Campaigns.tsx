import { getRouteApi, Outlet } from '@tanstack/react-router';
import { Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { useNames } from '#admin/sections/range/names.ts';
import { formatDateTime, localeOf, ZONE } from '#browser/times.ts';
import { type AdminCampaign, adminCampaignsReply } from '#contract/admin-campaigns.ts';
import { fill } from '#rules/fill.ts';
import './campaigns.css';
import { offerSentence, remaining } from './offer-sentence.ts';
import type { CampaignTexts } from './texts.ts';
import { type Timeline, timelineAt } from './timeline.ts';

const route = getRouteApi('/campaigns');

export const isOver = ({ state }: AdminCampaign) => state === 'ended' || state === 'cancelled';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Beginnings of the weeks, and where now is. */
function Lines({ timeline: { weeks, nowAt } }: Pick<RowProps, 'timeline'>) {
  return [...weeks, { at: nowAt }].map(({ at }, nth) => (
    <line
      key={at}
      className={nth === weeks.length ? 'timeline-now' : undefined}
      x1={percent(at)}
      x2={percent(at)}
      y1="0"
      y2="100%"
    />
  ));
}

/** Weeks with the day on which each begins. */
function Weeks({ timeline, texts }: Pick<RowProps, 'timeline' | 'texts'>) {
  const { lang } = useKit();
  const day = new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
  });
  return (
    <svg className="timeline-track" aria-hidden="true">
      <Lines timeline={timeline} />
      {timeline.weeks.map(({ number, startMs, at }) => (
        <g key={startMs}>
          <text className="strong" x={percent(at)} dx="8" y="16">
            {at === 0 || number === 1 ? fill(texts.week, { week: number }) : number}
          </text>
          <text x={percent(at)} dx="8" y="32">
            {day.format(startMs)}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface RowProps {
  readonly campaign: AdminCampaign;
  readonly timeline: Timeline;
  readonly nowMs: number;
  readonly texts: CampaignTexts;
}

function Row({ campaign, timeline, nowMs, texts }: RowProps) {
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
      <Link className="timeline-row" href={sectionHref(lang, `/campaigns/${id}`)}>
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
        <svg className="timeline-track" aria-hidden="true">
          <Lines timeline={timeline} />
          {from !== undefined && to !== undefined && (
            <rect
              className={`is-${state}`}
              x={percent(from)}
              width={percent(to - from)}
              y="12"
              height="28"
              rx="2"
            />
          )}
          <text
            x={percent(besideAt)}
            dx={from === undefined && isAtEnd ? -24 : isAtEnd ? -8 : 8}
            y="30"
            textAnchor={isAtEnd ? 'end' : 'start'}
          >
            {sentence}
          </text>
        </svg>
      </Link>
    </li>
  );
}

const VIEWS = [undefined, 'running', 'planned', 'over'] as const;

const isIn = (view: (typeof VIEWS)[number]) => (campaign: AdminCampaign) =>
  view === undefined || (view === 'over' ? isOver(campaign) : campaign.state === view);

/** Campaigns by their time, each with what it reaches. */
export function Section({ texts }: { readonly texts: CampaignTexts }) {
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
                className="timeline-row min-h-11 border-t-0 max-[60rem]:hidden"
                aria-hidden="true"
              >
                <span />
                <Weeks timeline={timeline} texts={texts} />
              </div>
              <ul aria-label={kit.nav.campaigns}>
                {shown.map((campaign) => (
                  <Row
                    key={campaign.id}
                    campaign={campaign}
                    timeline={timeline}
                    nowMs={nowMs}
                    texts={texts}
                  />
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
