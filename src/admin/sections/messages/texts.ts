import { textsOf } from '#admin/kit/section-texts.ts';
import type words from '#browser/words/de.json';
import type de from './de.json';

export type MessageTexts = typeof de & Pick<typeof words, 'mailKinds'>;
export const useTexts = textsOf<MessageTexts>();
