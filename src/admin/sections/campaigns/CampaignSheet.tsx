import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { Box, Field } from '#admin/kit/Field.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { LayerForm, Question } from '#admin/kit/LayerForm.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { useNames } from '#admin/sections/range/names.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminCampaign, adminCampaignsReply } from '#contract/admin-campaigns.ts';
import { LANGS } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { CampaignPreview } from './CampaignPreview.tsx';
import { isOver } from './Campaigns.tsx';
import { OfferFields } from './OfferFields.tsx';
import { offerSentence, stretch } from './offer-sentence.ts';
import { useTexts } from './texts.ts';
import { FIRST_CAMPAIGN, parseCampaign, type TypedCampaign, typedFrom } from './typed-campaign.ts';

const CHANGES = ['GET /api/admin/campaigns', 'GET /api/admin/log'] as const;

/** Ends a running campaign, or takes a planned one back, once that is confirmed. */
function EndLayer({
  campaign,
  isOpen,
  onClose,
}: {
  readonly campaign: AdminCampaign;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const { id, revision, state } = campaign;
  const name = campaign.name[lang];
  const isRunning = state === 'running';
  const { mutateAsync, isPending, error } = useSend(
    'POST /api/admin/campaigns/:id/end',
    adminCampaignsReply,
    CHANGES,
  );
  const yes = isRunning ? texts.yesEnd : texts.yesCancel;
  const end = async () => {
    const sent = mutateAsync({ params: { id }, body: { revision }, what: yes });
    if (!(await sent.catch(() => false))) return;
    await navigate({ to: '/campaigns', ignoreBlocker: true });
    showDone(fill(isRunning ? texts.ended : texts.isCancelled, { name }));
  };
  return (
    <Question
      title={fill(isRunning ? texts.endTitle : texts.cancelTitle, { name })}
      text={isRunning ? texts.sureEnd : texts.sureCancel}
      button={yes}
      cancel={texts.no}
      {...{ isOpen, isPending, error, onClose }}
      onSend={end}
    />
  );
}

/** A campaign that is over: what it was, and planning it again. */
function PastCampaign({ campaign }: { readonly campaign: AdminCampaign }) {
  const texts = useTexts();
  const { lang } = useKit();
  const names = useNames();
  const { id, state, starts_at: starts, ends_at: ends, ended_at: ended } = campaign;
  const href = withParams(sectionHref(lang, '/campaigns/new'), { from: id });
  return (
    <div className="layer-body">
      <p>{offerSentence(campaign.offer, texts, names, lang)}</p>
      <p className="soft">
        {texts.states[state]},{' '}
        {fill(texts.from, { start: formatDateTime(starts, lang), end: formatDateTime(ends, lang) })}
      </p>
      {ended && (
        <p className="soft">{fill(texts.endedEarly, { time: formatDateTime(ended, lang) })}</p>
      )}
      <div className="layer-foot">
        <Link className="button primary" href={href}>
          {texts.again}
        </Link>
      </div>
    </div>
  );
}

interface FormProps {
  /** Changed; undefined for a new one. */
  readonly campaign?: AdminCampaign;
  readonly first: TypedCampaign;
}

/** Plans a campaign, or changes one; every price that it makes stands below. */
function CampaignForm({ campaign, first }: FormProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = useNavigate();
  const names = useNames();
  const [typed, setTyped] = useState(first);
  const [wasSent, setWasSent] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  useUnsaved(typed !== first);
  const plan = useSend('POST /api/admin/campaigns', adminCampaignsReply, CHANGES);
  const change = useSend('PUT /api/admin/campaigns/:id', adminCampaignsReply, CHANGES);
  const { isPending, error } = campaign ? change : plan;
  const { offer, body, bad } = parseCampaign(typed);
  const isRunning = campaign?.state === 'running';
  const what = campaign ? texts.save.change : texts.save.plan;
  const edit = (part: Partial<TypedCampaign>) => setTyped((before) => ({ ...before, ...part }));
  const send = async () => {
    setWasSent(true);
    if (!body || isPending) return;
    const { id = '', revision = 0, starts_at = '', offer: own = body.offer } = campaign ?? {};
    // Start and offer of a running one are sent as the shop has them.
    const changed = isRunning ? { ...body, starts_at, offer: own } : body;
    const sent = campaign
      ? change.mutateAsync({ params: { id }, body: { revision, campaign: changed }, what })
      : plan.mutateAsync({ body, what });
    if (!(await sent.catch(() => false))) return;
    await navigate({ to: '/campaigns', ignoreBlocker: true });
    showDone(fill(campaign ? texts.saved : texts.planned, { name: body.name[lang] }));
  };
  const { starts, ends } = typed;
  const timeTo = (iso: string) => stretch(Date.parse(iso) - Date.now(), texts);
  return (
    <>
      <LayerForm
        button={what}
        isPending={isPending}
        error={error}
        beside={
          campaign && (
            <Button className="button quiet" onPress={() => setIsEnding(true)}>
              {isRunning ? texts.end : texts.cancel}
            </Button>
          )
        }
        onClose={() => void navigate({ to: '/campaigns' })}
        onInvalid={() => setWasSent(true)}
        onSend={send}
      >
        {isRunning && <p className="warn">{texts.running}</p>}
        <div className="fields">
          {LANGS.map((each) => (
            <Field
              key={each}
              label={texts.name[each]}
              value={typed.name[each]}
              onChange={(text) => edit({ name: { ...typed.name, [each]: text } })}
              validate={() => {
                if (!bad.has(`name.${each}`)) return null;
                return typed.name[each].trim() === '' ? texts.bad.noName : texts.bad.name;
              }}
              autoFocus={each === 'de'}
              maxLength={60}
            />
          ))}
        </div>
        <h3>{texts.times}</h3>
        <div className="fields">
          {(['starts', 'ends'] as const).map((each) => (
            <DateTimeField
              key={each}
              label={texts[each]}
              value={typed[each]}
              onChange={(at) => edit({ [each]: at })}
              validate={() => (bad.has(each) ? texts.bad[each] : null)}
              isDisabled={isRunning && each === 'starts'}
              isRequired
            />
          ))}
        </div>
        {starts !== null && ends !== null && !bad.has('ends') && Date.parse(ends) > Date.now() && (
          <p className="soft">
            {Date.parse(starts) <= Date.now()
              ? texts.startsNow
              : fill(texts.startsIn, { time: timeTo(starts) })}
            {`, ${fill(texts.endsIn, { time: timeTo(ends) })}`}
          </p>
        )}
        {!isRunning && <OfferFields typed={typed} bad={bad} wasSent={wasSent} onChange={edit} />}
        {offer && (
          <p>
            <b>{offerSentence(offer, texts, names, lang)}</b>
          </p>
        )}
        <div>
          <Box isSelected={typed.isAnnounced} onChange={(isAnnounced) => edit({ isAnnounced })}>
            {texts.announce}
          </Box>
          <p className="faint">
            {texts.nameHint} {texts.announceHint}
          </p>
        </div>
        <CampaignPreview offer={offer} />
        <Progress label={texts.saving} isRunning={isPending} />
      </LayerForm>
      {campaign && (
        <EndLayer campaign={campaign} isOpen={isEnding} onClose={() => setIsEnding(false)} />
      )}
    </>
  );
}

/** Sheet of a campaign: a new one, one to change, or one that is over. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const { from } = useSearch({ strict: false });
  const loading = useApi('GET /api/admin/campaigns', {}, adminCampaignsReply);
  const close = () => void navigate({ to: '/campaigns' });
  const find = (wanted: string | undefined) =>
    loading.data?.campaigns.find((each) => each.id === wanted);
  const campaign = find(id);
  const title =
    id === undefined ? texts.make : campaign && isOver(campaign) ? campaign.name[lang] : texts.edit;
  return (
    <Layer title={title} isOpen onClose={close} isSheet>
      <ListPart name={kit.nav.campaigns} loading={loading}>
        {() => {
          if (campaign && isOver(campaign)) return <PastCampaign campaign={campaign} />;
          if (campaign)
            return <CampaignForm campaign={campaign} first={typedFrom(campaign, lang)} />;
          if (id !== undefined) return <p className="layer-body">{texts.noneIn}</p>;
          const former = find(from);
          return (
            <CampaignForm key={from} first={former ? typedFrom(former, lang) : FIRST_CAMPAIGN} />
          );
        }}
      </ListPart>
    </Layer>
  );
}
