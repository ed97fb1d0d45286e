import { ACCESSORY_CATEGORY_NAMES } from '#catalogue/category-names.ts';
import { href } from '#routes.ts';
import { ratingOf } from '#rules/claims.ts';
import { filterParam } from '#rules/filter-param.ts';
import { formatPrice } from '#rules/money.ts';
import { offerOf } from '#rules/offer.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { AddButton } from '#web/ui/AddButton.tsx';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import type { AccessoryData } from './data.ts';
import type { AccessoryTexts } from './de.ts';

type Props = PageProps<AccessoryTexts, AccessoryData>;

function crumbs({ name, category }: AccessoryData, { texts, lang }: Props): Crumb[] {
  const list = href('accessoires', lang);
  const query = encodeURIComponent(filterParam(category) ?? '');
  return [
    { label: texts.list, href: list },
    { label: ACCESSORY_CATEGORY_NAMES[category][lang], href: `${list}?kategorie=${query}` },
    { label: name },
  ];
}

/** One accessory with what has to be known before buying it: contents, filter class, measures. */
export function Page(props: Props) {
  const { texts, id, lang, data } = props;
  const shop = useShop();
  const gone = useSoldOut()[id];
  // The server sends the 404 page for unknown ids.
  if (!data) return null;
  const { name, priceCents } = data;
  const rating = ratingOf(shop.settings.mode, data.demoRating);
  const add = () => addChosen(offerOf(data), {}, shop);
  const button = (className: string) => <AddButton className={className} gone={gone} onAdd={add} />;
  return (
    <DetailLayout
      key={id}
      product={data}
      name={name}
      crumbs={crumbs(data, props)}
      pictures={detailPictures(name, data.pictures, lang, texts.shared)}
      productTexts={data.texts}
      texts={texts.shared}
      rating={rating && <Stars rating={rating} lang={lang} />}
      bar={
        <>
          <span className="price">{formatPrice(priceCents, lang)}</span>
          {button('')}
        </>
      }
    >
      {button('w-full mt-6')}
    </DetailLayout>
  );
}

export function head(props: HeadProps<AccessoryTexts, AccessoryData>): PageHead {
  const { texts, lang, data, settings } = props;
  if (!data) return { title: texts.list, description: '' };
  return detailHead({
    product: data,
    crumbs: crumbs(data, props),
    pictures: detailPictures(data.name, data.pictures, lang, texts.shared),
    lang,
    settings,
  });
}
