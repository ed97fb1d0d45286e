import { textsOf } from '#admin/kit/section-texts.ts';
import type de from './de.json';

export type GoliveTexts = typeof de;
export const useTexts = textsOf<GoliveTexts>();
