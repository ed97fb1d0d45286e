import { Suspense, useEffect } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { BACK_OFFICE, href, type Lang, localized } from '#routes.ts';
import { LanguageSwitch } from '#web/layout/LanguageSwitch.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import './admin.css';
import './admin-panels.css';
import './desk.css';
import './desk-orders.css';
import './desk-codes.css';
import './desk-collections.css';
import './desk-publish.css';
import './desk-range.css';
import './desk-campaigns.css';
import './forced.css';
import { SectionSwitch } from './SectionSwitch.tsx';
import { type Section, useSection } from './sections.ts';
import type { AdminTexts } from './texts.ts';

export function head({ texts }: HeadProps<AdminTexts>): PageHead {
  return { title: texts.title, description: texts.title };
}

interface DeskProps {
  readonly admin: AdminTexts;
  readonly section: Section;
}

/** The desk with its texts, fetched when somebody opens it. */
const load = (lang: Lang) =>
  lazyWithRetry(async () => {
    const [{ Desk }, { texts }] = await Promise.all([
      import('./desk/Desk.tsx'),
      lang === 'de' ? import('./desk/de.ts') : import('./desk/en.ts'),
    ]);
    return (props: DeskProps) => <Desk {...props} texts={texts} lang={lang} />;
  });
const DESKS = { de: load('de'), en: load('en') };

/** Sections of the back office that have not moved into its own program yet. Others are refused by the server. */
export function Page({ texts, lang }: PageProps<AdminTexts>) {
  const status = useAccount((state) => state.status);
  const isAdmin = useAccount(({ session }) => session?.isAdmin ?? false);
  const [section, show] = useSection();
  useEffect(() => {
    if (status === 'signed-out')
      location.replace(signInAddress(lang, location.pathname + location.hash));
  }, [status, lang]);
  const Desk = DESKS[lang];
  const isDenied = status === 'signed-in' && !isAdmin;
  return (
    <div className="dashboard">
      <header className="news-top">
        <Link className="wide" href={localized(BACK_OFFICE, lang)}>
          ELVARE
        </Link>
        <LanguageSwitch />
      </header>
      <SectionSwitch texts={texts} lang={lang} shown={section} onShow={show} />
      <h1 className="sr">{texts.title}</h1>
      {isDenied && (
        <Link className="desk-link" href={href('account', lang)}>
          {texts.denied}
        </Link>
      )}
      {isAdmin && section && (
        <Suspense fallback={<div className="desk-panel" aria-busy="true" />}>
          <Desk admin={texts} section={section} />
        </Suspense>
      )}
    </div>
  );
}
