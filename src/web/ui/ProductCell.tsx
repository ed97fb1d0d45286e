import { type PointerEvent, type ReactNode, useState } from 'react';
import type { Price } from '#catalogue/types.ts';
import type { CartProduct } from '#rules/card.ts';
import { strikePrice } from '#rules/claims.ts';
import { FEW_PRODUCTS } from '#rules/list-rhythm.ts';
import { formatPrice } from '#rules/money.ts';
import { cardHref, cardPicture } from '../cards/card-picture.ts';
import { Link } from '../runtime/Link.tsx';
import { useShop } from '../shop-context.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { HeartButton } from './HeartButton.tsx';
import { Picture } from './Picture.tsx';
import { Saving } from './Price.tsx';
import { squarePicture } from './picture-source.ts';
import { priceText, unitPriceText } from './unit-price-text.ts';

interface ProductCellProps {
  /** A card; those without the fields of carts have a picture of one colour. */
  readonly product: CartProduct;
  /** Shows and opens it in this colour. */
  readonly colour?: string | undefined;
  /** One short line under the name: material, category, number of colours. */
  readonly note?: ReactNode;
  /** Further lines under name and price: colour dots, stars, shipping. */
  readonly children?: ReactNode;
  /** The list's first picture: loaded first. */
  readonly priority?: boolean;
  /** Visible without scrolling: not lazy. */
  readonly eager?: boolean;
  /** A control over the picture's lower edge, such as "add". */
  readonly action?: ReactNode;
}

/** Classes of a list of so many cells: few are larger, so that they fill their row. */
export function cellsClass(count: number): string {
  return count < FEW_PRODUCTS ? 'cells few' : 'cells';
}

/** Displayed width of a cell's picture; also the `sizes` that a list's `head` has to name. */
export const CELL_SIZES = '(min-width: 56.25rem) 25vw, (min-width: 43.75rem) 33vw, 50vw';

/** Price, earlier price and saving in a cell's text. */
export function CellPrice({ product }: { readonly product: Price }) {
  const shop = useShop();
  const { t, lang, settings } = shop;
  const strike = strikePrice(settings.mode, product);
  const now = priceText(product.priceCents, shop);
  const original = strike && formatPrice(strike.originalCents, lang);
  return (
    <>
      <span className="price">
        {original && <span className="sr">{t('product.sale', { price: now, original })}</span>}
        <span aria-hidden={strike ? 'true' : undefined}>{now}</span>
      </span>
      {original && (
        <s className="was cell-was" aria-hidden="true">
          {original}
        </s>
      )}
      <Saving price={product} />
    </>
  );
}

/** A picture on its ground and up to three lines of text; the whole cell leads to the product. */
export function ProductCell(props: ProductCellProps) {
  const { product, colour, note, children, priority = false, eager = false, action } = props;
  const shop = useShop();
  const { name } = product;
  const [isPointedAt, setPointedAt] = useState(false);
  // Documents don't carry it: phones never show it, and in a list it is an element in six.
  const other = isPointedAt && !colour && product.other ? squarePicture(product.other) : undefined;
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointedAt(true);
  };
  const gone = useSoldOut()[product.id];
  return (
    <article className="cell" onPointerEnter={point}>
      <div className="cell-pic">
        <Picture
          source={squarePicture(cardPicture(product, colour))}
          alt=""
          sizes={CELL_SIZES}
          priority={priority}
          eager={eager || priority}
          morph={product.id}
        />
        {other && <Picture source={other} alt="" sizes={CELL_SIZES} className="cell-other" />}
        {gone && <span className="badge ink cell-badge">{gone}</span>}
      </div>
      <div className="cell-text">
        <h3 className="cell-name">
          <Link className="cell-link" href={cardHref(product, colour)}>
            {name}
          </Link>
        </h3>
        {note && <p className="cell-note">{note}</p>}
        <CellPrice product={product} />
        {product.volumeMl !== undefined && (
          <p className="cell-note num">{unitPriceText(product, product.volumeMl, shop)}</p>
        )}
        {children}
      </div>
      <HeartButton id={product.id} name={name} className="cell-heart" />
      {action}
    </article>
  );
}
