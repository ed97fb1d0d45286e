import type { ColourId } from './colours.ts';
import type { PackKey, SeedBagId } from './ids.ts';
import type { GiftKind } from './types.ts';

export interface PackGifts {
  readonly gifts: readonly GiftKind[];
}

/**
 * Gifts of each pack (docs/specification.md#26-bags); alone here because the drawer
 * needs it.
 */
export const PACK_GIFTS: Readonly<Record<SeedBagId, Readonly<Record<PackKey, PackGifts>>>> = {
  'shoulder-bag': {
    einzelpack: { gifts: [] },
    duo: { gifts: ['card_holder'] },
    trio: { gifts: ['raffle_ticket', 'card_holder'] },
  },
  'travel-bag': {
    einzelpack: { gifts: [] },
    duo: { gifts: ['card_holder'] },
    trio: { gifts: ['raffle_ticket', 'card_holder', 'wallet'] },
  },
  pouch: {
    einzelpack: { gifts: [] },
    duo: { gifts: ['card_holder'] },
    trio: { gifts: ['raffle_ticket', 'card_holder'] },
  },
  'toiletry-bag': {
    einzelpack: { gifts: [] },
    duo: { gifts: ['card_holder'] },
    trio: { gifts: ['raffle_ticket', 'card_holder'] },
  },
  kartenetui: {
    einzelpack: { gifts: [] },
    duo: { gifts: ['gift_box'] },
    trio: { gifts: ['premium_extras'] },
  },
};

/** Colours of the card holder, sold or given. */
export const CARD_HOLDER_COLOURS: readonly ColourId[] = [
  'schwarz',
  'creme',
  'rosa',
  'lila',
  'himmelblau',
  'navy',
  'salbei',
  'waldgruen',
  'koralle',
  'cognac',
  'bordeaux',
  'taupe',
];

/** Names of the zero lines in drawer, hosted page, mail and order. */
export const GIFT_NAMES: Readonly<Record<GiftKind, { readonly de: string; readonly en: string }>> =
  {
    card_holder: { de: 'Elvare Kartenetui', en: 'Elvare Card Holder' },
    raffle_ticket: { de: 'Gewinnspiel-Los', en: 'Raffle ticket' },
    wallet: { de: 'Elvare Geldbörse', en: 'Elvare Wallet' },
    gift_box: { de: 'Geschenkbox', en: 'Gift box' },
    premium_extras: { de: 'Premium Extras', en: 'Premium extras' },
  };
