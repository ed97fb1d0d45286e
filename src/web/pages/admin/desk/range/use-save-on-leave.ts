import { useEffect, useEffectEvent } from 'react';

/**
 * Saves when a view, its tab or its page goes, and once a lost connection is back; warns before the page goes while
 * something is unsaved. `isLeaving` is for a request that has to outlive its page.
 */
export function useSaveOnLeave(save: (isLeaving: boolean) => void, isUnsaved: () => boolean): void {
  const flush = useEffectEvent(save);
  const isOpen = useEffectEvent(isUnsaved);
  useEffect(() => {
    const goOn = () => flush(false);
    const leavePage = () => flush(true);
    const hide = () => document.visibilityState === 'hidden' && flush(true);
    const warn = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leavePage);
    addEventListener('beforeunload', warn);
    addEventListener('online', goOn);
    return () => {
      goOn();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leavePage);
      removeEventListener('beforeunload', warn);
      removeEventListener('online', goOn);
    };
  }, []);
}
