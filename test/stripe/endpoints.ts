import type Stripe from 'stripe';

/**
 * The calls that the shop and the sandbox know, with the types the installed library has for them.
 * `schema.ts` reads these types through the compiler; nothing of this exists at run time.
 */
interface Call<Params, Answer> {
  params: Params;
  answer: Answer;
}
type List<T> = Stripe.ApiList<T>;
type Session = Stripe.Checkout.Session;

export interface Endpoints {
  'GET /v1/account': Call<Stripe.AccountRetrieveCurrentParams, Stripe.Account>;
  'GET /v1/balance_transactions': Call<
    Stripe.BalanceTransactionListParams,
    List<Stripe.BalanceTransaction>
  >;
  'GET /v1/checkout/sessions': Call<Stripe.Checkout.SessionListParams, List<Session>>;
  'GET /v1/checkout/sessions/:id': Call<Stripe.Checkout.SessionRetrieveParams, Session>;
  'GET /v1/checkout/sessions/:id/line_items': Call<
    Stripe.Checkout.SessionListLineItemsParams,
    List<Stripe.LineItem>
  >;
  'POST /v1/checkout/sessions': Call<Stripe.Checkout.SessionCreateParams, Session>;
  'POST /v1/checkout/sessions/:id/expire': Call<Stripe.Checkout.SessionExpireParams, Session>;
  'POST /v1/coupons': Call<Stripe.CouponCreateParams, Stripe.Coupon>;
  'GET /v1/disputes': Call<Stripe.DisputeListParams, List<Stripe.Dispute>>;
  'GET /v1/events': Call<Stripe.EventListParams, List<Stripe.Event>>;
  'GET /v1/payment_intents': Call<Stripe.PaymentIntentListParams, List<Stripe.PaymentIntent>>;
  'GET /v1/payment_intents/:id': Call<Stripe.PaymentIntentRetrieveParams, Stripe.PaymentIntent>;
  'POST /v1/payment_intents/:id': Call<Stripe.PaymentIntentUpdateParams, Stripe.PaymentIntent>;
  'GET /v1/payment_method_configurations': Call<
    Stripe.PaymentMethodConfigurationListParams,
    List<Stripe.PaymentMethodConfiguration>
  >;
  'GET /v1/payouts': Call<Stripe.PayoutListParams, List<Stripe.Payout>>;
  'GET /v1/refunds': Call<Stripe.RefundListParams, List<Stripe.Refund>>;
  'POST /v1/refunds': Call<Stripe.RefundCreateParams, Stripe.Refund>;
  'GET /v1/webhook_endpoints': Call<Stripe.WebhookEndpointListParams, List<Stripe.WebhookEndpoint>>;
}

/** Body of a refused call. */
export interface Refusal {
  error: Stripe.StripeRawError;
}

/** Bodies that a webhook destination receives. */
export interface Notice {
  snapshot: Stripe.Event;
  thin: Stripe.V2.Core.Event;
}
