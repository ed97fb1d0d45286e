import { textsOf } from '#admin/kit/section-texts.ts';
import type states from '#catalogue/texts/order-states.de.json';
import type de from './de.json';

export type OrdersTexts = typeof de & typeof states;
export const useTexts = textsOf<OrdersTexts>();
