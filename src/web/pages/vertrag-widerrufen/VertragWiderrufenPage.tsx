import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { randomUuid } from '#browser/random-uuid.ts';
import type { WithdrawalBody } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { berlinTime } from '#rules/berlin-time.ts';
import { fill } from '#rules/fill.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import { NoScript } from '#web/ui/NoScript.tsx';
import type de from './de.json';
import type { Problems, Values, Field as WithdrawalField } from './withdrawal-form.ts';

/** Validation and sending load with the first focus. */
const loadForm = () => import('./withdrawal-form.ts');

/** Fills in what is known of the order that its page or the account links here, where nothing is typed yet. */
function useFilledIn(form: RefObject<HTMLFormElement | null>, lang: Lang): void {
  const order = new URLSearchParams(useSearch()).get('order');
  const email = useAccount(({ session }) => session?.user.email);
  useEffect(() => {
    const write = (known: Partial<Values>) => {
      for (const [name, value] of Object.entries(known)) {
        const input = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (input && input.value === '') input.value = value;
      }
    };
    const token = new URLSearchParams(location.hash.slice(1)).get('order');
    if (token !== null) {
      const read = loadForm().then(({ readLinkedOrder }) => readLinkedOrder(token, lang));
      read.then(write).catch(() => undefined);
    } else if (order !== null && email !== undefined) {
      write({ order, email });
      const read = loadForm().then(({ readRecipient }) => readRecipient(order));
      read.then((name) => name && write({ name })).catch(() => undefined);
    }
  }, [form, order, email, lang]);
}

interface FormStep {
  readonly at: 'form';
  readonly problems: Problems;
  /** Field that the visitor is led to; none at first. */
  readonly focus?: string | undefined;
}

interface FormProps {
  readonly texts: typeof de;
  readonly lang: Lang;
  readonly step: FormStep;
  readonly values: Values | undefined;
  readonly failure: string;
  readonly onNext: (values: Values) => void;
}

/** First step: nothing is stored yet. */
function WithdrawalForm({ texts, lang, step, values, failure, onNext }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFilledIn(form, lang);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${step.focus}"]`)?.focus();
  }, [step]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNext(Object.fromEntries(new FormData(event.currentTarget)) as Values);
  };
  const common = (name: WithdrawalField) => {
    const problem = step.problems[name];
    // Goods may be left out.
    const missing = name === 'goods' ? undefined : texts.missing[name];
    const error = problem === 'required' ? missing : problem && texts[problem];
    return { name, defaultValue: values?.[name], error };
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={() => void loadForm().catch(() => undefined)}
      noValidate
      className="grid gap-4"
      aria-label={texts.title}
    >
      <Field {...common('name')} label={texts.name} autoComplete="name" maxLength={100} required />
      <Field
        {...common('order')}
        label={texts.order}
        hint={texts.orderHint}
        autoComplete="off"
        maxLength={50}
        required
      />
      <Field
        {...common('email')}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Field
        {...common('goods')}
        multiline
        rows={3}
        label={texts.goods}
        hint={texts.goodsHint}
        maxLength={1000}
      />
      <button type="submit" className="btn solid">
        {texts.next}
      </button>
      <p role="alert" className="error empty:hidden">
        {failure}
      </p>
    </form>
  );
}

/** What is declared, as the receipt says it. */
function Declaration({
  texts,
  body,
}: {
  readonly texts: typeof de;
  readonly body: WithdrawalBody;
}) {
  const rows = [
    [texts.order, body.order],
    [texts.name, body.name],
    [texts.email, body.email],
    [texts.goodsShort, body.goods ?? texts.all],
  ];
  return (
    <>
      <p className="lead">{texts.declaration}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[min(9em,40%)_1fr] gap-4 border-t border-line py-3"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Step =
  | FormStep
  | { readonly at: 'check'; readonly body: WithdrawalBody; readonly busy: boolean }
  | { readonly at: 'sent'; readonly body: WithdrawalBody; readonly declaredAt: string };

/** Withdrawal in two steps (§ 356a BGB): only the second one stores it. */
export function Page({ texts, lang }: PageProps<typeof de>) {
  const { t } = useShop();
  const [step, setStep] = useState<Step>({ at: 'form', problems: {} });
  const [values, setValues] = useState<Values>();
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of each step takes the focus
  useEffect(() => heading.current?.focus(), [step.at]);

  const showForm = (problems: Problems, focus = 'name') => setStep({ at: 'form', problems, focus });
  const check = async (typed: Values) => {
    setFailure('');
    setValues(typed);
    const form = await loadForm().catch(() => undefined);
    if (!form) return setFailure(t('offline'));
    // Made with what is declared, so that sending it again stores it once.
    const checked = form.checkWithdrawal(typed, randomUuid(), lang);
    if ('problems' in checked) return showForm(checked.problems, Object.keys(checked.problems)[0]);
    setStep({ at: 'check', body: checked.body, busy: false });
  };
  const confirm = async (body: WithdrawalBody) => {
    setFailure('');
    setStep({ at: 'check', body, busy: true });
    const { sendWithdrawal } = await loadForm();
    const result = await sendWithdrawal(body);
    if (result.ok) {
      setStep({ at: 'sent', body, declaredAt: result.data.declared_at });
      return;
    }
    setFailure(result.code === 'offline' ? t('offline') : result.message || t('failed'));
    if (result.field === undefined) setStep({ at: 'check', body, busy: false });
    else showForm({}, result.field);
  };

  return (
    <div className="wrap section">
      <h1 className="page-title max-w-[11em] text-[clamp(min(2.75rem,11vw),7vw,7rem)]">
        {texts.title}
      </h1>
      <div className="grid max-w-[40em] gap-6 pt-8">
        {step.at === 'form' ? (
          <>
            <p className="lead">{texts.intro}</p>
            <NoScript text={texts.noScript} />
            <WithdrawalForm
              texts={texts}
              lang={lang}
              step={step}
              values={values}
              failure={failure}
              onNext={(typed) => void check(typed)}
            />
          </>
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="h3">
              {step.at === 'sent' ? texts.sentTitle : texts.checkTitle}
            </h2>
            {step.at === 'sent' && (
              <p>
                <b className="block">
                  {fill(texts.sentAt, {
                    at: berlinTime(Date.parse(step.declaredAt), lang, 'long'),
                  })}
                </b>
                {fill(texts.sentText, { email: step.body.email })}
              </p>
            )}
            <Declaration texts={texts} body={step.body} />
            {step.at === 'check' && (
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="btn solid"
                  aria-busy={step.busy}
                  onClick={() => step.busy || void confirm(step.body)}
                >
                  {step.busy ? texts.sending : texts.confirm}
                </button>
                <button type="button" className="btn" onClick={() => showForm({})}>
                  {texts.change}
                </button>
              </div>
            )}
            <p role="alert" className="error empty:hidden">
              {failure}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<typeof de>): PageHead {
  return { title: texts.title, description: texts.description };
}
