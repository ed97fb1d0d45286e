import { useState } from 'react';
import { CAP } from '../../../catalogue/cap.ts';
import { demoRating } from '../../../catalogue/demo-ratings.ts';
import type { CapColourId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import { href, type Lang } from '../../../routes.ts';
import { ratingOf } from '../../../rules/claims.ts';
import { capGallery } from '../../../rules/gallery.ts';
import { itemIdOf } from '../../../rules/line-ids.ts';
import { formatPrice } from '../../../rules/money.ts';
import type { Offer } from '../../../rules/offer.ts';
import { CAP_COLOUR_PARAM } from '../../../rules/variant-params.ts';
import { addChosen } from '../../cart/add-chosen.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { useSoldOut } from '../../sold-out/sold-out-store.ts';
import { AddButton } from '../../ui/AddButton.tsx';
import type { Crumb } from '../../ui/Breadcrumb.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import { CapSwatches } from './CapSwatches.tsx';
import type { CapTexts } from './de.ts';

const FIRST: CapColourId = 'rosa';
const PRODUCT = { kind: 'cap' as const, ...CAP };
const OFFER: Offer = {
  kind: 'cap',
  productId: CAP.id,
  priceCents: CAP.priceCents,
  colours: [FIRST],
};

const FASHION: Record<Lang, string> = { de: 'Fashion', en: 'Fashion' };

function crumbs(lang: Lang): Crumb[] {
  return [
    { label: FASHION[lang], href: `${href('produkte', lang)}?kategorie=daily` },
    { label: productName(CAP.id, lang) },
  ];
}

/** One cap in two colours; the colour stands in the URL (docs/specification.md#25-products). */
export function Page({ texts, lang }: PageProps<CapTexts>) {
  const shop = useShop();
  const [params, change] = useQuery();
  const [quantity, setQuantity] = useState(1);
  const colour = CAP.colours.find((each) => each === params.get(CAP_COLOUR_PARAM)) ?? FIRST;
  const variant = { kind: 'cap', productId: CAP.id, colour } as const;
  const gone = useSoldOut()[itemIdOf(variant)];
  const rating = ratingOf(shop.settings.mode, demoRating(CAP.id));
  const total = formatPrice(CAP.priceCents * quantity, lang);
  const add = () => addChosen(OFFER, { colours: [colour], quantity }, shop);
  const button = (className: string) => (
    <AddButton className={`num ${className}`} gone={gone} behind={` · ${total}`} onAdd={add} />
  );
  return (
    <DetailLayout
      product={PRODUCT}
      name={productName(CAP.id, lang)}
      offer={OFFER}
      crumbs={crumbs(lang)}
      pictures={detailPictures(
        productName(CAP.id, lang),
        capGallery(CAP.id, colour),
        lang,
        texts.shared,
      )}
      productTexts={texts.product}
      texts={texts.shared}
      colour={colour}
      rating={rating && <Stars rating={rating} lang={lang} />}
      bar={button('col-span-full')}
    >
      <CapSwatches
        legend={texts.colour}
        colour={colour}
        onChoose={(next) => change({ [CAP_COLOUR_PARAM]: next === FIRST ? undefined : next })}
      />
      <div className="buy-label">
        <p className="name">
          {texts.size}: {texts.oneSize}
        </p>
      </div>
      <p className="note">{texts.sizeHint}</p>
      <div className="buy-row">
        <p className="name" aria-hidden="true">
          {shop.t('product.quantity')}
        </p>
        <QuantityStepper
          quantity={quantity}
          name={productName(CAP.id, lang)}
          onChange={setQuantity}
        />
      </div>
      {button('w-full mt-4')}
    </DetailLayout>
  );
}

export function head({ texts, lang, settings }: HeadProps<CapTexts>): PageHead {
  return detailHead({
    product: PRODUCT,
    name: productName(CAP.id, lang),
    productTexts: texts.product,
    crumbs: crumbs(lang),
    pictures: detailPictures(
      productName(CAP.id, lang),
      capGallery(CAP.id, FIRST),
      lang,
      texts.shared,
    ),
    lang,
    settings,
  });
}
