import type Stripe from 'stripe';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { orderItemText } from '#rules/order-item-text.ts';
import type { Range } from '#rules/range.ts';
import { readItemId } from '#rules/read-item-id.ts';
import type { StripeShop } from './payment-state.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { callStripe, type ProviderResult } from './provider.ts';
import { expanded } from './session-facts.ts';
import { readLineMetadata } from './session-metadata.ts';

/** Stripe's own limit for a session. */
const MOST_LINES = 100;

/** Reads all lines of a session; `withProducts` for sessions whose lines have no metadata. */
export function readSoldLines(
  shop: StripeShop,
  checkoutSessionId: string,
  withProducts: boolean,
): Promise<ProviderResult<Stripe.LineItem[]>> {
  return callStripe(shop, 'read lines', async () => {
    const { data } = await shop.stripe.checkout.sessions.listLineItems(checkoutSessionId, {
      limit: MOST_LINES,
      ...(withProducts && { expand: ['data.price.product'] }),
    });
    return data;
  });
}

/** A line as the order had it; undefined when Stripe does not know enough of it. */
export function soldItem(line: Stripe.LineItem, lang: Lang, range: Range): OrderItem | undefined {
  const { price, quantity } = line;
  if (!price || price.unit_amount === null || !quantity) return undefined;
  const said = readLineMetadata(line.metadata) ?? readProduct(line, lang, range);
  const amount = price.unit_amount * quantity;
  if (said === undefined || line.amount_subtotal !== amount) return undefined;
  return { ...said, unit_amount: price.unit_amount, quantity, amount };
}

/** A line of before 0.2: its product has the item's id, the name and the variant in one text. */
function readProduct(
  line: Stripe.LineItem,
  lang: Lang,
  range: Range,
): ReturnType<typeof readLineMetadata> {
  const product = expanded(line.price?.product ?? null);
  const id = product && !product.deleted ? product.metadata['item_id'] : undefined;
  if (!product || product.deleted || id === undefined) return undefined;
  const [picture] = product.images;
  const image = picture !== undefined && URL.canParse(picture) ? new URL(picture).pathname : '';
  const reading = readItemId(id, range.find);
  if (reading.ok) {
    const name = reading.product.name[lang];
    const variant = product.name.startsWith(`${name}, `) ? product.name.slice(name.length + 2) : '';
    return { id, product_id: reading.product.id, name, variant, image, gift: false };
  }
  const gift = id.startsWith('gift-');
  const [, kind = id] = /^gift-([a-z_]+)/.exec(id) ?? [];
  const stored = product.name.replace(fill(PAYMENT_TEXTS[lang].gift, { name: '' }), '');
  return {
    id,
    product_id: kind === range.given?.gift ? range.given.id : kind,
    name: gift ? orderItemText({ id, name: stored, variant: '' }, lang, range).name : stored,
    variant: '',
    image,
    gift,
  };
}
