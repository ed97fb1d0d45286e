import { useEffect, useRef, useState } from 'react';
import type { Lang } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import type de from './de.json';
import { followLink, type LinkResult, type NewsletterLink, readLink } from './newsletter-link.ts';

type State = LinkResult | 'checking' | 'intro' | NewsletterLink['action'];

/** Reads the address's link, and follows it each time somebody asks to. */
function useLink(lang: Lang): readonly [State, follow: () => void] {
  const [state, setState] = useState<State>('checking');
  useEffect(() => {
    const read = () => setState(readLink(location.hash)?.action ?? 'intro');
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const follow = () => {
    const link = readLink(location.hash);
    if (!link) return;
    setState('checking');
    void followLink(link, lang).then(setState);
  };
  return [state, follow];
}

/** The form stands in the footer of every page. */
const focusForm = () => document.querySelector<HTMLElement>('.newsletter input')?.focus();

/**
 * Target of the links of newsletter mails, and of mails about what is sold out: confirms or ends and says so. Only a press does it,
 * because programs that look into mails open links, too.
 */
export function Page({ texts, lang }: PageProps<typeof de>) {
  const { t } = useShop();
  const [state, follow] = useLink(lang);
  const heading = useRef<HTMLHeadingElement>(null);
  const messages: Readonly<Record<State, readonly [title: string, text: string]>> = {
    checking: [texts.title, texts.checking],
    intro: [texts.title, texts.intro],
    confirm: [texts.title, texts.confirmText],
    unsubscribe: [texts.title, texts.unsubscribeText],
    back: [texts.backTitle, texts.backText],
    forget: [texts.backTitle, texts.forgetText],
    noted: [texts.notedTitle, texts.noted],
    forgotten: [texts.forgottenTitle, texts.forgotten],
    confirmed: [texts.confirmedTitle, texts.confirmed],
    unsubscribed: [texts.unsubscribedTitle, texts.unsubscribed],
    invalid: [texts.invalidTitle, texts.invalid],
    offline: [texts.failedTitle, t('offline')],
    failed: [texts.failedTitle, t('failed')],
  };
  const [title, text] = messages[state];
  const buttons: Partial<Record<State, string>> = {
    intro: texts.introButton,
    confirm: texts.confirmButton,
    unsubscribe: texts.unsubscribeButton,
    back: texts.backButton,
    forget: texts.forgetButton,
    offline: texts.again,
    failed: texts.again,
  };
  const button = buttons[state];
  const isResult = button === undefined || button === texts.again;

  useEffect(() => {
    // The result replaces what was being read.
    if (isResult && state !== 'checking' && state !== 'intro') heading.current?.focus();
  }, [state, isResult]);

  return (
    <div className="wrap section" aria-busy={state === 'checking'}>
      <h1
        ref={heading}
        tabIndex={-1}
        className="page-title max-w-[11em] text-[clamp(min(2.75rem,13.8vw),8vw,8rem)]"
      >
        {title}
      </h1>
      <p className="lead min-h-[4.4em] max-w-[34em] pt-6">{text}</p>
      <div className="flex flex-wrap gap-2 pt-8">
        {button !== undefined && (
          <button
            type="button"
            className="btn solid"
            onClick={state === 'intro' ? focusForm : follow}
          >
            {button}
          </button>
        )}
        <Link className={button === undefined ? 'btn solid' : 'btn'} href={rangeHref(lang)}>
          {texts.shop}
        </Link>
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<typeof de>): PageHead {
  return { title: texts.title, description: texts.description };
}
