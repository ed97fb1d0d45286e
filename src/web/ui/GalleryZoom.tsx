import { type ComponentPropsWithoutRef, useState } from 'react';
import { usePart } from '../shop-context.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { MoreIcon } from './MoreIcon.tsx';
import { Picture } from './Picture.tsx';
import { fallbackPath, type PictureSource } from './picture-source.ts';
import { useZoom } from './use-zoom.ts';

export interface GalleryPicture {
  readonly source: PictureSource;
  /** Alternative text, with the colour if there are several. */
  readonly alt: string;
}

interface GalleryZoomProps {
  readonly pictures: readonly GalleryPicture[];
  /** The page's picture to begin with. */
  readonly from: HTMLImageElement;
  /** The product's name, the dialog's title. */
  readonly name: string;
  readonly onClose: () => void;
}

const DIALOG_ID = 'zoom';
/** Width for which every screen chooses the largest file. */
const LARGEST = '1600px';
const THUMB_PX = 160;

const shows = (image: HTMLImageElement, source: PictureSource) =>
  image.src.endsWith(fallbackPath(source));

/** Side of a picture on the page, including what is cropped. */
function sizeOnPage(image: HTMLImageElement): number {
  const { width, height } = image.getBoundingClientRect();
  return Math.max(width, height);
}

function IconButton(props: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className="icon-btn" {...props} />;
}

/**
 * The gallery on the whole screen, larger than on the page: turned by swipe, arrows and thumbnails, resized
 * by pinch, double tap, click, wheel, buttons and keys, moved by drag and arrow keys.
 */
export function GalleryZoom({ name, pictures, from, onClose }: GalleryZoomProps) {
  const { t } = usePart();
  const [onPage] = useState(() => [
    ...(from.closest('.gallery-strip')?.querySelectorAll('img') ?? []),
  ]);
  const first = Math.max(
    0,
    pictures.findIndex(({ source }) => shows(from, source)),
  );
  const count = pictures.length;
  const largest = Math.max(...onPage.map(sizeOnPage));
  const zoom = useZoom(DIALOG_ID, first, count, largest);
  const { index } = zoom;
  const nth = (at: number) => t('product.picture', { index: at + 1, count });
  return (
    <Dialog id={DIALOG_ID} title={name} kind="full" onToggle={(open) => !open && onClose()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no stage of pictures */}
      <div
        ref={zoom.box}
        className="zoom-stage"
        role="group"
        aria-label={t('product.gallery', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture
        tabIndex={0}
      >
        <div ref={zoom.track} className="zoom-track flex h-full">
          {pictures.map(({ source, alt }, at) => (
            <div
              key={source.base}
              className="pointer-events-none grid h-full flex-[0_0_100%] place-content-center overflow-hidden"
              inert={at !== index}
            >
              <div className="zoom-picture">
                {/* The page's file is there at once; the largest one comes to lie over it. */}
                <img
                  src={onPage.find((image) => shows(image, source))?.currentSrc || undefined}
                  alt=""
                  className="pic-img"
                />
                <Picture source={source} alt={alt} sizes={LARGEST} eager={at === index} />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="absolute top-[calc(var(--header)/2-22px)] right-[calc(var(--edge)+41px)] flex gap-1">
        <IconButton aria-label={t('product.zoomOut')} onClick={zoom.farther}>
          <Icon name="minus" />
        </IconButton>
        <IconButton aria-label={t('product.zoomIn')} onClick={zoom.closer}>
          <Icon name="plus" />
        </IconButton>
      </div>
      {count > 1 && (
        <>
          <p
            className="num pointer-events-none absolute top-0 left-(--edge) leading-(--header)"
            role="status"
          >
            <span className="sr">{`${nth(index)}: ${pictures[index]?.alt}`}</span>
            <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
          </p>
          <div className="zoom-bar pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 px-(--edge) pt-3 pb-[calc(12px+env(safe-area-inset-bottom,0px))]">
            <IconButton
              aria-label={t('product.previous')}
              aria-disabled={index === 0}
              onClick={() => zoom.turn(-1)}
            >
              <MoreIcon name="back" />
            </IconButton>
            <div className="zoom-thumbs pointer-events-auto flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
              {pictures.map(({ source }, at) => (
                <button
                  key={source.base}
                  type="button"
                  className="size-12 flex-none rounded-[1px] bg-ground md:size-16"
                  aria-label={nth(at)}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => zoom.setIndex(at)}
                >
                  <Picture source={{ ...source, widths: [THUMB_PX] }} alt="" sizes="56px" eager />
                </button>
              ))}
            </div>
            <IconButton
              aria-label={t('product.next')}
              aria-disabled={index === count - 1}
              onClick={() => zoom.turn(1)}
            >
              <MoreIcon name="arrow" />
            </IconButton>
          </div>
        </>
      )}
    </Dialog>
  );
}
