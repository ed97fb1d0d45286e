import { textsOf } from '#admin/kit/section-texts.ts';
import type shared from '#catalogue/golive/de.json';
import type de from './de.json';

export type GoliveTexts = typeof de & typeof shared;
export const useTexts = textsOf<GoliveTexts>();
