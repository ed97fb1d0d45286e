import { textsOf } from '#admin/kit/section-texts.ts';
import type de from './de.json';

export type ReturnTexts = typeof de;
export const useTexts = textsOf<ReturnTexts>();
