import { textsOf } from '#admin/kit/section-texts.ts';
import type words from '#browser/words/de.json';
import type states from '#catalogue/texts/order-states.de.json';
import type de from './de.json';

export type OrderTexts = typeof de & typeof words & typeof states;
export const useTexts = textsOf<OrderTexts>();
