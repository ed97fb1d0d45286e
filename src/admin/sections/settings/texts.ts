import { textsOf } from '#admin/kit/section-texts.ts';
import type { RangeTexts } from '../range/texts.ts';
import type de from './de.json';

export type SettingsTexts = typeof de & RangeTexts;
export const useTexts = textsOf<SettingsTexts>();
