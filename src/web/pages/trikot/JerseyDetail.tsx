import { useState } from 'react';
import { ratingOf } from '#rules/claims.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { offerOf } from '#rules/offer.ts';
import { SIZE_PARAM } from '#rules/variant-params.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import { useQuery } from '#web/runtime/use-query.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { AddButton } from '#web/ui/AddButton.tsx';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import type { GalleryPicture } from '#web/ui/Gallery.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { SizeGuide, SizeGuideLink } from '../product-detail/SizeGuide.tsx';
import { SizePicker } from '../product-detail/SizePicker.tsx';
import { useMissing } from '../product-detail/use-missing.ts';
import type { JerseyData } from './data.ts';
import type { JerseyTexts } from './de.ts';

export interface JerseyDetailProps {
  readonly jersey: JerseyData;
  readonly texts: JerseyTexts;
  readonly crumbs: readonly Crumb[];
  readonly pictures: readonly GalleryPicture[];
}

/** A jersey: size (in the URL), quantity, cart. */
export function JerseyDetail({ jersey, texts, crumbs, pictures }: JerseyDetailProps) {
  const shop = useShop();
  const { t, lang, settings } = shop;
  const [params, change] = useQuery();
  const [quantity, setQuantity] = useState(1);
  const { sizes } = jersey;
  const soldOut = useSoldOut();
  const variant = (each: string) => ({ productId: jersey.id, size: each });
  const size = sizes.find(
    (each) => each === params.get(SIZE_PARAM) && !soldOut[itemIdOf(variant(each))],
  );
  const choice = useMissing(size !== undefined, texts.chooseTitle, texts.chooseText);
  const gone = soldOut[jersey.id];
  const rating = ratingOf(settings.mode, jersey.demoRating);
  const add = () => {
    if (!addChosen(offerOf(jersey), { size, quantity }, shop)) choice.ask();
  };
  const button = (className: string) => (
    <AddButton className={className} gone={gone} waits={!size} onAdd={add} />
  );
  return (
    <>
      <DetailLayout
        product={jersey}
        name={jersey.name}
        crumbs={crumbs}
        pictures={pictures}
        productTexts={jersey.texts}
        texts={texts.shared}
        rating={rating && <Stars rating={rating} lang={lang} />}
        bar={
          <>
            <span className="price">{formatPrice(jersey.priceCents * quantity, lang)}</span>
            {button('')}
          </>
        }
      >
        <SizePicker
          choice={choice}
          legend={texts.size}
          sizes={sizes}
          size={size}
          variant={variant}
          onChoose={(next) => change({ [SIZE_PARAM]: next })}
          guide={<SizeGuideLink texts={texts.guide} />}
        />
        <div className="buy-row">
          <p className="name" aria-hidden="true">
            {t('product.quantity')}
          </p>
          <QuantityStepper
            quantity={quantity}
            name={jersey.name}
            marks={size ? [itemIdOf(variant(size))] : []}
            onChange={setQuantity}
          />
        </div>
        {button('w-full mt-4')}
      </DetailLayout>
      <SizeGuide texts={texts.guide} jersey={sizes} size={size} />
    </>
  );
}
