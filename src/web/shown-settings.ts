import type { Catalogue } from '#catalogue/catalogue.ts';
import { shownFirm } from '#rules/firm.ts';
import { lookOf } from '#rules/look.ts';
import type { ShopSettings } from './settings.ts';

/** Returns the settings that documents of a catalogue print. Never part of the browser's code. */
export function shownSettings(
  environment: ShopSettings,
  { firm }: Pick<Catalogue, 'firm'>,
): ShopSettings {
  const shown = shownFirm(firm, environment);
  const { name, company, methods } = shown;
  const look = lookOf(shown, environment.mode);
  return { ...environment, name, ...(look && { look }), company, methods };
}
