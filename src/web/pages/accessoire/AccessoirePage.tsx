import { ACCESSORIES } from '../../../catalogue/accessories.ts';
import { ACCESSORY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { demoRating } from '../../../catalogue/demo-ratings.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Accessory } from '../../../catalogue/types.ts';
import { href } from '../../../routes.ts';
import { ratingOf } from '../../../rules/claims.ts';
import { filterParam } from '../../../rules/filter-param.ts';
import { accessoryGallery } from '../../../rules/gallery.ts';
import { formatPrice } from '../../../rules/money.ts';
import type { Offer } from '../../../rules/offer.ts';
import { addChosen } from '../../cart/add-chosen.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { useShop } from '../../shop-context.ts';
import { useSoldOut } from '../../sold-out/sold-out-store.ts';
import { AddButton } from '../../ui/AddButton.tsx';
import type { Crumb } from '../../ui/Breadcrumb.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { DetailLayout } from '../product-detail/DetailLayout.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import type { AccessoryTexts } from './de.ts';

type Props = PageProps<AccessoryTexts>;

function find(id: string): Accessory | undefined {
  return ACCESSORIES.find((accessory) => accessory.id === id);
}

function crumbs({ id, category }: Accessory, { texts, lang }: Props): Crumb[] {
  const list = href('accessoires', lang);
  const query = encodeURIComponent(filterParam(category) ?? '');
  return [
    { label: texts.list, href: list },
    { label: ACCESSORY_CATEGORY_NAMES[category][lang], href: `${list}?kategorie=${query}` },
    { label: productName(id, lang) },
  ];
}

/** One accessory with what has to be known before buying it: contents, filter class, measures. */
export function Page(props: Props) {
  const { texts, id, lang } = props;
  const shop = useShop();
  const gone = useSoldOut()[id];
  const accessory = find(id);
  // `target.ts` resolves unknown ids to the 404 page.
  if (!accessory) return null;
  const { id: productId, priceCents } = accessory;
  const rating = ratingOf(shop.settings.mode, demoRating(productId));
  const offer: Offer = { kind: 'accessory', productId, priceCents };
  const add = () => addChosen(offer, {}, shop);
  const button = (className: string) => <AddButton className={className} gone={gone} onAdd={add} />;
  return (
    <DetailLayout
      key={id}
      product={{ kind: 'accessory', ...accessory }}
      offer={offer}
      crumbs={crumbs(accessory, props)}
      pictures={detailPictures(productId, accessoryGallery(productId), lang, texts.shared)}
      productTexts={texts.products[productId]}
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

export function head(props: HeadProps<AccessoryTexts>): PageHead {
  const { texts, id, lang, settings } = props;
  const accessory = find(id);
  if (!accessory) return { title: texts.list, description: '' };
  return detailHead({
    product: { kind: 'accessory', ...accessory },
    productTexts: texts.products[accessory.id],
    crumbs: crumbs(accessory, props),
    pictures: detailPictures(accessory.id, accessoryGallery(accessory.id), lang, texts.shared),
    lang,
    settings,
  });
}
