import { textsOf } from '#admin/kit/section-texts.ts';
import type fields from '#catalogue/fields/de.json';
import type findings from '#catalogue/findings/de.json';
import type de from './de.json';

/** Texts of everything that is edited as a draft, and the names of its fields. */
export type RangeTexts = typeof de & typeof fields & typeof findings;
export const useRangeTexts = textsOf<RangeTexts>();
