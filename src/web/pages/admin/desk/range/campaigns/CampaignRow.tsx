import { useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { ConfirmStep } from '#web/pages/admin/desk/ConfirmStep.tsx';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { useNow } from '#web/pages/admin/times.ts';
import { rangeHash } from '../range-views.ts';
import { type CampaignSent, sendCampaign } from './campaign-requests.ts';
import { offerSentence, stretch } from './offer-sentence.ts';

interface RowProps extends DeskProps {
  readonly campaign: AdminCampaign;
  /** How much later the database's clock is than this device's, in milliseconds. */
  readonly aheadMs: number;
  readonly onSent: (sent: CampaignSent, name: string) => void;
}

function Remaining({ campaign, aheadMs, texts }: RowProps) {
  const { campaignTexts: say } = texts.range;
  const nowMs = useNow() + aheadMs;
  const { state, starts_at: starts, ends_at: ends } = campaign;
  const left = Date.parse(state === 'planned' ? starts : ends) - nowMs;
  if ((state !== 'planned' && state !== 'running') || left <= 0) return null;
  return (
    <p>{fill(state === 'planned' ? say.startsIn : say.endsIn, { time: stretch(left, texts) })}</p>
  );
}

/** A campaign in the list, with its steps. */
export function CampaignRow(props: RowProps) {
  const { campaign, onSent, texts, lang } = props;
  const { campaignTexts: say } = texts.range;
  const [busy, setBusy] = useState(false);
  const { id, state, revision, ended_at: ended } = campaign;
  const name = campaign.name[lang];
  const isOver = state === 'ended' || state === 'cancelled';
  const isRunning = state === 'running';
  const end = async () => {
    if (busy) return;
    setBusy(true);
    const sent = await sendCampaign(
      'POST',
      apiPath(ADMIN_API.adminCampaignEnd, { id }),
      { revision },
      lang,
    );
    setBusy(false);
    onSent(sent, name);
  };
  return (
    <li data-row={id} className="desk-entry is-line campaign-row" data-ended={isOver}>
      <div>
        <p className="desk-code-name">
          <b>{name}</b>
          <span>{say.states[state]}</span>
        </p>
        <p className="num">{offerSentence(campaign, texts, lang)}</p>
        <p className="news-soft num">
          {fill(say.from, {
            start: formatDateTime(campaign.starts_at, lang),
            end: formatDateTime(campaign.ends_at, lang),
          })}
        </p>
        <Remaining {...props} />
        {ended !== null && (
          <p className="news-soft num">
            {fill(say.endedEarly, { time: formatDateTime(ended, lang) })}
          </p>
        )}
        {!isOver && campaign.is_announced && <p className="news-soft">{say.announced}</p>}
        {!campaign.is_ready && <p className="news-hot">{say.notReady}</p>}
      </div>
      <div className="campaign-steps">
        <a
          className="desk-button"
          href={rangeHash('campaigns', id)}
          aria-label={fill(isOver ? say.againNamed : say.editNamed, { name })}
        >
          {isOver ? say.again : say.edit}
        </a>
        {!isOver && (
          <ConfirmStep
            name={isRunning ? say.end : say.cancel}
            label={fill(isRunning ? say.endNamed : say.cancelNamed, { name })}
            question={isRunning ? say.sureEnd : say.sureCancel}
            yes={isRunning ? say.yesEnd : say.yesCancel}
            cancel={say.no}
            onYes={() => void end()}
          />
        )}
      </div>
    </li>
  );
}
