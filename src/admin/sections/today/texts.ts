import { textsOf } from '#admin/kit/section-texts.ts';
import type steps from '#catalogue/setup/de.json';
import type de from './de.json';

export type TodayTexts = typeof steps & typeof de;
export const useTexts = textsOf<TodayTexts>();
