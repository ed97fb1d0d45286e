/** Every sentence of the mails, per language. Figures come in from the facts, never as literals. */
export interface MailWords {
  readonly greeting: (firstName: string | null) => string;
  readonly footer: {
    readonly order: string;
    readonly account: string;
    readonly newsletter: string;
    readonly contact: string;
    /** Under mails to the shop's owner. */
    readonly owner: string;
    readonly terms: string;
    readonly withdrawal: string;
    readonly privacy: string;
    readonly imprint: string;
  };
  readonly sums: {
    readonly subtotal: string;
    readonly discount: (code: string | null) => string;
    readonly shipping: string;
    readonly free: string;
    readonly total: string;
    readonly vat: (percent: number) => string;
  };
  readonly item: {
    readonly quantity: (count: number) => string;
    readonly gift: string;
  };
  readonly confirmation: {
    readonly subject: (number: string) => string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (number: string, date: string) => string;
    readonly dispatch: (days: string) => string;
    readonly arrival: (days: string) => string;
    readonly itemsHeading: string;
    readonly addressHeading: string;
    readonly copyOfContract: string;
    readonly withdrawalLink: string;
    readonly termsLink: string;
  };
  readonly received: {
    readonly subject: string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (amount: string) => string;
    readonly itemsHeading: string;
    readonly contract: string;
  };
  readonly failed: {
    readonly subject: string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (amount: string) => string;
    readonly itemsHeading: string;
    readonly button: string;
  };
  readonly shipped: {
    readonly subject: (number: string) => string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (number: string) => string;
    readonly button: string;
    readonly itemsHeading: string;
    readonly addressHeading: string;
  };
  readonly refunded: {
    readonly subject: (number: string) => string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (number: string, amount: string) => string;
    readonly arrival: string;
    readonly now: string;
    readonly total: string;
    readonly paid: string;
  };
  readonly refundFailed: {
    readonly subject: (number: string) => string;
    readonly preview: string;
    readonly title: string;
    readonly intro: (number: string, amount: string) => string;
    /** `email` may be empty. */
    readonly next: (email: string) => string;
  };
  readonly sale: {
    readonly subject: (number: string, amount: string) => string;
    readonly preview: (pieces: number) => string;
    readonly title: string;
    readonly text: (number: string) => string;
    readonly unusual: (name: string, quantity: number) => string;
    readonly button: string;
    readonly setting: string;
  };
  readonly passwordReset: LinkWords;
  readonly verifyEmail: LinkWords;
  readonly emailChange: LinkWords;
  readonly emailChanged: {
    readonly subject: string;
    readonly preview: string;
    readonly title: string;
    readonly text: string;
    readonly notYou: (email: string) => string;
  };
  readonly loginAttempts: Omit<LinkWords, 'button'>;
  readonly newsletter: LinkWords & { readonly unsubscribe: string };
  readonly newsletterKnown: Omit<LinkWords, 'button'> & { readonly unsubscribe: string };
  readonly contactReceipt: {
    readonly subject: string;
    readonly preview: string;
    readonly title: string;
    /** `hours`: within which an answer is promised; null promises nothing. */
    readonly text: (hours: number | null) => string;
    readonly notYou: string;
  };
  readonly contactCopy: {
    readonly subject: (subject: string, urgent: boolean) => string;
    readonly title: (urgent: boolean) => string;
    readonly from: string;
    readonly about: string;
    readonly answer: string;
  };
  readonly ownerAlert: { readonly button: string };
}

/** A mail that is all about one link. */
export interface LinkWords {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly notYou: string;
}
