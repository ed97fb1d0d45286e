import type { ColourId } from '../../catalogue/colours.ts';
import type { SeedProductId } from '../../catalogue/ids.ts';
import { SEED_OFFERS } from '../../catalogue/seed/offers.ts';
import type { SeedProductRef } from '../../catalogue/types.ts';
import { type ListedProduct, listProducts } from '../../rules/products.ts';
import { useShop } from '../shop-context.ts';
import { cellsClass, ProductCell } from './ProductCell.tsx';
import { colourChoice, productNote } from './product-note.ts';

const SHOWN = 6;

/** A few of the colours a product comes in; the line beside it says how many there are. */
function ColourDots({ colours }: { readonly colours: readonly ColourId[] }) {
  return (
    <span className="dots" aria-hidden="true">
      {colours.slice(0, SHOWN).map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </span>
  );
}

function byId(ids: readonly SeedProductId[]): ListedProduct<SeedProductRef>[] {
  const all = new Map<SeedProductId, ListedProduct<SeedProductRef>>(
    listProducts(SEED_OFFERS).map((product) => [product.id, product]),
  );
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** Cells of a chosen few products of any kind, in the order given. */
export function NotedCells({ ids }: { readonly ids: readonly SeedProductId[] }) {
  const { t, lang } = useShop();
  return (
    <div className={cellsClass(ids.length)}>
      {byId(ids).map((product) => {
        const colours = colourChoice(product);
        return (
          <ProductCell key={product.id} product={product} note={productNote(product, lang, t)}>
            {colours.length > 0 && <ColourDots colours={colours} />}
          </ProductCell>
        );
      })}
    </div>
  );
}
