import { fill } from '#rules/fill.ts';
import type { ShopSettings } from '#web/settings.ts';
import type { ShownBlock } from './page-data.ts';

/** Values of places that settings fill. */
export const settingValues = ({ company: { name, email, phone } }: ShopSettings) => ({
  companyName: name,
  companyEmail: email,
  companyPhone: phone,
});

/** Fills the places of a block that settings fill. */
export function withSettings(block: ShownBlock, settings: ShopSettings): ShownBlock {
  const text = JSON.stringify(block);
  if (!text.includes('{company')) return block;
  const values = settingValues(settings);
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? fill(value, values) : value));
}
