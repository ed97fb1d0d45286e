import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { useAccount } from '#browser/account/account-store.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Alerts } from './Alerts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Connection } from './Connection.tsx';
import { Icon } from './Icon.tsx';
import { keepFocus } from './keep-focus.ts';
import { sectionHref, useKit } from './kit-context.ts';
import { lazyComponent } from './lazy-component.tsx';
import { useTitle } from './Page.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Rail } from './Rail.tsx';
import { useServer } from './server-state.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { keepFieldsSteady } from './steady-fields.ts';
import { readStored, store } from './stored.ts';
import { formatListTime } from './times.tsx';
import { titleCutText } from './title-cut-text.ts';
import { Toasts } from './toasts.tsx';
import { UnsavedDialog } from './unsaved.tsx';
import { useMedia } from './use-media.ts';

/** Says since when the server doesn't answer, and leads to the shop, whose state this page can't know. */
function ConnectionLine() {
  const { lang, texts } = useKit();
  const lostAt = useServer((server) => server.lostAt);
  return (
    <div role="status">
      {lostAt !== undefined && (
        <p className="alert-line flex-wrap">
          <Icon name="alert" />
          <span className="flex-[1_1_14rem]">
            {fill(texts.lost, {
              time: formatListTime(new Date(lostAt).toISOString(), lang, Date.now()),
            })}{' '}
            <Link className="link" href={href('home', lang)} target="_blank">
              {texts.nav.shop}
            </Link>
          </span>
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

const Palette = lazyComponent('Palette', async () => (await import('./Palette.tsx')).Palette);
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Button and shortcut (⌘K, Ctrl K) of the palette, whose code loads when it is opened. */
function Search() {
  const { texts } = useKit();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        className="me-auto flex min-h-(--control) min-w-0 flex-[0_1_22.5rem] items-center gap-2 rounded border border-line-2 bg-(--raised) ps-3 pe-1.5 text-small text-(--soft) data-hovered:border-(--edge) data-hovered:text-(--text) max-wide:ms-auto max-wide:me-0 max-wide:w-11 max-wide:flex-none max-wide:justify-center max-wide:border-transparent max-wide:bg-transparent max-wide:p-0"
        onPress={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className="max-wide:sr-only">{texts.palette.open}</span>
        <kbd className="ms-auto max-wide:sr-only">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Frame of every page: rail, bar of phones, account, and what concerns the whole shop. */
export function Shell() {
  const { lang, texts } = useKit();
  const [rail, setRail] = useState(() => readStored(RAIL_KEY) ?? '');
  const otherLanguage = useOtherLanguage();
  useEffect(keepFocus, []);
  useEffect(keepFieldsSteady, []);
  useEffect(titleCutText, []);
  // Without a choice the room decides.
  const hasRoom = useMedia('(width >= 85rem)');
  const isNarrow = rail === '' ? !hasRoom : rail === 'narrow';
  const toggleRail = () => {
    const next = isNarrow ? 'wide' : 'narrow';
    setRail(next);
    store(RAIL_KEY, next);
  };
  return (
    <div className="shell group/shell" data-rail={rail}>
      <Rail isNarrow={isNarrow} onToggle={toggleRail} />
      <div className="app">
        <header className="top-bar">
          <Link className="brand phone-only" href={href('home', lang)} aria-label={texts.shop}>
            {texts.brand}
          </Link>
          <Search />
          <Connection />
          <Link className="top-item" href={otherLanguage} hrefLang={lang === 'de' ? 'en' : 'de'}>
            {texts.language}
          </Link>
          <AccountMenu />
        </header>
        <section aria-label={texts.alerts.label}>
          <ConnectionLine />
          <Alerts />
          <OwnPassword />
        </section>
        <main className="flex min-w-0 flex-1 flex-col">
          <Outlet />
        </main>
      </div>
      <PhoneBar />
      <ConfirmDialog />
      <UnsavedDialog />
      <SignInAgain />
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
      <div>
        <h1 id="page-title" tabIndex={-1}>
          {texts.missing.title}
        </h1>
        <p>{texts.missing.text}</p>
        <Link className="button primary" href={sectionHref(lang, '')}>
          {texts.missing.back}
        </Link>
      </div>
    </div>
  );
}
