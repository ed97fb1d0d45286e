import type { Translate } from '../i18n/translate.ts';
import { showToast } from './toast-store.ts';

let isSaid = false;

/**
 * Says that what was tapped could not be had from the network. The second time, if the browser is online, a new document
 * comes: the files of this one's version may be gone.
 */
export function sayOffline(t: Translate): void {
  if (isSaid && navigator.onLine) location.reload();
  isSaid = true;
  const text = navigator.onLine ? '' : t('offline');
  showToast({ title: t('failed'), text, tone: 'destructive' });
}
