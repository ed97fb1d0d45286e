import type { NewsletterTexts } from './de.ts';

export const texts: NewsletterTexts = {
  title: 'Newsletter',
  description: 'Confirm your subscription to the Elvare newsletter.',
  checking: 'One moment, we are checking.',
  intro:
    'New pieces before they reach the shop, and nothing else. Sign up below; an e-mail does the rest.',
  confirmText: 'May we write to you when there is something new? You can unsubscribe at any time.',
  confirmButton: 'Confirm subscription',
  unsubscribeText: 'Would you like to get no more mail from us?',
  unsubscribeButton: 'Unsubscribe',
  confirmedTitle: 'You’re in',
  confirmed:
    'Your subscription is confirmed. You will hear from us when there is something worth seeing, which isn’t often.',
  unsubscribedTitle: 'Unsubscribed',
  unsubscribed:
    'You will get no more mail from us. If you change your mind, the form is at the foot of every page.',
  invalidTitle: 'This link no longer works',
  invalid:
    'You may have used it already, or it has expired. Just enter your address once more below.',
  failedTitle: 'That did not work',
  again: 'Try again',
  shop: 'Continue to the shop',
};
