import { textsOf } from '#admin/kit/section-texts.ts';
import type findings from '#catalogue/findings/de.json';
import type de from './de.json';

export type PictureTexts = typeof de & typeof findings;
export const useTexts = textsOf<PictureTexts>();
