/** Methods that the FAQ can name. A method is code: `docs/how-to.md#a-payment-method`. */
export const PAYMENT_METHODS = ['klarna', 'paypal', 'card', 'instant', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods that `PAYMENT_METHODS` may name, by the payment provider's names. */
export const OFFERABLE_METHODS = ['card', 'paypal', 'klarna'] as const satisfies PaymentMethod[];
export type OfferedMethod = (typeof OFFERABLE_METHODS)[number];

/** Methods that a shop offers unless `PAYMENT_METHODS` names others. */
export const DEFAULT_METHODS: readonly OfferedMethod[] = ['card', 'paypal'];
