import { applyAuthEvent, openAccountChannel } from './account-store.ts';
import { readSession } from './read-session.ts';

/** Reads the login and follows other tabs, for as long as the document lives. */
export function startAccount(): void {
  void readSession().then((session) => applyAuthEvent('INITIAL_SESSION', session ?? null));
  openAccountChannel().onmessage = () => {
    import('./refresh-session.ts').then(
      ({ refreshSession }) => refreshSession(),
      (error: unknown) => console.warn('another tab can not be followed', error),
    );
  };
}
