import { BACK_OFFICE, localized } from '#routes.ts';
import { alertText } from '#server/alert-texts/alert-texts.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import type { LetterContext } from './letter-context.ts';

/** Tells the owner of an alert and leads to it in the back office. */
export function ownerAlert(data: MailData<'owner-alert'>, context: LetterContext): Letter {
  const { title, text } = alertText({ kind: data.alert, data: data.facts }, context.lang);
  const { button, returns } = context.texts.ownerAlert;
  const isReturn = data.alert === 'withdrawal_new' || data.alert === 'withdrawal_due';
  const order = data.alertedOrderId === null ? '' : `/orders/${data.alertedOrderId}`;
  return {
    subject: title,
    preview: text,
    title,
    blocks: [
      { type: 'text', text },
      {
        type: 'button',
        label: isReturn ? returns : button,
        url: `${context.baseUrl}${localized(BACK_OFFICE, context.lang)}${isReturn ? '/returns' : order}`,
      },
    ],
  };
}
