import '#browser/font/fonts.css';
import './kit/kit.css';
import { applyAuthEvent, followOtherTabs, useAccount } from '#browser/account/account-store.ts';
import { readSession, refreshSession } from '#browser/account/session.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import type { ApiPath } from '#browser/api.ts';
import { BACK_OFFICE, splitLang } from '#routes.ts';
import { showGate } from './frame/gates.ts';
import { hasUnsaved, LoadProblem, loadCode } from './load-code.ts';
import { hasNames, isPagePath, loadPage } from './sections/load-page.ts';

const TEXTS = { de: () => import('./texts/de.json'), en: () => import('./texts/en.json') };

const RETRY_MS = 5_000;
const { lang } = splitLang(location.pathname);

const SNAPSHOT = '/api/admin/dashboard/snapshot' satisfies ApiPath;
const NAMES = '/api/admin/catalogue/names' satisfies ApiPath;

/** Requests a reply while the code that asks for it is on its way. */
function preloadReply(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Asks who is signed in, and loads the app for who has a role only; the server decides all the same. */
async function open(): Promise<void> {
  const session = await readSession();
  if (session === undefined) throw new LoadProblem('offline');
  if (!session?.role) {
    const address = location.pathname + location.search + location.hash;
    return showGate('denied', session ? undefined : signInAddress(lang, address));
  }
  if (session.missing) return showGate(session.missing);
  const loading = loadCode(() => Promise.all([import('./app.tsx'), TEXTS[lang]()]));
  const page = splitLang(location.pathname).path.slice(BACK_OFFICE.length) || '/';
  // The router loads what another role may see.
  if (isPagePath(page) && session.isAdmin) {
    // The router says what fails.
    loadPage(page, lang).catch(() => {});
    if (page === '/') preloadReply(SNAPSHOT);
    if (hasNames(page)) preloadReply(`${NAMES}?lang=${lang}`);
  }
  const [{ mount }, { default: texts }] = await loading;
  applyAuthEvent('INITIAL_SESSION', session);
  // Another tab signs in or out.
  followOtherTabs(() => void refreshSession());
  useAccount.subscribe(({ session: now }) => {
    // Typed text stays, and the next request asks for a login.
    if (now?.user.id !== session.user.id && !hasUnsaved()) location.reload();
  });
  mount(lang, texts, session.shop ?? '');
  showGate(undefined);
}

function start(): void {
  open().catch((error: unknown) => {
    if (error instanceof LoadProblem && error.code === 'offline') {
      showGate('unreachable');
      setTimeout(start, RETRY_MS);
      return;
    }
    console.error('the back office can not be shown', error);
    showGate('browser');
  });
}

showGate(undefined);
start();
