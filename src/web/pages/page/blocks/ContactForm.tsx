import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import { focusSoon } from '#web/ui/focus-soon.ts';
import type { FormProblems } from '#web/ui/form-problems.ts';
import type { PageTexts } from '../de.ts';

export type ContactTexts = PageTexts['below']['contact'];

import type { ContactField } from './contact-form.ts';

interface ContactFormProps {
  readonly title: string;
  readonly texts: ContactTexts;
  /** Undefined if no time may be promised. */
  readonly answerHours: number | undefined;
  readonly urgent: boolean;
  readonly onSent: () => void;
}

/** Validation and sending load with the first focus: most readers of this page write nothing. */
const loadContact = () => import('./contact-form.ts');
const OFFLINE = { code: 'offline', message: '' };

interface SentProps extends Pick<ContactFormProps, 'texts' | 'answerHours'> {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Confirmation once the message is stored; takes the focus from the removed form. */
function Sent({ texts, name, answerHours, onAgain }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="h3">
        {texts.sentTitle}
      </h2>
      <p className="max-w-[34em] py-4">
        {answerHours === undefined
          ? fill(texts.sentPlain, { name })
          : fill(texts.sentText, { name, answer: answerHours })}
      </p>
      <button type="button" className="btn" onClick={onAgain}>
        {texts.another}
      </button>
    </div>
  );
}

/** The server stores and mails the message (docs/specification.md#27-support-and-company). */
export function ContactForm({ title, texts, answerHours, urgent, onSent }: ContactFormProps) {
  const { t, lang } = useShop();
  const [problems, setProblems] = useState<FormProblems<ContactField>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState<string>();

  /** An order's page names it, and a review's report the review, so that the message does. */
  const query = new URLSearchParams(useSearch());
  const order = query.get('order') ?? '';
  const review = query.get('review') ?? '';
  const subject =
    (parseOrderNumber(order) !== undefined && fill(texts.orderSubject, { order })) ||
    (/^[\da-f]{8}$/.test(review) && fill(texts.reviewSubject, { review })) ||
    undefined;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Record<ContactField, string>;
    setFailure('');
    setBusy(true);
    const result = await loadContact().then(
      ({ submitContact }) => submitContact(values, { urgent, language: lang }),
      () => OFFLINE,
    );
    setBusy(false);
    setProblems('problems' in result ? result.problems : {});
    if ('sentBy' in result) {
      setSentTo(result.sentBy);
      onSent();
    } else if ('problems' in result) {
      form.querySelector<HTMLElement>(`[name="${Object.keys(result.problems)[0]}"]`)?.focus();
    } else setFailure(result.code === 'offline' ? t('offline') : result.message || t('failed'));
  };

  const writeAgain = () => {
    setSentTo(undefined);
    focusSoon(() => document.querySelector<HTMLElement>('[name="first_name"]'));
  };

  if (sentTo !== undefined) {
    return <Sent texts={texts} name={sentTo} answerHours={answerHours} onAgain={writeAgain} />;
  }
  const common = (name: ContactField) => {
    const problem = problems[name];
    const error = problem === 'required' ? texts.missing[name] : problem && texts[problem];
    return { name, error };
  };
  return (
    <form
      onSubmit={submit}
      onFocus={() => void loadContact().catch(() => undefined)}
      noValidate
      className="grid gap-4"
      aria-label={title}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={100}
          {...common('first_name')}
          required
        />
        <Field
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={100}
          {...common('last_name')}
          required
        />
      </div>
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...common('email')}
        required
      />
      <Field
        {...common('subject')}
        label={texts.subject}
        defaultValue={subject}
        maxLength={200}
        required
      />
      <Field {...common('message')} multiline label={texts.message} maxLength={5000} required />
      <p role="status" className={urgent ? 'name' : 'sr'}>
        {urgent ? texts.urgentOn : ''}
      </p>
      <button type="submit" className="btn solid" aria-busy={busy}>
        {busy ? texts.sending : texts.send}
      </button>
      <p role="alert" className="error empty:hidden">
        {failure}
      </p>
      <p className="note">
        {texts.privacy}{' '}
        <Link className="link" href={href('privacy', lang)}>
          {texts.privacyLink}
        </Link>
        .
      </p>
    </form>
  );
}
