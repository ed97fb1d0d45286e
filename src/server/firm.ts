import type { Catalogue } from '#catalogue/catalogue.ts';
import { type EffectiveFirm, effectiveFirm } from '#rules/firm.ts';
import type { Settings } from './env.ts';
import { catalogueOf, type HasCatalogue, type Shop } from './shop.ts';

/** Settings that the catalogue may replace. */
export type FirmSettings = Pick<
  Settings,
  'company' | 'mailFrom' | 'paymentMethods' | 'saleMails' | 'shopMode' | 'smallBusiness'
>;

/** Returns the firm of a catalogue, which need not be the served one. */
export function firmIn({ firm }: Pick<Catalogue, 'firm'>, settings: FirmSettings): EffectiveFirm {
  const { shopMode, paymentMethods } = settings;
  return effectiveFirm(firm, { ...settings, mode: shopMode, methods: paymentMethods });
}

/** Returns the firm of the served catalogue; read once per request and never kept. */
export const firmOf = (shop: Pick<Shop, 'settings'> & HasCatalogue): EffectiveFirm =>
  firmIn(catalogueOf(shop), shop.settings);
