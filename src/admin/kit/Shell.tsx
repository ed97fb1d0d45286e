import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { useAccount } from '#browser/account/account-store.ts';
import { fill } from '#browser/fill.ts';
import { adminAlertsReply } from '#contract/admin-messages.ts';
import { href } from '#routes.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Icon } from './Icon.tsx';
import { formerHref, sectionHref, useKit } from './kit-context.ts';
import { useTitle } from './Page.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { useApi, useLost } from './queries.ts';
import { Rail } from './Rail.tsx';
import { Toasts } from './toasts.tsx';

/** The newest condition that needs the owner, in one line; nothing while there is none. */
function AlertLine() {
  const { lang, texts } = useKit();
  const { data } = useApi('GET /api/admin/alerts', {}, adminAlertsReply, { everyMs: 60_000 });
  const alerts = data?.alerts ?? [];
  const title = alerts.at(-1)?.title;
  if (title === undefined) return null;
  const text = alerts.length === 1 ? texts.alerts.one : texts.alerts.many;
  return (
    <Link className="alert-line" href={formerHref(lang, '')}>
      <Icon name="alert" />
      <span className="cut">{fill(text, { count: alerts.length, title })}</span>
      <span className="soft">{texts.alerts.open}</span>
    </Link>
  );
}

/** Says that the server doesn't answer, and nothing else. */
function ConnectionLine() {
  const { texts } = useKit();
  const isLost = useLost((lost) => lost);
  return (
    <div role="status">
      {isLost && (
        <p className="alert-line">
          <Icon name="alert" />
          <span>{texts.lost}</span>
        </p>
      )}
    </div>
  );
}

/** Advises an own password while the account has the one that was printed. */
function OwnPassword() {
  const { lang, texts } = useKit();
  const isTemporary = useAccount(({ session }) => session?.temporaryPassword ?? false);
  if (!isTemporary) return null;
  return (
    <p className="alert-line">
      <Icon name="alert" />
      <span>{texts.account.temporary}</span>
      <Link className="link" href={href('account', lang)}>
        {texts.account.temporaryLink}
      </Link>
    </p>
  );
}

/** Address of the same page in the other language, which is another document. */
function useOtherLanguage(): string {
  const { lang } = useKit();
  const { pathname, searchStr } = useLocation();
  return sectionHref(lang === 'de' ? 'en' : 'de', pathname) + searchStr;
}

const RAIL_KEY = 'elvare-admin-rail';

function readRail(): string {
  try {
    return localStorage.getItem(RAIL_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Frame of every page: rail, bar of phones, account, and what concerns the whole shop. */
export function Shell() {
  const { lang, texts } = useKit();
  const [rail, setRail] = useState(readRail);
  const otherLanguage = useOtherLanguage();
  const toggleRail = (isNarrow: boolean) => {
    const next = isNarrow ? 'wide' : 'narrow';
    setRail(next);
    try {
      localStorage.setItem(RAIL_KEY, next);
    } catch {
      // Without storage it is remembered until the page is left.
    }
  };
  return (
    <div className="shell" data-rail={rail}>
      <Rail onToggle={toggleRail} />
      <div className="app">
        <header className="top-bar">
          <Link className="brand phone-only" href={href('home', lang)} aria-label="Elvare">
            {texts.brand}
          </Link>
          <a className="top-item" href={otherLanguage} hrefLang={lang === 'de' ? 'en' : 'de'}>
            {texts.language}
          </a>
          <AccountMenu />
        </header>
        <section aria-label={texts.alerts.label}>
          <ConnectionLine />
          <AlertLine />
          <OwnPassword />
        </section>
        <main>
          <Outlet />
        </main>
      </div>
      <PhoneBar />
      <ConfirmDialog />
      <Toasts />
    </div>
  );
}

/** Shown for an address that no section has. */
export function NotFound() {
  const { lang, texts } = useKit();
  useTitle(texts.missing.title);
  return (
    <div className="empty">
      <h1 id="page-title" tabIndex={-1}>
        {texts.missing.title}
      </h1>
      <p>{texts.missing.text}</p>
      <Link className="button primary" href={formerHref(lang, '')}>
        {texts.missing.back}
      </Link>
    </div>
  );
}
