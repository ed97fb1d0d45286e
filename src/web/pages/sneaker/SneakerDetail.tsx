import { ratingOf, showsWarrantyAsBenefit } from '#rules/claims.ts';
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
import { Stars } from '#web/ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { SizeGuide, SizeGuideLink } from '../product-detail/SizeGuide.tsx';
import { SizePicker } from '../product-detail/SizePicker.tsx';
import { useMissing } from '../product-detail/use-missing.ts';
import { ColourLinks } from './ColourLinks.tsx';
import type { SneakerData } from './data.ts';
import type { SneakerTexts } from './de.ts';

export interface SneakerDetailProps {
  readonly sneaker: SneakerData;
  readonly texts: SneakerTexts;
  readonly crumbs: readonly Crumb[];
  readonly pictures: readonly GalleryPicture[];
}

/** A sneaker: size (in the URL), cart, its other colours. */
export function SneakerDetail({ sneaker, texts, crumbs, pictures }: SneakerDetailProps) {
  const shop = useShop();
  const { lang, settings } = shop;
  const [params, change] = useQuery();
  const soldOut = useSoldOut();
  const variant = (each: string) => ({ productId: sneaker.id, size: each });
  const size = sneaker.sizes.find(
    (each) => each === params.get(SIZE_PARAM) && !soldOut[itemIdOf(variant(each))],
  );
  const choice = useMissing(size !== undefined, texts.chooseTitle, texts.chooseText);
  const gone = soldOut[sneaker.id];
  const rating = ratingOf(settings.mode, sneaker.demoRating);
  const add = () => {
    if (!addChosen(offerOf(sneaker), { size }, shop)) choice.ask();
  };
  const button = (className: string) => <AddButton className={className} gone={gone} onAdd={add} />;
  return (
    <>
      <DetailLayout
        product={sneaker}
        name={sneaker.name}
        crumbs={crumbs}
        pictures={pictures}
        productTexts={sneaker.texts}
        texts={texts.shared}
        rating={rating && <Stars rating={rating} lang={lang} />}
        warrantyYears={showsWarrantyAsBenefit(settings.mode) ? sneaker.warrantyYears : undefined}
        bar={
          <>
            <span className="price">{formatPrice(sneaker.priceCents, lang)}</span>
            {button('')}
          </>
        }
      >
        <ColourLinks
          sneaker={sneaker}
          legend={texts.colours}
          query={size ? `?${SIZE_PARAM}=${size}` : ''}
        />
        <SizePicker
          choice={choice}
          legend={texts.size}
          sizes={sneaker.sizes}
          size={size}
          variant={variant}
          onChoose={(next) => change({ [SIZE_PARAM]: next })}
          guide={<SizeGuideLink texts={texts.guide} />}
        />
        {button('w-full mt-6')}
      </DetailLayout>
      <SizeGuide texts={texts.guide} size={size} />
    </>
  );
}
