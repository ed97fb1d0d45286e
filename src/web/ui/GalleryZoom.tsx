import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePart } from '../shop-context.ts';
import { Dialog } from './Dialog.tsx';
import { openDialog } from './dialog-control.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { Picture } from './Picture.tsx';

interface GalleryZoomProps {
  readonly pictures: readonly GalleryPicture[];
  /** The picture to begin with. */
  readonly start: number;
  /** The product's name, the dialog's title. */
  readonly name: string;
  readonly onClose: () => void;
}

const DIALOG_ID = 'zoom';

/**
 * The gallery on the whole screen: swiped or turned by arrow keys, and every picture grows to twice
 * the screen's width when pressed.
 */
export function GalleryZoom({ name, pictures, start, onClose }: GalleryZoomProps) {
  const { t } = usePart();
  const strip = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState<number>();

  useEffect(() => {
    openDialog(DIALOG_ID);
    const element = strip.current;
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
    element?.querySelectorAll('button')[start]?.focus({ preventScroll: true });
  }, [start]);

  // A grown picture shows its middle, not its upper left corner.
  useEffect(() => {
    const slide = large === undefined ? undefined : strip.current?.children[large];
    slide?.scrollTo({
      left: (slide.scrollWidth - slide.clientWidth) / 2,
      top: (slide.scrollHeight - slide.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [large]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || large !== undefined) return;
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
  };

  return (
    <Dialog id={DIALOG_ID} title={name} kind="full" onToggle={(open) => !open && onClose()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons */}
      <div ref={strip} className="zoom-strip" onKeyDown={onKeyDown}>
        {pictures.map(({ source, alt }, index) => {
          const isLarge = large === index;
          return (
            <div key={source.base} className="zoom-slide">
              <button
                type="button"
                className={isLarge ? 'zoom-picture is-large' : 'zoom-picture'}
                aria-label={`${t(isLarge ? 'product.zoomOut' : 'product.zoomIn')}: ${alt}`}
                onClick={() => setLarge(isLarge ? undefined : index)}
              >
                <Picture source={source} alt="" sizes={isLarge ? '200vw' : '100vw'} eager />
              </button>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
