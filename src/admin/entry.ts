import '#browser/font/fonts.css';
import './kit/kit.css';
import { applyAuthEvent, followOtherTabs, useAccount } from '#browser/account/account-store.ts';
import { readSession, refreshSession } from '#browser/account/session.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { BACK_OFFICE, splitLang } from '#routes.ts';
import { showGate } from './frame/gates.ts';
import { reloadOnce } from './reload-once.ts';

const TEXTS = { de: () => import('./texts/de.json'), en: () => import('./texts/en.json') };

const RETRY_MS = 5_000;
const { lang } = splitLang(location.pathname);

/** Asks who is signed in, and loads the app for administrators only; the server decides all the same. */
async function open(): Promise<void> {
  const session = await readSession();
  if (session === undefined) {
    showGate('unreachable');
    setTimeout(start, RETRY_MS);
    return;
  }
  if (!session?.isAdmin) {
    const address = location.pathname + location.search + location.hash;
    return showGate('denied', session ? undefined : signInAddress(lang, address));
  }
  if (session.missing) return showGate(session.missing);
  applyAuthEvent('INITIAL_SESSION', session);
  // Another tab signs in or out.
  followOtherTabs(() => void refreshSession());
  useAccount.subscribe(({ session: now }) => {
    if (now?.user.id !== session.user.id) location.reload();
  });
  const loading = [import('./app.tsx'), TEXTS[lang]()] as const;
  // Section that the sign-in leads to.
  if (splitLang(location.pathname).path === BACK_OFFICE) void import('./sections/today/Today.tsx');
  const [{ mount }, { default: texts }] = await Promise.all(loading);
  mount(lang, texts);
  showGate(undefined);
}

function start(): void {
  open().catch((error: unknown) => {
    console.error('the back office can not be shown', error);
    showGate('browser');
  });
}

// A file of the app is gone: a new version was installed since the document came.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});
showGate(undefined);
start();
