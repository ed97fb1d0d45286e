import { type FormEvent, useEffect, useRef, useState } from 'react';
import { API } from '../../../../api-paths.ts';
import {
  type DeskErasedReply,
  type DeskPersonReply,
  deskPersonReply,
} from '../../../../contract/desk-person.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { countAll, type PersonCopy, PersonCounts } from './PersonCounts.tsx';
import { type EraseProps, PersonErase } from './PersonErase.tsx';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';

type Shown =
  | { readonly email: string; readonly found: DeskPersonReply }
  | { readonly email: string; readonly done: DeskErasedReply };

function Result({
  shown,
  onErased,
  ...props
}: DeskProps & { readonly shown: Shown } & Pick<EraseProps, 'onErased'>) {
  const { email } = shown;
  const texts = props.copy.person;
  if ('done' in shown) {
    const { erased, kept } = shown.done;
    return <PersonCounts copy={texts} title={texts.gone} counts={erased} kept={kept} />;
  }
  const { found, kept, account, is_own: isOwn } = shown.found;
  const isErasable = countAll(found) > 0 && !isOwn;
  if (countAll(found) + countAll(kept) === 0) return null;
  return (
    <>
      <PersonCounts copy={texts} title={texts.goes} counts={found} kept={kept} />
      {account === 'unverified' && <p className="news-wait">{texts.unverified}</p>}
      {isOwn && <p className="news-wait">{texts.own}</p>}
      <DownloadButton
        {...props}
        path={API.deskPersonExport}
        body={{ email }}
        label={texts.export}
      />
      {isErasable && <PersonErase {...props} email={email} onErased={onErased} />}
    </>
  );
}

function headingOf(texts: PersonCopy, shown: Shown): string {
  if ('done' in shown) {
    return countAll(shown.done.erased) > 0 ? texts.erased : texts.erasedNothing;
  }
  const { found, kept } = shown.found;
  return countAll(found) + countAll(kept) > 0 ? texts.found : texts.none;
}

/** Export and erasure of one person's data, with or without an account. */
export function PersonData({ copy, lang }: DeskProps) {
  const { busy, problem, send } = useAction({ copy, lang });
  const [shown, setShown] = useState<Shown>();
  const heading = useRef<HTMLHeadingElement>(null);
  const texts = copy.person;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const found = await send(API.deskPerson, { email }, deskPersonReply);
    setShown(found && { email, found });
  };
  return (
    <section className="desk-panel" aria-label={texts.title}>
      <h2 className="desk-title">{texts.title}</h2>
      <p className="desk-text news-soft">{texts.text}</p>
      <form className="desk-form is-narrow" onSubmit={(event) => void find(event)}>
        <label className="desk-field is-grow">
          {texts.email}
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <button type="submit" className="desk-button" aria-busy={busy}>
          {texts.find}
        </button>
      </form>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {shown && (
        <>
          <h2 ref={heading} className="desk-title" tabIndex={-1}>
            {headingOf(texts, shown)} <span>{shown.email}</span>
          </h2>
          <Result
            key={shown.email}
            copy={copy}
            lang={lang}
            shown={shown}
            onErased={(done) => setShown({ email: shown.email, done })}
          />
        </>
      )}
    </section>
  );
}
