import './detail.css';
import { type ReactNode, Suspense } from 'react';
import type { ProductTexts } from '#catalogue/texts/types.ts';
import type { Price } from '#catalogue/types.ts';
import type { WorkingDays } from '#rules/delivery.ts';
import { Recent } from '#web/recent/Recent.tsx';
import { pageLoaded } from '#web/runtime/idle.ts';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { AfterPaint } from '#web/runtime/shown-hooks.ts';
import { signal } from '#web/runtime/signal.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Breadcrumb, type Crumb } from '#web/ui/Breadcrumb.tsx';
import { Gallery, type GalleryPicture } from '#web/ui/Gallery.tsx';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { splitLead } from '#web/ui/lead.ts';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import { StickyBar } from '#web/ui/StickyBar.tsx';
import { DeliveryTimeline } from './DeliveryTimeline.tsx';
import type { DetailTexts } from './de.ts';
import { PriceLine } from './PriceLine.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { Promises } from './Promises.tsx';
import type { WithRelated } from './product-parts.ts';
import { RELATED_ID, RelatedPlaceholder } from './RelatedPlaceholder.tsx';

const near = signal();

/**
 * Prerendered with the page; its code follows when everything above already answers. After a step
 * inside the shop, whose document has none of it, when someone comes near.
 */
const Related = lazyWithRetry(async () => {
  await pageLoaded;
  if (!import.meta.env.SSR && !document.getElementById(RELATED_ID)) await near.given;
  return (await import('./Related.tsx')).Related;
});

/** Fields of the product that every page shows the same way. */
interface Sold extends Price, WithRelated {
  readonly id: string;
  readonly days: WorkingDays;
  /** Perfume only. */
  readonly volumeMl?: number;
}

export interface DetailLayoutProps {
  readonly product: Sold;
  readonly name: string;
  readonly crumbs: readonly Crumb[];
  readonly pictures: readonly GalleryPicture[];
  readonly productTexts: ProductTexts;
  readonly texts: DetailTexts;
  readonly rating?: ReactNode;
  /** The chosen colour: tints the ground and takes the gallery back to its first picture. */
  readonly colour?: string;
  readonly warrantyYears?: number | undefined;
  /** Price and button that stay in reach on phones. */
  readonly bar: ReactNode;
  /** Choices and the button. */
  readonly children: ReactNode;
}

/** Gallery beside the buy column, then what goes with it and what was seen before. */
export function DetailLayout(props: DetailLayoutProps) {
  const { product, name, crumbs, pictures, productTexts, texts } = props;
  const { rating, colour, warrantyYears, bar, children } = props;
  const { id } = product;
  const soldOut = id in useSoldOut();
  return (
    <div className="detail">
      <div className={colour ? 'product tinted' : 'product'} data-colour={colour} data-product={id}>
        <Gallery name={name} pictures={pictures} morph={id} variant={colour ?? id} />
        <div className="buy">
          <div className="buy-top">
            <Breadcrumb crumbs={crumbs} />
            <ShareButton title={name} />
            <HeartButton id={id} name={name} />
          </div>
          <h1 className="buy-title">{name}</h1>
          {rating}
          <PriceLine price={product} volumeMl={product.volumeMl} />
          <p className="mt-4 max-w-[40em]">{splitLead(productTexts.description).lead}</p>
          {children}
          <AfterPaint>
            <Promises texts={texts} warrantyYears={warrantyYears} />
            <DeliveryTimeline texts={texts} days={product.days} soldOut={soldOut} />
            <ProductDetails
              productTexts={productTexts}
              texts={texts}
              days={product.days}
              open={0}
            />
          </AfterPaint>
        </div>
        <StickyBar>{bar}</StickyBar>
      </div>
      <AfterPaint>
        <Suspense fallback={<RelatedPlaceholder title={texts.related} onNear={near.give} />}>
          <Related cards={product.related} title={texts.related} />
        </Suspense>
        <Recent id={id} />
      </AfterPaint>
    </div>
  );
}
