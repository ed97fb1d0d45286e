import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import type { AdminCampaign, CampaignRefusal } from '#contract/admin-campaigns.ts';
import { forgetLeft, keepFailed, leftAt } from '#web/pages/admin/desk/left-changes.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { useLeftHash } from '#web/pages/admin/desk/use-problem.ts';
import { useProductNames } from '../collections/use-product-names.ts';
import { rangeHash } from '../range-views.ts';
import { CampaignPreview } from './CampaignPreview.tsx';
import { type CampaignSent, problemOf, saveCampaign } from './campaign-requests.ts';
import { Field } from './Field.tsx';
import { OfferFields } from './OfferFields.tsx';
import {
  CAMPAIGN_FIELDS,
  type CampaignField,
  FIRST_CAMPAIGN,
  parseCampaign,
  type TypedCampaign,
  typedFrom,
} from './typed-campaign.ts';

interface FormProps extends DeskProps {
  /** Address of the form. */
  readonly hash: string;
  /** Undefined for a new one; one that is over is planned again. */
  readonly campaign: AdminCampaign | undefined;
  readonly onSent: (sent: CampaignSent, name: string) => void;
}

type OfferProblem = Exclude<
  CampaignRefusal['problems'][number],
  { readonly code: 'forbidden_word' }
>;

/** Reasons why the shop can't run it so. */
function Problems({
  problems,
  texts,
  lang,
}: DeskProps & { readonly problems: readonly OfferProblem[] }) {
  const { problems: say } = texts.range.campaignTexts;
  const { nameOf } = useProductNames(
    problems.flatMap(({ id }) => (id === '' ? [] : [id])),
    lang,
  );
  return (
    <div className="news-hot" role="alert">
      {problems.map(({ code, id }) => (
        <p key={`${code} ${id}`}>{fill(say[code], { name: nameOf(id).name })}</p>
      ))}
    </div>
  );
}

/** Plans a campaign, or changes one; every price that it makes is shown beside. */
export function CampaignForm({ hash, campaign, onSent, texts, lang }: FormProps) {
  const { campaignTexts: say } = texts.range;
  const isOver = campaign?.state === 'ended' || campaign?.state === 'cancelled';
  const changed = isOver ? undefined : campaign;
  const isRunning = changed?.state === 'running';
  const [typed, setTyped] = useState(() => {
    const left = leftAt<TypedCampaign>(hash);
    // Fields that somebody else has changed begin anew.
    if (left?.change.kept && !left.problem?.isConflict) return left.change.kept;
    return campaign ? typedFrom(campaign, lang) : FIRST_CAMPAIGN;
  });
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setReply] = useState<CampaignSent>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    forgetLeft(hash);
  }, [hash]);
  const leftHash = useLeftHash();
  const { offer, body, bad } = parseCampaign(typed);
  const refused = sent?.kind === 'refused' ? sent.problems : [];
  const words = refused.filter((each) => each.code === 'forbidden_word');
  const others = refused.filter((each) => each.code !== 'forbidden_word');
  const wrong = (field: CampaignField) => {
    const found = words.find(({ lang: of }) => field === `name.${of}`);
    if (found) return fill(texts.range.findings.codes.forbidden_word, { word: found.word });
    return wasSent && bad.has(field) ? say.bad[field] : undefined;
  };
  const edit = (change: Partial<TypedCampaign>) => {
    setTyped((before) => ({ ...before, ...change }));
    setReply(undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const focusField = (name: CampaignField | undefined) => {
      const field = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
      (field ?? heading.current)?.focus();
    };
    setSent(true);
    if (!body) return focusField(CAMPAIGN_FIELDS.find((field) => bad.has(field)));
    if (busy) return;
    const name = body.name[lang];
    const send = async () => {
      const result = await saveCampaign(changed, body, lang);
      if (result.kind === 'done') onSent(result, name);
      return result;
    };
    setBusy(true);
    const result = await send();
    const problem = problemOf(result);
    if (problem && leftHash() !== undefined) {
      const save = async () => problemOf(await send());
      return keepFailed({ key: hash, hash, nameIn: () => name, kept: typed, save }, problem);
    }
    setBusy(false);
    setReply(result);
    if (problem) onSent(result, name);
    const problems = result.kind === 'refused' ? result.problems : [];
    const word = problems.find((each) => each.code === 'forbidden_word');
    if (word) focusField(`name.${word.lang}`);
  };

  return (
    <form className="desk-code-form" noValidate onSubmit={(event) => void submit(event)}>
      <a className="desk-link" href={rangeHash('campaigns')}>
        {say.back}
      </a>
      <h3 ref={heading} tabIndex={-1} className="desk-title">
        {changed ? say.editTitle : say.planTitle}
      </h3>
      {isRunning && <p>{say.running}</p>}
      <fieldset className="desk-group is-stacked">
        <legend>{say.names}</legend>
        {(['de', 'en'] as const).map((each) => (
          <Field key={each} label={say.name[each]} problem={wrong(`name.${each}`)}>
            {(attributes) => (
              <input
                {...attributes}
                data-field={`name.${each}`}
                maxLength={60}
                autoComplete="off"
                value={typed.name[each]}
                onChange={({ target }) => edit({ name: { ...typed.name, [each]: target.value } })}
              />
            )}
          </Field>
        ))}
        <p className="campaign-hint news-soft">{say.nameHint}</p>
      </fieldset>
      <fieldset className="desk-group is-dates">
        <legend>{say.times}</legend>
        {(['starts', 'ends'] as const).map((each) => (
          <Field key={each} label={say[each]} problem={wrong(each)}>
            {(attributes) => (
              <input
                {...attributes}
                data-field={each}
                type="datetime-local"
                disabled={isRunning && each === 'starts'}
                value={typed[each]}
                onChange={({ target }) => edit({ [each]: target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <OfferFields
        typed={typed}
        isFixed={isRunning}
        wrong={wrong}
        onChange={edit}
        texts={texts}
        lang={lang}
      />
      <div>
        <label className="desk-check">
          <input
            type="checkbox"
            checked={typed.isAnnounced}
            onChange={({ target }) => edit({ isAnnounced: target.checked })}
          />
          {say.announce}
        </label>
        <p className="news-soft">{say.announceHint}</p>
      </div>
      {others.length > 0 && <Problems problems={others} texts={texts} lang={lang} />}
      {sent?.kind === 'failed' && (
        <p className="news-hot" role="alert">
          {sent.message || texts.failed}
        </p>
      )}
      <button type="submit" className="desk-button is-primary" aria-busy={busy}>
        {changed ? say.save.change : say.save.plan}
      </button>
      <CampaignPreview offer={offer} texts={texts} lang={lang} />
    </form>
  );
}
