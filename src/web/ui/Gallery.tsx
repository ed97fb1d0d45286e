import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { withPart } from '../runtime/deferred.tsx';
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { motionAllowed } from '../runtime/motion.ts';
import { useShop } from '../shop-context.ts';
import { sayOffline } from '../toasts/say-offline.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { type PictureSource, smaller } from './picture-source.ts';

export interface GalleryPicture {
  readonly source: PictureSource;
  /** What it shows, the colour included where there are several. */
  readonly alt: string;
}

export interface GalleryProps {
  /** The product's name, for the label of the group. */
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  /** Stage that replaces the first picture; follows `variant`. */
  readonly stage?: ReactElement | undefined;
  /** Product id for the picture-to-picture transition. */
  readonly morph: string;
  /** Changes when another variant is chosen: the gallery goes back to its first picture. */
  readonly variant?: string;
}

/** Where the main picture is shown; also the `sizes` that a page's `head` has to name. */
export const GALLERY_SIZES = '(min-width: 56.25rem) calc(100vw - 500px), 100vw';
const THUMB_MAX_PX = 160;

const GalleryZoom = lazyWithRetry(
  async () => (await withPart(() => import('./GalleryZoom.tsx'))).GalleryZoom,
);

/**
 * Large pictures in one strip: swiped on phones, turned by thumbnails or arrow keys anywhere. The
 * first one is the page's largest picture. Pressed, it opens on the whole screen.
 */
export function Gallery(props: GalleryProps) {
  // The control that chose another colour answers first, the pictures follow a moment later.
  return <Pictures {...useDeferredValue(props)} />;
}

function sameAlt(a: readonly GalleryPicture[], b: readonly GalleryPicture[]): boolean {
  return a.length === b.length && a.every(({ alt }, index) => alt === b[index]?.alt);
}

const Pictures = memo(
  PictureStrip,
  (a, b) => a.variant === b.variant && sameAlt(a.pictures, b.pictures),
);

function PictureStrip({ name, pictures, stage, morph, variant = '' }: GalleryProps) {
  const { t } = useShop();
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);

  const show = (index: number, behavior: ScrollBehavior) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  const shown = useRef(variant);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another variant starts at its first picture
  useEffect(() => {
    // It starts there by itself at first; to scroll would make the browser lay the page out at once.
    if (shown.current !== variant) show(0, 'instant');
    shown.current = variant;
  }, [variant]);

  const zoom = () => {
    setZoomed(true);
    GalleryZoom.load().catch(() => {
      setZoomed(false);
      sayOffline(t);
    });
  };
  const choose = (index: number) => {
    const last = pictures.length - 1;
    show(Math.max(0, Math.min(index, last)), motionAllowed() ? 'smooth' : 'instant');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    choose(current + step);
  };
  const onScroll = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };

  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no strip of pictures */}
      <div
        ref={strip}
        className="gallery-strip"
        role="group"
        aria-label={t('product.gallery', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        // For the mouse; keys and screen readers have the button below.
        onClick={zoom}
      >
        {pictures.map(
          ({ source, alt }, index) =>
            (index === 0 && stage) || (
              <Picture
                // The place in the strip is the identity: a change of colour swaps the file in place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                source={source}
                alt={alt}
                sizes={GALLERY_SIZES}
                priority={index === 0}
                morph={index === 0 ? morph : undefined}
                className="gallery-slide"
              />
            ),
        )}
      </div>
      <button
        type="button"
        className="icon-btn gallery-zoom"
        aria-label={t('product.zoom')}
        onPointerEnter={() => void GalleryZoom.load().catch(() => undefined)}
        onClick={zoom}
      >
        <Icon name="expand" />
      </button>
      <div className="gallery-thumbs">
        {pictures.map(({ source }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            type="button"
            aria-label={t('product.picture', { index: index + 1, count: pictures.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => choose(index)}
          >
            <Picture source={smaller(source, THUMB_MAX_PX)} alt="" sizes="72px" />
          </button>
        ))}
      </div>
      {zoomed && (
        <Suspense>
          <GalleryZoom
            name={name}
            pictures={pictures}
            start={current}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
