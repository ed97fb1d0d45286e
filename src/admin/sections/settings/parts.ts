import { sectionHref } from '#admin/kit/kit-context.ts';
import type { Lang } from '#routes.ts';

/** Fields of the firm and of the facts by part and group, in the order of the form. */
export const FIELDS_OF = {
  shop: { name: ['name', 'wordmark'], look: ['icon', 'accent'], profiles: ['social'] },
  company: {
    seller: ['legalForm', 'company', 'owner', 'founded'],
    address: ['street', 'city'],
    contact: ['email', 'phone'],
    register: ['register', 'vatId', 'wIdNr', 'taxNumber', 'smallBusiness', 'weee', 'lucid'],
    vat: ['vatPercent'],
  },
  goods: { brand: ['brand'], maker: ['maker'], euPerson: ['euPerson'] },
  shipping: {
    costs: ['freeShippingFromCents', 'shippingCents'],
    days: ['dispatchWorkingDays', 'deliveryWorkingDays'],
    closed: ['land', 'closed'],
  },
  payment: { methods: ['methods', 'paymentMethods'] },
  accounting: {
    datev: ['datev'],
  },
  rights: {
    rights: [
      'returnDays',
      'paidReturns',
      'withdrawalDays',
      'warrantyYears',
      'warrantyYearsBusiness',
    ],
    support: ['supportHoursPerDay', 'supportDaysPerWeek', 'supportAnswerHours'],
  },
  pause: { pause: ['pause', 'pauseText'] },
  mails: { sender: ['sender', 'senderEmail', 'replyTo'], sales: ['saleMails'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
export type FormPart = keyof typeof FIELDS_OF;

/** Parts of the settings in the groups of their navigation. */
export const PART_GROUPS = {
  shop: ['shop', 'company', 'goods'],
  sell: ['shipping', 'payment', 'rights', 'pause'],
  ways: ['mails', 'accounting', 'redirects'],
} as const satisfies Readonly<Record<string, readonly (FormPart | 'redirects')[]>>;
export const PARTS = Object.values(PART_GROUPS).flat();
export type Part = (typeof PARTS)[number];

export const partHref = (lang: Lang, part: Part, field = '') =>
  `${sectionHref(lang, `/settings/${part}`)}${field && `#${field}`}`;

/** Fields of a part; redirects are one. */
export const keysOfPart = (part: Part): readonly string[] =>
  part === 'redirects' ? ['rows'] : Object.values(FIELDS_OF[part]).flat();

/** Part that has a field, by its path in the entry: `social.tiktok` is of the shop. */
export const partOfField = (path: string): Part | undefined =>
  PARTS.find((part) => keysOfPart(part).includes(path.split('.')[0] ?? ''));
