import { textsOf } from '#admin/kit/section-texts.ts';
import type words from '#browser/words/de.json';
import type { RangeTexts } from '../range/texts.ts';
import type de from './de.json';

export type TextsTexts = typeof de & RangeTexts & typeof words;
export const useTexts = textsOf<TextsTexts>();
