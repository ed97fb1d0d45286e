export type FaqItem = {
  readonly id: 'shipping' | 'contact' | 'returns' | 'payment' | 'size';
  readonly question: string;
  /** `{placeholders}` of `rules/fact-texts.ts`, `{companyEmail}` and `{paymentMethods}`. */
  readonly answer: string;
  /** In live mode, where the time of delivery is definite and counted from the payment. */
  readonly liveAnswer?: string;
  /** A sentence that follows only where support keeps such hours. */
  readonly roundTheClock?: string;
};
