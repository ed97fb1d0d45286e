import { useEffect, useRef, useState } from 'react';
import { href, type Lang } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import type { PageHead, PageProps } from '../../runtime/page.ts';
import { useShop } from '../../shop-context.ts';
import type { copy as german } from './de.ts';
import { followLink, type LinkResult, readLink } from './newsletter-link.ts';

type Copy = typeof german;
type State = LinkResult | 'checking' | 'intro' | 'confirm' | 'unsubscribe';

/** Reads the address's link, and follows it each time somebody asks to. */
function useLink(lang: Lang): readonly [State, follow: () => void] {
  const [state, setState] = useState<State>('checking');
  useEffect(() => setState(readLink(location.search)?.wish ?? 'intro'), []);
  const follow = () => {
    const link = readLink(location.search);
    if (!link) return;
    setState('checking');
    void followLink(link, lang).then(setState);
  };
  return [state, follow];
}

/**
 * Target of the links of newsletter mails: confirms or unsubscribes and says so. Only a press does it,
 * because programs that look into mails open links, too.
 */
export function Page({ copy, lang }: PageProps<Copy>) {
  const { t } = useShop();
  const [state, follow] = useLink(lang);
  const heading = useRef<HTMLHeadingElement>(null);
  const words: Readonly<Record<State, readonly [title: string, text: string]>> = {
    checking: [copy.title, copy.checking],
    intro: [copy.title, copy.intro],
    confirm: [copy.title, copy.confirmText],
    unsubscribe: [copy.title, copy.unsubscribeText],
    confirmed: [copy.confirmedTitle, copy.confirmed],
    unsubscribed: [copy.unsubscribedTitle, copy.unsubscribed],
    invalid: [copy.invalidTitle, copy.invalid],
    offline: [copy.failedTitle, t('offline')],
    failed: [copy.failedTitle, t('failed')],
  };
  const [title, text] = words[state];
  const buttons: Partial<Record<State, string>> = {
    confirm: copy.confirmButton,
    unsubscribe: copy.unsubscribeButton,
    offline: copy.again,
    failed: copy.again,
  };
  const button = buttons[state];
  const isResult = button === undefined || button === copy.again;

  useEffect(() => {
    // The result replaces what was being read.
    if (isResult && state !== 'checking' && state !== 'intro') heading.current?.focus();
  }, [state, isResult]);

  return (
    <div className="wrap section" aria-busy={state === 'checking'}>
      <h1 ref={heading} tabIndex={-1} className="title max-w-[11em] text-[clamp(44px,8vw,128px)]">
        {title}
      </h1>
      <p className="lead min-h-[4.4em] max-w-[34em] pt-6">{text}</p>
      <div className="flex flex-wrap gap-2 pt-8">
        {button !== undefined && (
          <button type="button" className="btn solid" onClick={follow}>
            {button}
          </button>
        )}
        <Link className={button === undefined ? 'btn solid' : 'btn'} href={href('produkte', lang)}>
          {copy.shop}
        </Link>
      </div>
    </div>
  );
}

export function head({ copy }: PageProps<Copy>): PageHead {
  return { title: copy.title, description: copy.description };
}
