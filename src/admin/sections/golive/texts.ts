import { textsOf } from '#admin/kit/section-texts.ts';
import type shared from '#catalogue/golive/de.json';
import type setup from '#catalogue/setup/de.json';
import type de from './de.json';

export type GoliveTexts = typeof shared & typeof setup & typeof de;
export const useTexts = textsOf<GoliveTexts>();
