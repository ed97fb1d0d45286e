import { useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { adminCampaignsReply } from '#contract/admin-campaigns.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { tellLeft } from '#web/pages/admin/desk/left-changes.ts';
import { useReturnFocus } from '#web/pages/admin/desk/row-focus.ts';
import { useLeftHash } from '#web/pages/admin/desk/use-problem.ts';
import { useReply } from '#web/pages/admin/desk/use-reply.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import type { RangeProps } from '../Range.tsx';
import { rangeHash } from '../range-views.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignRow } from './CampaignRow.tsx';
import type { CampaignSent } from './campaign-requests.ts';

/** Third word of the address of a new campaign. */
const NEW = 'neu';

/** Campaigns: what runs, is planned and was; each is planned and changed on a page of its own. */
export function Campaigns({ id, texts, lang }: RangeProps) {
  const { campaignTexts: say } = texts.range;
  const { reply, reload, put } = useReply(ADMIN_API.adminCampaigns, adminCampaignsReply);
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean }>();
  const status = useRef<HTMLParagraphElement>(null);
  const leftHash = useLeftHash();
  useReturnFocus(id, reply?.ok === true);
  useEffect(() => {
    if (id !== undefined) setSaid(undefined);
  }, [id]);
  // The form that had the focus is gone.
  useEffect(() => {
    if (said && id === undefined) status.current?.focus();
  }, [said, id]);
  const tell = (text: string, name: string) => {
    const hash = leftHash();
    if (hash !== undefined) return tellLeft(hash, name, text);
    reload();
    setSaid({ text, isWrong: true });
  };
  const sent = (result: CampaignSent, name: string) => {
    if (result.kind === 'done') {
      put(result.reply);
      setSaid({ text: fill(say.saved, { name }), isWrong: false });
    } else if (result.kind === 'changed') tell(say.changed, name);
    else {
      // The form says the rest itself.
      if (id !== undefined) return;
      tell((result.kind === 'failed' && result.message) || texts.failed, name);
    }
    // The owner may have left the form meanwhile.
    if (id !== undefined && location.hash === rangeHash('campaigns', id)) {
      location.hash = rangeHash('campaigns');
    }
  };
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { campaigns, now } = reply.data;
  const known = campaigns.find((each) => each.id === id);
  if (id === NEW || known) {
    return (
      <CampaignForm
        key={id}
        hash={rangeHash('campaigns', id)}
        campaign={known}
        onSent={sent}
        texts={texts}
        lang={lang}
      />
    );
  }
  const aheadMs = Date.parse(now) - Date.now();
  return (
    <div className="price-panel">
      <p className="news-soft">{say.about}</p>
      <p data-row={NEW}>
        <a className="desk-button is-primary" href={rangeHash('campaigns', NEW)}>
          {say.plan}
        </a>
      </p>
      <p
        ref={status}
        tabIndex={-1}
        className={said?.isWrong ? 'news-hot' : 'news-soft'}
        role="status"
      >
        {said?.text}
      </p>
      <ul className="desk-rows" aria-label={say.list}>
        {campaigns.length === 0 && <li className="news-empty">{say.none}</li>}
        {campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            aheadMs={aheadMs}
            onSent={sent}
            texts={texts}
            lang={lang}
          />
        ))}
      </ul>
    </div>
  );
}
