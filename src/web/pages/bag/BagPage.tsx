import '../product-detail/detail.css';
import './bag.css';
import { Suspense } from 'react';
import { fill } from '#browser/fill.ts';
import { ratingOf } from '#rules/claims.ts';
import { colourMark, itemIdOf } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { offerOf } from '#rules/offer.ts';
import { withColour } from '#rules/packs.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import { Recent } from '#web/recent/Recent.tsx';
import { pageLoaded } from '#web/runtime/idle.ts';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { PageProps } from '#web/runtime/page.ts';
import { AfterPaint } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { AddButton } from '#web/ui/AddButton.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { GALLERY_SIZES, Gallery } from '#web/ui/Gallery.tsx';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { splitLead } from '#web/ui/lead.ts';
import { squarePicture } from '#web/ui/picture-source.ts';
import { preloadPicture } from '#web/ui/preload-picture.ts';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { StickyBar } from '#web/ui/StickyBar.tsx';
import { DeliveryTimeline } from '../product-detail/DeliveryTimeline.tsx';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import { LazyRelated } from '../product-detail/LazyRelated.tsx';
import { ProductDetails } from '../product-detail/ProductDetails.tsx';
import { useMissing } from '../product-detail/use-missing.ts';
import { BagFacts } from './BagFacts.tsx';
import { bagCrumbs } from './bag-crumbs.ts';
import { ColourGrid } from './ColourGrid.tsx';
import type { BagData } from './data.ts';
import type { BagTexts } from './de.ts';
import { PackCards } from './PackCards.tsx';
import { PackStage, SLOT_SIZES } from './PackStage.tsx';
import { pictureIn, picturesIn } from './picture-in.ts';
import { useBagChoice } from './use-bag-choice.ts';
import { useColourWalk } from './use-colour-walk.ts';

export { head } from './bag-head.ts';

/** Most packs that a page opens with bring no gift: the cards load once a pack that has one is chosen. */
const GiftCards = lazyWithRetry(
  async () => (await withPart(() => import('./GiftCards.tsx'))).GiftCards,
);

/** Prerendered with the page; its code follows when everything above already answers. */
const Experiences = lazyWithRetry(async () => {
  await pageLoaded;
  return (await import('./Experiences.tsx')).Experiences;
});

/** `/products/{id}`; the server sends the 404 page for unknown ids. */
export function Page({ id, texts, data }: PageProps<BagTexts, BagData>) {
  return data && <BagDetail key={id} bag={data} texts={texts} />;
}

interface BagDetailProps {
  readonly bag: BagData;
  readonly texts: BagTexts;
}

/** A bag: pack, colours, cart (docs/specification.md#26-bags); the choice stands in the URL. */
function BagDetail({ bag, texts }: BagDetailProps) {
  const shop = useShop();
  const { lang, settings } = shop;
  const soldOut = useSoldOut();
  const choice = useBagChoice(bag, (colour) => colourMark(bag.id, colour) in soldOut);
  const { colours } = choice;
  const pack = bag.packs.find(({ id }) => id === choice.pack);
  const { pieces: limit = 0, priceCents = 0, gifts = [] } = pack ?? {};
  const gone = soldOut[itemIdOf({ productId: bag.id, pack: choice.pack })];
  const text = fill(texts.chooseText, { n: limit });
  const { place, missing, ask } = useMissing(colours.length === limit, texts.chooseTitle, text);
  const add = () => {
    if (!addChosen(offerOf(bag), choice, shop)) ask();
  };
  const { name, giftCards, experiences } = bag;
  const isSingle = limit === 1;
  const prepare = (colour: string) =>
    preloadPicture(squarePicture(pictureIn(bag, colour)), isSingle ? GALLERY_SIZES : SLOT_SIZES);
  const walk = useColourWalk({
    prepare,
    choose: (colour) => !colours.includes(colour) && choice.toggle(colour),
    choosesByKey: isSingle,
  });
  const seen = withColour(colours, walk.aimed, limit);
  const shown = walk.aimed ?? colours[0] ?? bag.cover;
  const picturesOf = (colour: string) =>
    detailPictures(name, picturesIn(bag, colour), lang, texts, bag.colours);
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
  const rating = ratingOf(settings.mode, bag.demoRating);
  const price = formatPrice(priceCents, lang);
  const button = (className: string) => <AddButton className={className} gone={gone} onAdd={add} />;
  return (
    <div className="detail">
      <div className="product tinted" data-colour={shown} data-product={bag.id}>
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
            <Breadcrumb crumbs={bagCrumbs(name, lang)} />
            <ShareButton title={name} />
            <HeartButton id={bag.id} name={name} />
          </div>
          <h1 className="buy-title">{name}</h1>
          {rating && <Stars rating={rating} lang={lang} />}
          <p className="mt-4 mb-6 max-w-[40em]">{splitLead(bag.texts.description).lead}</p>
          <PackCards bag={bag} texts={texts} selected={choice.pack} onSelect={choice.choosePack} />
          {giftCards && gifts.length > 0 && (
            <Suspense>
              <GiftCards gifts={gifts} cards={giftCards} label={texts.gifts} />
            </Suspense>
          )}
          <ColourGrid
            bag={bag}
            colours={isSingle ? seen : colours}
            limit={limit}
            texts={texts}
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
            {stage && open > 0 && fill(open === 1 ? texts.oneMore : texts.more, { n: open })}
          </p>
          {button('w-full')}
          <AfterPaint>
            <BagFacts bag={bag} colours={colours} texts={texts} />
            <DeliveryTimeline
              texts={texts}
              days={bag.days}
              soldOut={gone !== undefined || bag.id in soldOut}
            />
            <ProductDetails productTexts={bag.texts} texts={texts} days={bag.days} />
          </AfterPaint>
        </div>
        <StickyBar>
          <span className="price">{price}</span>
          {button('')}
        </StickyBar>
      </div>
      <AfterPaint>
        {experiences && (
          <Suspense>
            <Experiences bag={bag} experiences={experiences} texts={texts.experiences} />
          </Suspense>
        )}
        <LazyRelated ids={bag.related} title={texts.related} />
        <Recent id={bag.id} />
      </AfterPaint>
    </div>
  );
}
