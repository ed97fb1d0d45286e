import { textsOf } from '#admin/kit/section-texts.ts';
import type states from '#catalogue/texts/order-states.de.json';
import type order from '../order/de.json';
import type de from './de.json';

export type PackingTexts = typeof de & typeof states & Pick<typeof order, 'parcel' | 'notes'>;
export const useTexts = textsOf<PackingTexts>();
