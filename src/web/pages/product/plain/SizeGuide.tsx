import type { MouseEvent } from 'react';
import type { Translate } from '#web/i18n/translate.ts';
import { signal } from '#web/runtime/signal.ts';
import { useShop } from '#web/shop-context.ts';
import { sayOffline } from '#web/toasts/say-offline.ts';
import { openDialog, opensDialog } from '#web/ui/dialog-control.ts';
import type { BlockProps } from '../block.ts';
import { lazyBlock } from './lazy-block.tsx';

const SIZE_GUIDE_ID = 'size-guide';

/** The dialog can be opened. */
const shown = signal();

/** The link opens its prerendered dialog before this code is there. */
const dialog = lazyBlock(
  SIZE_GUIDE_ID,
  async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog,
);

/** A tap that comes before the dialog is kept, and says so; without its code it says that. */
async function openWhenHere(link: HTMLElement, t: Translate): Promise<void> {
  if (document.getElementById(SIZE_GUIDE_ID)) return;
  dialog.call();
  link.ariaBusy = 'true';
  try {
    await dialog.load();
    await shown.given;
    if (link.isConnected) openDialog(SIZE_GUIDE_ID);
  } catch {
    sayOffline(t);
  } finally {
    link.ariaBusy = null;
  }
}

export function SizeGuideLink({ title }: { readonly title: string }) {
  const { t } = useShop();
  const onTap = ({ currentTarget: link }: MouseEvent<HTMLElement>) => void openWhenHere(link, t);
  return (
    <button
      type="button"
      className="text-btn"
      onPointerEnter={dialog.call}
      onFocus={dialog.call}
      onClickCapture={onTap}
      {...opensDialog(SIZE_GUIDE_ID)}
    >
      {title}
    </button>
  );
}

export function SizeGuide({ data: { guide, sizes = [] }, column: { size } }: BlockProps) {
  if (!guide) return null;
  return dialog.show({ guide, sizes, size, id: SIZE_GUIDE_ID, onShown: shown.give });
}
