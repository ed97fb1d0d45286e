import { href } from '#routes.ts';
import { alertText } from '#server/alert-texts/alert-texts.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import type { MailPlace } from './place.ts';

/** Tells the owner of an alert and leads to it in the back office. */
export function ownerAlert(data: MailData<'owner-alert'>, place: MailPlace): Letter {
  const { title, text } = alertText({ kind: data.alert, data: data.facts }, place.lang);
  const hash = data.alertedOrderId === null ? '' : `#bestellungen/${data.alertedOrderId}`;
  return {
    subject: title,
    preview: text,
    title,
    blocks: [
      { type: 'text', text },
      {
        type: 'button',
        label: place.texts.ownerAlert.button,
        url: `${place.baseUrl}${href('admin', place.lang)}${hash}`,
      },
    ],
  };
}
