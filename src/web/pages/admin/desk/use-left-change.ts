import { useEffect, useEffectEvent } from 'react';
import { forgetLeft, type LeftChange, saveLeft } from './left-changes.ts';

/**
 * Saves an editor's change when its tab or its page goes, and once a lost connection is back; warns before the page
 * goes while there is one. A change that is open when the editor is left is kept until it is saved. `hash` is the
 * editor's address; `read` returns undefined if everything is saved.
 */
export function useLeftChange(hash: string, read: () => LeftChange | undefined): void {
  const change = useEffectEvent(read);
  useEffect(() => {
    forgetLeft(hash);
    const goOn = () => void change()?.save?.(false);
    const leavePage = () => void change()?.save?.(true);
    const hide = () => document.visibilityState === 'hidden' && leavePage();
    const warn = (event: BeforeUnloadEvent) => {
      if (change()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leavePage);
    addEventListener('beforeunload', warn);
    addEventListener('online', goOn);
    return () => {
      const left = change();
      if (left) void saveLeft(left);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leavePage);
      removeEventListener('beforeunload', warn);
      removeEventListener('online', goOn);
    };
  }, [hash]);
}
