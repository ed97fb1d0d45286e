import { textsOf } from '#admin/kit/section-texts.ts';
import type { RangeTexts } from '../range/texts.ts';
import type de from './de.json';

export type PublishTexts = typeof de & RangeTexts;
export const useTexts = textsOf<PublishTexts>();
