import { VAT_PERCENT } from '../../../catalogue/facts.ts';
import { href } from '../../../routes.ts';
import { berlinDate } from '../../../rules/berlin-day.ts';
import { deliveryDates, formatDay, formatDayRange } from '../../../rules/delivery.ts';
import { formatPrice, includedVatCents } from '../../../rules/money.ts';
import type { Block, Letter, LetterSum } from '../letter.ts';
import type { MailData } from '../mail-kinds.ts';
import { legalPart } from './legal-part.ts';
import { addressLines, firstNameOf, letterItems, type MailPlace } from './place.ts';

type Data = MailData<'order-confirmation'>;

/** The contract on a durable medium: what, for how much, whereto, when, and how to withdraw. */
export function orderConfirmation(data: Data, place: MailPlace): Letter {
  const { lang, words, baseUrl } = place;
  const says = words.confirmation;
  const ordered = unbroken(formatDay(berlinDate(data.orderedAt), lang));
  const dates = deliveryDates(data.paidAt);
  const dispatch = unbroken(formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang));
  const arrival = unbroken(formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang));
  return {
    subject: says.subject(data.number),
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: words.greeting(firstNameOf(data.name)) },
      { type: 'text', text: says.intro(data.number, ordered) },
      { type: 'lines', lines: [says.dispatch(dispatch), says.arrival(arrival)] },
      { type: 'heading', text: says.itemsHeading },
      { type: 'items', items: letterItems(data.items, place, true) },
      { type: 'sums', sums: sums(data, place) },
      ...address(data, place),
      { type: 'text', text: says.copyOfContract },
      {
        type: 'link',
        label: says.withdrawalLink,
        url: `${baseUrl}${href('widerrufsrecht', lang)}`,
      },
      { type: 'link', label: says.termsLink, url: `${baseUrl}${href('agb', lang)}` },
      ...legalPart(place),
    ],
  };
}

/** A date that no line break tears apart; of two, the second may begin a line. */
function unbroken(date: string): string {
  return date.replaceAll(/(?<!–) /g, '\u00a0');
}

function sums(data: Data, { lang, words }: MailPlace): LetterSum[] {
  const says = words.sums;
  const price = (cents: number) => formatPrice(cents, lang);
  return [
    { label: says.subtotal, amount: price(data.subtotal) },
    ...(data.discount === 0
      ? []
      : [{ label: says.discount(data.discountCode), amount: price(-data.discount) }]),
    { label: says.shipping, amount: data.shipping === 0 ? says.free : price(data.shipping) },
    { label: says.total, amount: price(data.amount), strong: true },
    { label: says.vat(VAT_PERCENT), amount: price(includedVatCents(data.amount)) },
  ];
}

function address(data: Data, { words }: MailPlace): Block[] {
  if (data.address === null) return [];
  return [
    { type: 'heading', text: words.confirmation.addressHeading },
    { type: 'lines', lines: addressLines(data.name, data.address) },
  ];
}
