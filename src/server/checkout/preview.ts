import type { CheckoutPreview, CreateCheckoutBody } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { HasCatalogueInForce, Shop } from '../shop.ts';
import { type DraftRefusal, draftOrder } from './order-draft.ts';

interface PreviewRequest extends Pick<CreateCheckoutBody, 'items' | 'discountCode'> {
  readonly language: Lang;
  /** Key of the cart's attempt to pay, whose order may hold its goods already. */
  readonly key: string | null;
}

/** Prices a cart as it would be ordered now. Stores nothing. */
export async function previewCheckout(
  shop: Shop & HasCatalogueInForce,
  { items: cart, discountCode, language, key }: PreviewRequest,
): Promise<{ readonly ok: true; readonly preview: CheckoutPreview } | DraftRefusal> {
  const catalogue = await shop.parts.catalogue.inForce(shop.db);
  const wanted = { cart, discountCode, language, catalogue, key, shownTotalCents: undefined };
  const drafted = await draftOrder(shop, shop.db, wanted);
  if (!drafted.ok) return drafted;
  const { draft } = drafted;
  const { vatPercent, ...promised } = draft.promised;
  return {
    ok: true,
    preview: {
      items: [...draft.items],
      subtotal: draft.subtotalCents,
      discount: draft.discountCents,
      shipping: draft.shippingCents,
      amount: draft.totalCents,
      vat_percent: vatPercent,
      vat: draft.includedVatCents,
      promised,
      at: new Date(shop.now()).toISOString(),
    },
  };
}
