import { textsOf } from '#admin/kit/section-texts.ts';
import type de from './de.json';

export type PictureTexts = typeof de;
export const useTexts = textsOf<PictureTexts>();
