import '#browser/font/fonts.css';
import './kit/kit.css';
import { applyAuthEvent, openAccountChannel, useAccount } from '#browser/account/account-store.ts';
import { readSession, refreshSession } from '#browser/account/session.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { splitLang } from '#routes.ts';
import { showGate } from './frame/gates.ts';
import { reloadOnce } from './reload-once.ts';

const RETRY_MS = 5_000;
const { lang } = splitLang(location.pathname);

/** Asks who is signed in, and loads the app for administrators only; the server decides all the same. */
async function open(): Promise<void> {
  const session = await readSession();
  if (session === undefined) {
    showGate('unreachable');
    setTimeout(open, RETRY_MS);
    return;
  }
  if (!session?.isAdmin) {
    const address = location.pathname + location.search + location.hash;
    return showGate('denied', session ? undefined : signInAddress(lang, address));
  }
  if (session.missing) return showGate(session.missing);
  applyAuthEvent('INITIAL_SESSION', session);
  // Another tab signs in or out.
  openAccountChannel().onmessage = () => void refreshSession();
  useAccount.subscribe(({ session: now }) => {
    if (now?.user.id !== session.user.id) location.reload();
  });
  const { mount } = await import('./app.tsx');
  await mount(lang);
  showGate(undefined);
}

// A file of the app is gone: a new version was installed since the document came.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});
void open();
