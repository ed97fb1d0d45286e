import type { Catalogue } from '#catalogue/catalogue.ts';
import { type ShownDefaults, shownFirm } from '#rules/firm.ts';
import { lookOf } from '#rules/look.ts';
import type { ShopSettings } from './settings.ts';

/** Settings with the whole company; a document prints what pages show of it. */
export type WholeSettings = ShopSettings & ShownDefaults;

/** Returns the settings that documents of a catalogue print. Never part of the browser's code. */
export function shownSettings(
  environment: WholeSettings,
  { firm }: Pick<Catalogue, 'firm'>,
): WholeSettings {
  const shown = shownFirm(firm, environment);
  const { name, company, methods } = shown;
  const look = lookOf(shown, environment.mode);
  return { ...environment, name, ...(look && { look }), company, methods };
}
