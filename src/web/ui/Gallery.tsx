import {
  memo,
  type ReactElement,
  Suspense,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { withPart } from '../runtime/lazy-part.tsx';
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { motionAllowed } from '../runtime/motion.ts';
import { useShop } from '../shop-context.ts';
import { sayOffline } from '../toasts/say-offline.ts';
import type { GalleryPicture } from './GalleryZoom.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

export type { GalleryPicture };

export interface GalleryProps {
  /** The product's name, for the label of the group. */
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  /** Stage that replaces the first picture; follows `variant`. */
  readonly stage?: ReactElement | undefined;
  /** Pictures on the stage, which the zoom shows one by one. */
  readonly staged?: readonly GalleryPicture[] | undefined;
  /** Product id for the picture-to-picture transition. */
  readonly morph: string;
  /** Changes when another variant is chosen: the gallery goes back to its first picture. */
  readonly variant?: string;
}

/**
 * Displayed width of the main picture; also the `sizes` that a page's `head` has to name. The largest phone
 * counts as 400 px wide, so that none loads the file for large screens.
 */
export const GALLERY_SIZES = '(min-width: 43.75rem) 65vw, 400px';
/** `sizes` of one of `count` pictures: the first and a second alone are as wide as the stack, others share a row. */
function sizesAt(index: number, count: number): string {
  if (index === 0 || count === 2) return GALLERY_SIZES;
  const inRow = count % 2 === 0 && count - index < 4 ? 3 : 2;
  return `(min-width: 75rem) calc((100vw - 500px) / ${inRow}), ${GALLERY_SIZES}`;
}
const THUMB_PX = 160;
const STACK_MEDIA = '(min-width: 75rem)';
/** Height of the header, which sticks to the screen's top (`--header`). */
const HEADER_PX = 72;

const GalleryZoom = lazyWithRetry(
  async () => (await withPart(() => import('./GalleryZoom.tsx'))).GalleryZoom,
);

/**
 * A product's pictures: a strip to swipe, from 1200 px a stack beside the buy column. The first one is
 * the page's largest picture. A click on one opens it on the whole screen.
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

function PictureStrip({ name, pictures, stage, staged, morph, variant = '' }: GalleryProps) {
  const { t } = useShop();
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<HTMLImageElement>();
  /** Thumbnail pressed last: it decides between pictures that are equally in view. */
  const wanted = useRef(0);
  const count = pictures.length;
  const slideAt = (index: number) => strip.current?.children[index] as HTMLElement;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage takes the place of a slide
  useEffect(() => {
    const slides = [...(strip.current?.children ?? [])];
    const inView: number[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          inView[slides.indexOf(target)] = intersectionRatio;
        }
        const most = Math.max(...inView);
        const isWanted = inView[wanted.current] === most;
        if (most > 0) setCurrent(isWanted ? wanted.current : inView.indexOf(most));
      },
      { threshold: [0, 0.5, 1] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count, variant]);
  const shown = useRef(variant);
  useEffect(() => {
    // It starts at its first picture by itself; to scroll would make the browser lay the page out at once.
    if (shown.current !== variant) strip.current?.scrollTo({ left: 0, behavior: 'instant' });
    shown.current = variant;
  }, [variant]);

  const zoom = ({ target }: SyntheticEvent) => {
    const pressed = target instanceof HTMLImageElement && target;
    setZoomed(pressed || (slideAt(current).querySelector('img') ?? undefined));
    GalleryZoom.load().catch(() => {
      setZoomed(undefined);
      sayOffline(t);
    });
  };
  const choose = (index: number) => {
    const behavior = motionAllowed() ? 'smooth' : 'instant';
    const { offsetLeft, offsetTop } = slideAt(index);
    wanted.current = index;
    strip.current?.scrollTo({ left: offsetLeft, behavior });
    // In the stack; from the product's place, because the gallery itself may be stuck.
    const product = strip.current?.closest<HTMLElement>('.product');
    if (product && matchMedia(STACK_MEDIA).matches) {
      scrollTo({ top: product.offsetTop - HEADER_PX + offsetTop, behavior });
    }
  };

  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no strip of pictures */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys and screen readers have the button below */}
      <div
        ref={strip}
        className="gallery-strip"
        role="group"
        aria-label={t('product.gallery', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the browser scrolls it by arrow keys
        tabIndex={0}
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
                sizes={sizesAt(index, count)}
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
      {count > 1 && (
        <div className="gallery-thumbs">
          {pictures.map(({ source }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              type="button"
              aria-label={t('product.picture', { index: index + 1, count })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
            >
              <Picture source={{ ...source, widths: [THUMB_PX] }} alt="" sizes="72px" />
            </button>
          ))}
          <p className="note num" role="status">
            <span className="sr">{t('product.picture', { index: current + 1, count })}</span>
            <span aria-hidden="true">{`${current + 1} / ${count}`}</span>
          </p>
        </div>
      )}
      {zoomed && (
        <Suspense>
          <GalleryZoom
            name={name}
            pictures={staged ? [...staged, ...pictures.slice(1)] : pictures}
            from={zoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
