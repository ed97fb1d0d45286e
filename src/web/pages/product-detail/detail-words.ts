import type { View } from '../../../catalogue/pictures.ts';

/** Words that all product pages share in one language. */
export interface DetailWords {
  /** Promises under the button; figures come from the facts. */
  readonly shipping: string;
  readonly returns: string;
  readonly warranty: string;
  readonly deliveryLabel: string;
  readonly delivery: { readonly ordered: string; readonly ready: string; readonly there: string };
  readonly details: {
    readonly features: string;
    readonly material: string;
    readonly measures: string;
    readonly shipping: string;
    readonly shippingText: string;
  };
  /** Heading over four other products. */
  readonly related: string;
  /** Alternative text of a picture, after the product's name. */
  readonly views: Readonly<Record<View, string>>;
}
