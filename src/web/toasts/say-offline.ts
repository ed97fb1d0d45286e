import type { Translate } from '../i18n/translate.ts';
import { showToast } from './toast-store.ts';

/** Says that what was tapped could not be had from the network. */
export function sayOffline(t: Translate): void {
  showToast({ title: t('failed'), text: t('offline'), tone: 'destructive' });
}
