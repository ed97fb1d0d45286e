import { itemIdOf } from '#rules/line-ids.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { BlockProps, Blocks } from '../block.ts';
import { productPage } from '../ProductPage.tsx';
import { ColourSwatches } from './ColourSwatches.tsx';
import { FamilyLinks } from './FamilyLinks.tsx';
import { PriceLine } from './PriceLine.tsx';
import { RelatedCards } from './RelatedCards.tsx';
import { SizeBar } from './SizeBar.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { SizePicker } from './SizePicker.tsx';

export { head } from '../ProductPage.tsx';

function OneSize({ data: { oneSize, sizeWord } }: BlockProps) {
  return (
    <>
      <div className="buy-label">
        <p className="name">
          {sizeWord}: {oneSize?.title}
        </p>
      </div>
      <p className="note">{oneSize?.text}</p>
    </>
  );
}

function Quantity({ data, column }: BlockProps) {
  const { quantity, addition, setQuantity } = column;
  return (
    <div className="buy-row">
      <p className="name" aria-hidden="true">
        {data.quantityWord}
      </p>
      <QuantityStepper
        quantity={quantity}
        name={data.name}
        marks={addition ? [itemIdOf(addition.variant)] : []}
        onChange={setQuantity}
      />
    </div>
  );
}

/** Blocks of products without packs: sizes, colours, or nothing to choose. */
const blocks: Blocks = {
  price: PriceLine,
  family: FamilyLinks,
  colours: ColourSwatches,
  sizes: SizePicker,
  oneSize: OneSize,
  quantity: Quantity,
  related: RelatedCards,
  guide: SizeGuide,
  sizeBar: SizeBar,
};

/** The page of a product without packs. */
export const Page = productPage({
  blocks,
  gap: ({ choices }) => (choices.includes('quantity') ? 'w-full mt-4' : 'w-full mt-6'),
});
