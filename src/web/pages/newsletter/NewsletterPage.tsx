import { useEffect, useRef, useState } from 'react';
import { href, type Lang } from '../../../routes.ts';
import { Link } from '../../navigation/Link.tsx';
import type { PageHead, PageProps } from '../../page.ts';
import { useShop } from '../../shop-context.ts';
import type { copy as german } from './de.ts';
import { followLink, type LinkResult, readLink } from './newsletter-link.ts';

type Copy = typeof german;
type State = LinkResult | 'checking' | 'intro';

/** Follows the address's link once, and again when asked to. */
function useLink(lang: Lang, attempt: number): State {
  const [state, setState] = useState<State>('checking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again; a change of language does not
  useEffect(() => {
    const link = readLink(location.search);
    if (!link) {
      setState('intro');
      return;
    }
    let gone = false;
    setState('checking');
    void followLink(link, lang).then((result) => {
      if (!gone) setState(result);
    });
    return () => {
      gone = true;
    };
  }, [attempt]);
  return state;
}

/** Where the links of newsletter mails lead: confirms or unsubscribes and says so (decision 12). */
export function Page({ copy, lang }: PageProps<Copy>) {
  const { t } = useShop();
  const [attempt, setAttempt] = useState(0);
  const state = useLink(lang, attempt);
  const heading = useRef<HTMLHeadingElement>(null);
  const words: Readonly<Record<State, readonly [title: string, text: string]>> = {
    checking: [copy.title, copy.checking],
    intro: [copy.title, copy.intro],
    confirmed: [copy.confirmedTitle, copy.confirmed],
    unsubscribed: [copy.unsubscribedTitle, copy.unsubscribed],
    invalid: [copy.invalidTitle, copy.invalid],
    offline: [copy.failedTitle, t('offline')],
    failed: [copy.failedTitle, t('failed')],
  };
  const [title, text] = words[state];
  const retry = state === 'offline' || state === 'failed';

  useEffect(() => {
    // The result replaces what was being read.
    if (state !== 'checking' && state !== 'intro') heading.current?.focus();
  }, [state]);

  return (
    <div className="wrap section" aria-busy={state === 'checking'}>
      <h1 ref={heading} tabIndex={-1} className="title max-w-[11em] text-[clamp(44px,8vw,128px)]">
        {title}
      </h1>
      <p className="lead min-h-[4.4em] max-w-[34em] pt-6">{text}</p>
      <div className="flex flex-wrap gap-2 pt-8">
        {retry && (
          <button type="button" className="btn solid" onClick={() => setAttempt(attempt + 1)}>
            {copy.again}
          </button>
        )}
        <Link className={retry ? 'btn' : 'btn solid'} href={href('produkte', lang)}>
          {copy.shop}
        </Link>
      </div>
    </div>
  );
}

export function head({ copy }: PageProps<Copy>): PageHead {
  return { title: copy.title, description: copy.description };
}
