import { useState } from 'react';
import { href, type Lang } from '#routes.ts';
import { ratingOf } from '#rules/claims.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { offerOf } from '#rules/offer.ts';
import { COLOUR_PARAM } from '#rules/variant-params.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { useQuery } from '#web/runtime/use-query.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { AddButton } from '#web/ui/AddButton.tsx';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import { CapSwatches } from './CapSwatches.tsx';
import type { CapData } from './data.ts';
import type { CapTexts } from './de.ts';

const FASHION: Record<Lang, string> = { de: 'Fashion', en: 'Fashion' };

function crumbs({ name }: CapData, lang: Lang): Crumb[] {
  return [
    { label: FASHION[lang], href: `${href('produkte', lang)}?kategorie=daily` },
    { label: name },
  ];
}

const inColour = ({ pictures }: CapData, colour: string) =>
  pictures.filter((picture) => picture.colour === colour);

/** One cap in two colours; the colour stands in the URL (docs/specification.md#25-products). */
export function Page({ texts, lang, data }: PageProps<CapTexts, CapData>) {
  return data && <CapDetail texts={texts} lang={lang} cap={data} />;
}

interface CapDetailProps extends Pick<PageProps<CapTexts>, 'texts' | 'lang'> {
  readonly cap: CapData;
}

function CapDetail({ texts, lang, cap }: CapDetailProps) {
  const shop = useShop();
  const [params, change] = useQuery();
  const [quantity, setQuantity] = useState(1);
  const { preselected, priceCents } = cap;
  const wanted = params.get(COLOUR_PARAM);
  const colour = cap.colours.find(({ id }) => id === wanted)?.id ?? preselected;
  const variant = { productId: cap.id, colour };
  const gone = useSoldOut()[itemIdOf(variant)];
  const rating = ratingOf(shop.settings.mode, cap.demoRating);
  const total = formatPrice(priceCents * quantity, lang);
  const add = () => addChosen(offerOf(cap), { colours: [colour], quantity }, shop);
  const button = (className: string) => (
    <AddButton className={`num ${className}`} gone={gone} behind={` · ${total}`} onAdd={add} />
  );
  return (
    <DetailLayout
      product={cap}
      name={cap.name}
      crumbs={crumbs(cap, lang)}
      pictures={detailPictures(cap.name, inColour(cap, colour), lang, texts.shared, cap.colours)}
      productTexts={cap.texts}
      texts={texts.shared}
      colour={colour}
      rating={rating && <Stars rating={rating} lang={lang} />}
      bar={button('col-span-full')}
    >
      <CapSwatches
        legend={texts.colour}
        cap={cap}
        colour={colour}
        onChoose={(next) => change({ [COLOUR_PARAM]: next === preselected ? undefined : next })}
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
          name={cap.name}
          marks={[itemIdOf(variant)]}
          onChange={setQuantity}
        />
      </div>
      {button('w-full mt-4')}
    </DetailLayout>
  );
}

export function head({ texts, lang, data, settings }: HeadProps<CapTexts, CapData>): PageHead {
  if (!data) return { title: FASHION[lang], description: '' };
  return detailHead({
    product: data,
    crumbs: crumbs(data, lang),
    pictures: detailPictures(
      data.name,
      inColour(data, data.preselected),
      lang,
      texts.shared,
      data.colours,
    ),
    lang,
    settings,
  });
}
