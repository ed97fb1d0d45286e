import { Button, FileTrigger, Link } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { Mark, type State } from '#admin/kit/Mark.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useAccount } from '#browser/account/account-store.ts';
import type { AdminGolive } from '#contract/admin-golive.ts';
import { formReply } from '#contract/forms.ts';
import { LANGS, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { nextStep, type SetupStep, setupSteps } from './setup-steps.ts';
import { useTexts } from './texts.ts';

const MARKS = {
  done: { mark: 'full', tone: 'ok' },
  test: { mark: 'half', tone: 'warn' },
  advised: { mark: 'ring', tone: 'warn' },
  open: { mark: 'dashed', tone: 'soft' },
} as const satisfies Record<SetupStep['state'], Omit<State, 'text'>>;

const NOTICE_TYPES = ['image/png', 'image/jpeg'];

/** Returns the bytes of a file as base64. */
function readBase64(file: File): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  return new Promise((resolve) => {
    reader.onloadend = () => resolve(String(reader.result).replace(/^.*,/, ''));
  });
}

/** Uploads the EU's notice, a picture for each language. */
function Notices({ missing }: { readonly missing: readonly string[] }) {
  const texts = useTexts();
  const storing = useSend('POST /api/admin/golive/notice', formReply, ['GET /api/admin/golive']);
  const store = async (lang: Lang, files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const body = { lang, picture: await readBase64(file) };
    if (await storing.tried({ body, what: texts.steps.notice.name })) {
      showDone(texts.setup.stored);
    }
  };
  return LANGS.filter((lang) => missing.includes(lang)).map((lang) => (
    <FileTrigger
      key={lang}
      acceptedFileTypes={NOTICE_TYPES}
      onSelect={(files) => void store(lang, files)}
    >
      <Button className="button" isPending={storing.isPending}>
        {texts.setup.languages[lang]}
      </Button>
    </FileTrigger>
  ));
}

function OpenButton({ isNext }: { readonly isNext: boolean }) {
  const texts = useTexts();
  const opening = useSend('POST /api/admin/golive/open', formReply, [
    'GET /api/admin/golive',
    'GET /api/admin/catalogue/waiting',
  ]);
  const open = async () => {
    if (await opening.tried({ body: {}, what: texts.steps.opening.action }))
      showDone(texts.setup.opened);
  };
  return (
    <Button
      className={`button ${isNext ? 'primary' : ''}`}
      isPending={opening.isPending}
      onPress={() => void open()}
    >
      {texts.steps.opening.action}
    </Button>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly isNext: boolean;
  readonly inbox: string | null;
  /** Languages in which the EU's notice is missing. */
  readonly missing: readonly string[];
}

function Step({ step, isNext, inbox, missing }: StepProps) {
  const { key, state, place, shows } = step;
  const { steps, stepStates, setup } = useTexts();
  const { lang } = useKit();
  const { name, text, action } = steps[key];
  const isDone = state === 'done';
  const away = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <div>
        <b>{name}</b>
        {!isDone && <p className="soft prose">{text}</p>}
        <p className="flex flex-wrap gap-x-4">
          {shows !== undefined && (
            <Link
              className="link"
              href={shows}
              aria-label={fill(setup.pageNamed, { name })}
              {...away}
            >
              {setup.page}
            </Link>
          )}
          {key === 'product' && !isDone && (
            <Link className="link" href={placeOf('import', lang)}>
              {setup.table}
            </Link>
          )}
          {key === 'email' && !isDone && inbox !== null && (
            <Link className="link" href={inbox} {...away}>
              {setup.inbox}
            </Link>
          )}
        </p>
      </div>
      {place !== undefined && !isDone && (
        <Link className={`button ${isNext ? 'primary' : ''}`} href={place}>
          {action}
        </Link>
      )}
      {key === 'notice' && !isDone && <Notices missing={missing} />}
      {key === 'opening' && <OpenButton isNext={isNext} />}
      <span className="wide:w-40 max-wide:basis-full">
        <Mark state={{ ...MARKS[state], text: stepStates[state] }} />
      </span>
    </li>
  );
}

/** Leads the owner of a new shop to its opening, step by step. */
export function Guide({ golive }: { readonly golive: AdminGolive }) {
  const { setup } = useTexts();
  const { lang } = useKit();
  const session = useAccount((state) => state.session);
  if (!session) return null;
  const { drafts, inbox } = golive.shop;
  const steps = setupSteps(golive, session, lang);
  const next = nextStep(steps);
  const notice = golive.checks.find(({ check }) => check === 'notice');
  const missing = String(notice?.values['languages'] ?? '').split(', ');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Block
      title={setup.title}
      beside={
        <span className="soft text-small">{fill(setup.done, { done, all: steps.length })}</span>
      }
    >
      {drafts > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
          {counted(drafts, setup.draftsOne, setup.draftsMany, lang)}
          <Link className="button" href={placeOf('publish', lang)}>
            {setup.publish}
          </Link>
        </p>
      )}
      <ol className="plain-rows">
        {steps.map((step) => (
          <Step key={step.key} step={step} isNext={step === next} {...{ inbox, missing }} />
        ))}
      </ol>
      {golive.local && <p className="soft prose pt-3">{setup.local}</p>}
    </Block>
  );
}
