import { demoRating } from '../../../catalogue/demo-ratings.ts';
import '../product-detail/detail.css';
import './bag.css';
import type { ReactNode } from 'react';
import { bagCover } from '../../../catalogue/bag-covers.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import type { PackKey } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import { LINE_VIEW, pictureBase } from '../../../catalogue/pictures.ts';
import type { Bag } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import { ratingOf } from '../../../rules/claims.ts';
import { bagGallery } from '../../../rules/gallery.ts';
import { colourMark, itemIdOf } from '../../../rules/line-ids.ts';
import { formatPrice } from '../../../rules/money.ts';
import type { Offer } from '../../../rules/offer.ts';
import { colourLimit, withColour } from '../../../rules/packs.ts';
import { addChosen } from '../../cart/add-chosen.ts';
import { fill } from '../../i18n/translate.ts';
import { Recent } from '../../recent/Recent.tsx';
import { AfterPaint } from '../../runtime/shown-hooks.ts';
import { useShop } from '../../shop-context.ts';
import { useSoldOut } from '../../sold-out/sold-out-store.ts';
import { AddButton } from '../../ui/AddButton.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { GALLERY_SIZES, Gallery } from '../../ui/Gallery.tsx';
import { HeartButton } from '../../ui/HeartButton.tsx';
import { splitLead } from '../../ui/lead.ts';
import { productPicture } from '../../ui/picture-source.ts';
import { preloadPicture } from '../../ui/preload-picture.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { DeliveryTimeline } from '../product-detail/DeliveryTimeline.tsx';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import { LazyRelated } from '../product-detail/LazyRelated.tsx';
import { ProductDetails } from '../product-detail/ProductDetails.tsx';
import { useMissing } from '../product-detail/use-missing.ts';
import { BagFacts } from './BagFacts.tsx';
import { bagCrumbs } from './bag-crumbs.ts';
import { ColourGrid } from './ColourGrid.tsx';
import type { BagPageTexts } from './de.ts';
import { PackCards } from './PackCards.tsx';
import { PackStage, SLOT_SIZES } from './PackStage.tsx';
import { useBagChoice } from './use-bag-choice.ts';
import { useColourWalk } from './use-colour-walk.ts';

export interface BagPageProps {
  readonly bag: Bag;
  readonly texts: BagPageTexts;
  /** The pouch opens with its first colour (docs/specification.md#4-states), the others with none. */
  readonly preselected?: ColourId | undefined;
  /** Cards of what the chosen pack brings, on the page that shows them. */
  readonly gifts?: (pack: PackKey) => ReactNode;
  /** Section below the product that only one page has. */
  readonly children?: ReactNode;
}

function offerOf(
  { id, packs, colours }: Bag,
  preselected: ColourId | undefined,
  lang: Lang,
): Offer {
  const { einzelpack, duo, trio } = packs;
  return {
    kind: 'bag',
    productId: id,
    name: productName(id, lang),
    packCents: {
      einzelpack: einzelpack.priceCents,
      duo: duo.priceCents,
      trio: trio.priceCents,
    },
    colours: preselected ? [preselected] : [],
    covers: Object.fromEntries(
      colours.map((colour) => [colour, pictureBase(id, LINE_VIEW.bag, colour)]),
    ),
  };
}

/** A bag: pack, colours, cart (docs/specification.md#26-bags); the choice stands in the URL. */
export function BagPage({ bag, texts, preselected, gifts, children }: BagPageProps) {
  const shop = useShop();
  const { lang, settings } = shop;
  const soldOut = useSoldOut();
  const choice = useBagChoice(bag, preselected, (colour) => colourMark(bag.id, colour) in soldOut);
  const { pack, colours } = choice;
  const gone = soldOut[itemIdOf({ kind: 'bag', productId: bag.id, pack })];
  const offer = offerOf(bag, preselected, lang);
  const { shared } = texts;
  const limit = colourLimit(pack);
  const text = fill(shared.chooseText, { n: limit });
  const { place, missing, ask } = useMissing(colours.length === limit, shared.chooseTitle, text);
  const add = () => {
    if (!addChosen(offer, choice, shop)) ask();
  };
  const name = productName(bag.id, lang);
  const isSingle = limit === 1;
  const prepare = (colour: ColourId) =>
    preloadPicture(
      productPicture(bag.id, 'quarter', colour),
      isSingle ? GALLERY_SIZES : SLOT_SIZES,
    );
  const walk = useColourWalk({
    prepare,
    choose: (colour) => !colours.includes(colour) && choice.toggle(colour),
    choosesByKey: isSingle,
  });
  const seen = withColour(colours, walk.aimed, limit);
  const shown = walk.aimed ?? colours[0] ?? preselected ?? bagCover(bag.id);
  const picturesOf = (colour: ColourId) =>
    detailPictures(name, bagGallery(bag.id, colour), lang, shared);
  const open = limit - colours.length;
  const covers = picturesOf(shown);
  const [empty] = covers;
  // Below a pack's stage the chosen colours take turns.
  const pictures = covers.map(
    (picture, index) => picturesOf(seen[index % seen.length] ?? shown)[index] ?? picture,
  );
  const chosen = seen.flatMap((colour) => picturesOf(colour).slice(0, 1));
  const stage =
    !isSingle && empty ? (
      <PackStage key="stage" chosen={chosen} limit={limit} empty={empty} />
    ) : undefined;
  const rating = ratingOf(settings.mode, demoRating(bag.id));
  const price = formatPrice(bag.packs[pack].priceCents, lang);
  const button = (className: string) => <AddButton className={className} gone={gone} onAdd={add} />;
  return (
    <div className="detail">
      <div className="product tinted" data-colour={shown} data-offer={JSON.stringify(offer)}>
        <Gallery
          name={name}
          pictures={pictures}
          stage={stage}
          staged={stage && chosen.length > 0 ? chosen : undefined}
          morph={bag.id}
          variant={stage ? [limit, ...seen].join() : shown}
        />
        <div className="buy">
          <div className="buy-top">
            <Breadcrumb crumbs={bagCrumbs(bag.id, lang)} />
            <ShareButton title={name} />
            <HeartButton id={bag.id} name={name} />
          </div>
          <h1 className="buy-title">{name}</h1>
          {rating && <Stars rating={rating} lang={lang} />}
          <p className="mt-4 mb-6 max-w-[40em]">{splitLead(texts.product.description).lead}</p>
          <PackCards bag={bag} texts={texts} selected={pack} onSelect={choice.choosePack} />
          {gifts?.(pack)}
          <ColourGrid
            bag={bag}
            choice={isSingle ? { pack, colours: seen } : choice}
            texts={shared}
            place={place}
            missing={missing}
            grid={walk.grid}
            onAim={prepare}
            onToggle={(colour) => {
              walk.leave();
              choice.toggle(colour);
            }}
          />
          <p className="to-go name">
            {stage && open > 0 && fill(open === 1 ? shared.oneMore : shared.more, { n: open })}
          </p>
          {button('w-full')}
          <AfterPaint>
            <BagFacts bag={bag} texts={shared} />
            <DeliveryTimeline texts={shared} soldOut={gone !== undefined || bag.id in soldOut} />
            <ProductDetails productTexts={texts.product} texts={shared} />
          </AfterPaint>
        </div>
        <StickyBar>
          <span className="price">{price}</span>
          {button('')}
        </StickyBar>
      </div>
      <AfterPaint>
        {children}
        <LazyRelated product={{ kind: 'bag', id: bag.id }} title={shared.related} />
        <Recent id={bag.id} />
      </AfterPaint>
    </div>
  );
}
