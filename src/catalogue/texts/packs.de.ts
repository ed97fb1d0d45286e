import type { BagId, PackKey } from '../ids.ts';
import type { GiftKind, PackBadge } from '../types.ts';
import type { GiftTexts, PackTexts } from './types.ts';

export const PACK_TEXTS_DE: Readonly<Record<PackKey, PackTexts>> = {
  einzelpack: { label: 'EINZEL' },
  duo: { label: 'DUO PACK', tagline: 'Perfekt für dich und dein Bestie' },
  trio: { label: 'TRIO' },
};

export const PACK_BADGES_DE: Readonly<Record<PackBadge, string>> = {
  bestseller: 'UNSER BESTSELLER',
  best_value: 'BESTER WERT',
};

/** The line on a pack card that names its presents (spec section 9). */
export const PACK_GIFT_LINES_DE: Readonly<Record<BagId, Partial<Record<PackKey, string>>>> = {
  'shoulder-bag': { duo: 'Elvare Kartenetui geschenkt', trio: 'Gewinnspiel-Los und Kartenetui' },
  'travel-bag': {
    duo: 'Elvare Kartenetui geschenkt',
    trio: 'Gewinnspiel-Los, Kartenetui und Geldbörse',
  },
  pouch: { duo: 'Elvare Kartenetui geschenkt', trio: 'Gewinnspiel-Los und Kartenetui' },
  'toiletry-bag': { duo: 'FREE Kartenetui', trio: 'EIN GEWINNSPIEL LOS UND EIN KARTENETUI' },
  kartenetui: { duo: 'FREE Geschenkbox', trio: 'Premium Extras + Lebenslange Garantie' },
};

export const GIFT_TEXTS_DE: Readonly<Record<GiftKind, GiftTexts>> = {
  card_holder: {
    title: 'Elvare Kartenetui',
    text: 'Das aus unserem Programm, in der Farbe, die du aussuchst.',
  },
  raffle_ticket: {
    title: 'Gewinnspiel-Los',
    text: 'Ein Los, eine Nummer, einmal Daumendrücken.',
  },
  wallet: {
    title: 'Elvare Geldbörse',
    text: 'Aus demselben Leder wie die Griffe, mit Fach für Münzen.',
  },
  gift_box: {
    title: 'Geschenkbox',
    text: 'Feste Schachtel mit Band. Auspacken macht trotzdem jemand anderes.',
  },
  premium_extras: {
    title: 'Premium Extras',
    text: 'Lederbalsam, Pflegetuch und ein Beutel aus Baumwolle.',
  },
};
