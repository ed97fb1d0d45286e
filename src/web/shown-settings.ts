import type { Catalogue } from '#catalogue/catalogue.ts';
import { shownFirm } from '#rules/firm.ts';
import type { ShopSettings } from './settings.ts';

/** Returns the settings that documents of a catalogue print. Never part of the browser's code. */
export function shownSettings(
  environment: ShopSettings,
  { firm }: Pick<Catalogue, 'firm'>,
): ShopSettings {
  const { name, company, methods } = shownFirm(firm, environment);
  return { ...environment, name, company, methods };
}
