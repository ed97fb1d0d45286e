import { type MouseEvent, Suspense } from 'react';
import type { Translate } from '#web/i18n/translate.ts';
import { pageLoaded } from '#web/runtime/idle.ts';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { signal } from '#web/runtime/signal.ts';
import { useShop } from '#web/shop-context.ts';
import { sayOffline } from '#web/toasts/say-offline.ts';
import { openDialog, opensDialog } from '#web/ui/dialog-control.ts';
import type { SizeGuideProps, SizeGuideTexts } from './SizeGuideDialog.tsx';

const SIZE_GUIDE_ID = 'size-guide';

const isHere = () => document.getElementById(SIZE_GUIDE_ID) !== null;
/** Someone aims at the link. */
const called = signal();
/** The dialog can be opened. */
const shown = signal();

/**
 * Prerendered with the page: the link opens it before this code is there. After a step inside the
 * shop, whose document has none of it, the code follows when someone aims at the link.
 */
const Guide = lazyWithRetry(async () => {
  await (import.meta.env.SSR || isHere() ? pageLoaded : called.given);
  return (await import('./SizeGuideDialog.tsx')).SizeGuideDialog;
});

/** A tap that comes before the dialog is kept, and says so; without its code it says that. */
async function openWhenHere(link: HTMLElement, t: Translate): Promise<void> {
  if (isHere()) return;
  called.give();
  link.ariaBusy = 'true';
  try {
    await Guide.load();
    await shown.given;
    if (link.isConnected) openDialog(SIZE_GUIDE_ID);
  } catch {
    sayOffline(t);
  } finally {
    link.ariaBusy = null;
  }
}

export function SizeGuideLink({ texts }: { readonly texts: SizeGuideTexts }) {
  const { t } = useShop();
  const onTap = ({ currentTarget: link }: MouseEvent<HTMLElement>) => void openWhenHere(link, t);
  return (
    <button
      type="button"
      className="text-btn"
      onPointerEnter={called.give}
      onFocus={called.give}
      onClickCapture={onTap}
      {...opensDialog(SIZE_GUIDE_ID)}
    >
      {texts.link}
    </button>
  );
}

export function SizeGuide(props: SizeGuideProps) {
  return (
    <Suspense>
      <Guide {...props} id={SIZE_GUIDE_ID} onShown={shown.give} />
    </Suspense>
  );
}
