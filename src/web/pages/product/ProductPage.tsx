import './detail.css';
import { Suspense } from 'react';
import { FACT_BLOCKS } from '#catalogue/product-pages.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { Recent } from '#web/recent/Recent.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { AfterPaint } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { crumbData, productData } from '#web/structured-data.ts';
import { AddButton } from '#web/ui/AddButton.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { GALLERY_SIZES, Gallery, type GalleryProps } from '#web/ui/Gallery.tsx';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import { StickyBar } from '#web/ui/StickyBar.tsx';
import { priceText } from '#web/ui/unit-price-text.ts';
import type { BlockProps, Blocks } from './block.ts';
import { COMMON_BLOCKS } from './blocks/common-blocks.tsx';
import { galleryOf } from './gallery.ts';
import type { ProductData } from './product-data.ts';
import type { DetailTexts } from './texts.ts';
import { type Column, useColumn } from './use-column.ts';

const SaleFacts = lazyWithRetry(async () => (await import('./blocks/SaleFacts.tsx')).SaleFacts);

/** Blocks and gallery that one chunk adds to the page, so that products of the other one don't pay for them. */
interface ProductPart {
  readonly blocks: Blocks;
  /** Class of the button with the distance above it. */
  readonly gap: (data: ProductData) => string;
  /** Gallery of several colours at once, if more than one is to be chosen. */
  readonly stage?: (
    data: ProductData,
    column: Column,
    shown: string | undefined,
  ) => Partial<GalleryProps> | undefined;
}

/** Creates the page of a product from blocks (docs/specification.md#25-products). */
export function productPage(own: ProductPart) {
  const part = { ...own, blocks: { ...COMMON_BLOCKS, ...own.blocks } };
  return ({ id, data, texts }: PageProps<DetailTexts, ProductData>) =>
    // The server sends the 404 page for unknown ids.
    data && <Product key={id} data={data} texts={texts} part={part} />;
}

interface ProductProps extends Omit<BlockProps, 'column'> {
  readonly part: ProductPart;
}

/** Gallery beside the buy column, then what goes with it and what was seen before. */
function Product({ data, texts, part }: ProductProps) {
  const shop = useShop();
  const column = useColumn(data);
  const { id, name, colours, sizes, hasTotal, waits, choices, facts = FACT_BLOCKS, below } = data;
  const { gone, add, addition } = column;
  const shown = column.aimed ?? column.colours[0] ?? data.opensWith;
  const stage = part.stage?.(data, column, shown);
  const show = (names: readonly (keyof Blocks)[]) =>
    names.map((each) => {
      const Block = part.blocks[each];
      return Block && <Block key={each} data={data} texts={texts} column={column} />;
    });
  const price = priceText(column.totalCents, shop);
  const button = (className: string) => (
    <AddButton
      className={hasTotal ? `num ${className}` : className}
      gone={gone}
      waits={!!waits && !addition}
      behind={hasTotal ? ` · ${price}` : ''}
      onAdd={add}
    />
  );
  const isSizeOpen = sizes && !column.size && !gone;
  const tint = colours && shown;
  return (
    <>
      <div className="detail">
        <div className={tint ? 'product tinted' : 'product'} data-colour={tint} data-product={id}>
          <Gallery
            name={name}
            pictures={galleryOf(data, shown)}
            morph={id}
            variant={tint ?? id}
            {...stage}
          />
          <div className="buy">
            <div className="buy-top">
              <Breadcrumb crumbs={data.crumbs} />
              <ShareButton title={name} texts={texts} />
              <HeartButton id={id} name={name} />
            </div>
            <h1 className="buy-title">{name}</h1>
            {show(choices)}
            {button(part.gap(data))}
            <AfterPaint>
              {show(facts)}
              <Suspense>
                <SaleFacts data={data} column={column} />
              </Suspense>
            </AfterPaint>
          </div>
          <StickyBar>
            {isSizeOpen ? (
              show(['sizeBar'])
            ) : (
              <>
                {!hasTotal && <span className="price">{price}</span>}
                {button(hasTotal ? 'col-span-full' : '')}
              </>
            )}
          </StickyBar>
        </div>
        <AfterPaint>
          {show(below)}
          <Recent id={id} />
        </AfterPaint>
      </div>
      {show(['guide'])}
    </>
  );
}

/** Head of a product's page: its first picture, Product with its offers, BreadcrumbList. */
export function head({ data, lang, settings }: HeadProps<DetailTexts, ProductData>): PageHead {
  if (!data) return { title: '', description: '' };
  const { id, path, name, description, packs, priceCents = 0 } = data;
  const sources = galleryOf(data, data.preselected ?? data.opensWith).map(({ source }) => source);
  const [picture] = sources;
  return {
    title: name,
    description: data.meta ?? description,
    ...(picture && { picture, sizes: GALLERY_SIZES }),
    structured: import.meta.env.SSR
      ? [
          productData({
            id,
            path,
            name,
            lang,
            settings,
            description,
            brand: data.brand,
            rating: data.rating,
            ...(data.structured && { more: data.structured }),
            // Of packs the one that lists show.
            pictures: packs ? sources.slice(0, 1) : sources,
            offers: packs
              ? packs.map((pack) => ({
                  cents: pack.priceCents,
                  sku: itemIdOf({ productId: id, pack: pack.id }),
                }))
              : [{ cents: priceCents }],
          }),
          crumbData(data.crumbs, settings),
        ]
      : [],
  };
}
