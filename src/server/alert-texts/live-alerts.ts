import type { Lang } from '#routes.ts';
import type { AlertData, LIVE_CHECKS } from './alert-kinds.ts';

interface LiveWriters {
  readonly live_check: (data: AlertData<'live_check'>) => { title: string; text: string };
}

const NAMES: Readonly<Record<(typeof LIVE_CHECKS)[number], Readonly<Record<Lang, string>>>> = {
  account: { de: 'Das Stripe-Konto', en: 'the Stripe account' },
  methods: { de: 'Eine angebotene Zahlungsart', en: 'a payment method that is offered' },
  webhook: { de: 'Der Webhook bei Stripe', en: 'the webhook at Stripe' },
  mail: { de: 'Der Mailserver', en: 'the mail server' },
  texts: { de: 'Die Rechtstexte', en: 'the legal texts' },
  factor: { de: 'Der zweite Faktor deines Kontos', en: 'the second factor of your account' },
};

/** Texts of the alert about checks that a live shop passed when it was opened. */
export const LIVE_WRITERS: Readonly<Record<Lang, LiveWriters>> = {
  de: {
    live_check: ({ check }) => ({
      title: 'Eine Prüfung des Shops schlägt fehl',
      text: `${NAMES[check].de}: Als der Shop eröffnet wurde, war das in Ordnung. Er verkauft weiter; „npm run golive“ zeigt, was fehlt und wo du es behebst.`,
    }),
  },
  en: {
    live_check: ({ check }) => ({
      title: 'A check of the shop fails',
      text: `It is about ${NAMES[check].en}, which was in order when the shop opened. The shop goes on selling; ‘npm run golive’ shows what is missing and where to mend it.`,
    }),
  },
};
