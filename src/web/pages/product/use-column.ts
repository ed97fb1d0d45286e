import { useState } from 'react';
import { addressParams, readAddress } from '#rules/choice-address.ts';
import { fill } from '#rules/fill.ts';
import { colourMark, itemIdOf } from '#rules/line-ids.ts';
import { type Addition, additionOf, type Choice, offerOf, takeStep } from '#rules/offer.ts';
import { withColour } from '#rules/packs.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import { currentQuery, useQuery } from '#web/runtime/use-query.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import type { PackData, ProductData } from './product-data.ts';
import { type MissingChoice, useMissing } from './use-missing.ts';

/** State of a buy column: what is chosen of the offer, and what can be. Its blocks read and change it. */
export interface Column extends Choice, Pick<MissingChoice, 'place' | 'missing'> {
  readonly chosenPack: PackData | undefined;
  /** Number of colours to choose. */
  readonly limit: number;
  /** Colours as they would be with the one that is looked at. */
  readonly seen: readonly string[];
  /** The line for the cart, once everything is chosen. */
  readonly addition: Addition | undefined;
  readonly totalCents: number;
  /** Text of the button if the choice is sold out. */
  readonly gone: string | undefined;
  /** Text at a colour, or at one of its sizes, if it is sold out. */
  readonly goneIn: (colour?: string, size?: string) => string | undefined;
  /** Uses a control by its name and value, as an early tap does. */
  readonly step: (name: 'pack' | 'colour' | 'size', value: string) => void;
  readonly setQuantity: (quantity: number) => void;
  readonly aimed: string | undefined;
  /** Looks at a colour without choosing it. */
  readonly aim: (colour: string | undefined) => void;
  /** Adds the choice to the cart, or says what is missing. */
  readonly add: () => void;
}

/**
 * The choice of a product, kept in the address (`?pack=duo&farben=rosa.navy`, `?groesse=42`), without sizes and colours
 * of packs that are sold out. A change starts from the address as it is, because clicks from before hydration are
 * done while it is not yet rendered.
 */
export function useColumn(data: ProductData): Column {
  const { id: productId, colours, packs, missingChoice } = data;
  const shop = useShop();
  const soldOut = useSoldOut();
  const [params, change] = useQuery();
  const [quantity, setQuantity] = useState(1);
  const [aimed, aim] = useState<string>();
  const offer = offerOf(data);
  const sizes: readonly { readonly id?: string | undefined }[] = data.sizes ?? [{}];
  const goneIn = (colour?: string, only?: string) => {
    if (packs) return colour && soldOut[colourMark(productId, colour)];
    const texts = (only ? [{ id: only }] : sizes).map(
      (size) => soldOut[itemIdOf({ productId, colour, size: size.id })],
    );
    return texts.every(Boolean) ? texts[0] : undefined;
  };
  const read = (query: URLSearchParams): Choice => {
    const choice = { ...readAddress(query, offer), quantity };
    if (packs) return { ...choice, colours: choice.colours.filter((each) => !goneIn(each)) };
    return goneIn(choice.colours[0], choice.size) ? { ...choice, size: undefined } : choice;
  };
  const choice = read(params);
  const chosenPack = packs?.find(({ id }) => id === choice.pack);
  const limit = colours ? (chosenPack?.pieces ?? 1) : 0;
  const addition = additionOf(offer, choice);
  const { title = '', text = '' } = missingChoice ?? {};
  const { place, missing, ask } = useMissing(!!addition, title, fill(text, { n: limit }));
  return {
    ...choice,
    chosenPack,
    limit,
    seen: withColour(choice.colours, aimed, limit),
    addition,
    totalCents: ((chosenPack ?? data).priceCents ?? 0) * quantity,
    gone: packs ? soldOut[itemIdOf({ productId, pack: choice.pack })] : goneIn(choice.colours[0]),
    goneIn,
    step: (name, value) => {
      const next = takeStep(offer, read(currentQuery()), name, value);
      change(addressParams(next, offer));
    },
    setQuantity,
    aimed,
    aim,
    place,
    missing,
    add: () => {
      if (!addChosen(offer, choice, shop)) ask();
    },
  };
}
