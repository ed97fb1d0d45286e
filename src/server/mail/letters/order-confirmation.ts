import methodsDe from '#catalogue/texts/payment-methods.de.json' with { type: 'json' };
import methodsEn from '#catalogue/texts/payment-methods.en.json' with { type: 'json' };
import { href } from '#routes.ts';
import { berlinDate } from '#rules/berlin-day.ts';
import { isDemo } from '#rules/claims.ts';
import { formatDay, formatDayRange } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { GUARANTEE_TEXTS } from '#rules/guarantee-notice.ts';
import { formatPrice } from '#rules/money.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Block, LetterSum, WrittenLetter } from '../letter.ts';
import { legalPart } from './legal-part.ts';
import {
  addressLines,
  contractItems,
  firstNameOf,
  greetingOf,
  headOf,
  type LetterContext,
  paragraph,
  unbroken,
} from './letter-context.ts';
import { orderSums } from './order-sums.ts';

type Data = MailData<'order-confirmation'>;

const METHOD_NAMES = { de: methodsDe, en: methodsEn };

/** The contract on a durable medium: what, for how much, whereto, when, and how to withdraw. */
export function orderConfirmation(data: Data, context: LetterContext): WrittenLetter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.confirmation;
  const ordered = unbroken(formatDay(berlinDate(data.orderedAt), lang));
  const { promised } = data;
  const dispatch = unbroken(formatDayRange(promised.dispatchFrom, promised.dispatchTo, lang));
  const arrival = unbroken(formatDayRange(promised.deliveryFrom, promised.deliveryTo, lang));
  const missing = data.items.flatMap((item) => (item.missing ? item.name : [])).join(', ');
  const values = {
    number: data.number,
    date: ordered,
    amount: formatPrice(data.amount, lang),
    name: firstNameOf(data.name),
  };
  return {
    ...headOf(letterTexts, values),
    preview: missing ? letterTexts.previewMissing : fill(letterTexts.preview, { days: arrival }),
    box: 'open',
    blocks: [
      greetingOf(data.name, context),
      paragraph(letterTexts.intro, values),
      missing
        ? paragraph(letterTexts.missing, { names: missing })
        : {
            type: 'lines',
            lines: [
              fill(letterTexts.dispatch, { days: dispatch }),
              fill(letterTexts.arrival, { days: arrival }),
            ],
          },
      { type: 'heading', text: letterTexts.itemsHeading },
      { type: 'items', items: contractItems(data.items, context) },
      { type: 'sums', sums: [...orderSums(data, promised, context), ...paidWith(data, context)] },
      ...addresses(data, context),
    ],
    contract: [
      paragraph(letterTexts.copyOfContract),
      {
        type: 'link',
        label: letterTexts.withdrawalLink,
        url: `${baseUrl}${href('withdrawal', lang)}`,
      },
      { type: 'link', label: letterTexts.termsLink, url: `${baseUrl}${href('terms', lang)}` },
      ...wayToWithdraw(context),
      ...notice(context),
      ...(context.legalText ?? legalPart(context)),
    ],
  };
}

function paidWith({ paymentMethod }: Data, { lang, texts }: LetterContext): LetterSum[] {
  if (!paymentMethod) return [];
  const names: Readonly<Record<string, string>> = METHOD_NAMES[lang];
  return [{ label: texts.confirmation.paidWith, amount: names[paymentMethod] ?? paymentMethod }];
}

function addresses({ name, address, billing }: Data, { texts }: LetterContext): Block[] {
  const { addressHeading, billingHeading } = texts.confirmation;
  const block = (text: string, lines: readonly string[]): Block[] => [
    { type: 'heading', text },
    { type: 'lines', lines },
  ];
  return [
    ...(address ? block(addressHeading, addressLines(name, address)) : []),
    ...(billing ? block(billingHeading, billing) : []),
  ];
}

function wayToWithdraw({ lang, texts, baseUrl, mode }: LetterContext): Block[] {
  if (isDemo(mode)) return [];
  const url = `${baseUrl}${href('declareWithdrawal', lang)}`;
  return [{ type: 'link', label: texts.confirmation.declareLink, url }];
}

function notice({ lang, noticeAddress: url }: LetterContext): Block[] {
  if (url === undefined) return [];
  const { alt, link: label } = GUARANTEE_TEXTS[lang];
  return [{ type: 'notice', alt, label, url }];
}
