import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type AdminErasedReply,
  type AdminPersonReply,
  adminPersonReply,
} from '#contract/admin-person.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { countAll, PersonCounts, type PersonTexts } from './PersonCounts.tsx';
import { type EraseProps, PersonErase } from './PersonErase.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

type Shown =
  | { readonly email: string; readonly found: AdminPersonReply }
  | { readonly email: string; readonly done: AdminErasedReply };

function Result({
  shown,
  onErased,
  ...props
}: DeskProps & { readonly shown: Shown } & Pick<EraseProps, 'onErased'>) {
  const { email } = shown;
  const { person } = props.texts;
  if ('done' in shown) {
    const { erased, kept } = shown.done;
    return <PersonCounts texts={person} title={person.gone} counts={erased} kept={kept} />;
  }
  const { found, kept, account, is_own: isOwn } = shown.found;
  const isErasable = countAll(found) > 0 && !isOwn;
  if (countAll(found) + countAll(kept) === 0) return null;
  return (
    <>
      <PersonCounts texts={person} title={person.goes} counts={found} kept={kept} />
      {account === 'unverified' && <p className="news-wait">{person.unverified}</p>}
      {isOwn && <p className="news-wait">{person.own}</p>}
      <DownloadButton
        {...props}
        path={ADMIN_API.adminPersonExport}
        body={{ email }}
        label={person.export}
      />
      {isErasable && <PersonErase {...props} email={email} onErased={onErased} />}
    </>
  );
}

function headingOf(texts: PersonTexts, shown: Shown): string {
  if ('done' in shown) {
    return countAll(shown.done.erased) > 0 ? texts.erased : texts.erasedNothing;
  }
  const { found, kept } = shown.found;
  return countAll(found) + countAll(kept) > 0 ? texts.found : texts.none;
}

/** Export and erasure of one person's data, with or without an account. */
export function PersonData({ texts, lang }: DeskProps) {
  const { busy, problem, send } = useAction({ texts, lang });
  const [shown, setShown] = useState<Shown>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { person } = texts;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const found = await send(ADMIN_API.adminPerson, { email }, adminPersonReply);
    setShown(found && { email, found });
  };
  return (
    <section className="desk-panel" aria-label={person.title}>
      <h2 className="desk-title">{person.title}</h2>
      <p className="desk-text news-soft">{person.text}</p>
      <form className="desk-form is-narrow" onSubmit={(event) => void find(event)}>
        <label className="desk-field is-grow">
          {person.email}
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <button type="submit" className="desk-button" aria-busy={busy}>
          {person.find}
        </button>
      </form>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {shown && (
        <>
          <h2 ref={heading} className="desk-title" tabIndex={-1}>
            {headingOf(person, shown)} <span>{shown.email}</span>
          </h2>
          <Result
            key={shown.email}
            texts={texts}
            lang={lang}
            shown={shown}
            onErased={(done) => setShown({ email: shown.email, done })}
          />
        </>
      )}
    </section>
  );
}
