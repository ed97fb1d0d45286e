import { textsOf } from '#admin/kit/section-texts.ts';
import type words from '#browser/words/de.json';
import type de from './de.json';

export type LogTexts = typeof de & typeof words;
export const useTexts = textsOf<LogTexts>();
