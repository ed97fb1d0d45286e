import { textsOf } from '#admin/kit/section-texts.ts';
import type de from './de.json';

export type ReportTexts = typeof de;
export const useTexts = textsOf<ReportTexts>();
