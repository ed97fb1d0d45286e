import { textsOf } from '#admin/kit/section-texts.ts';
import type words from '#browser/words/de.json';
import type de from './de.json';

export type PeopleTexts = typeof de & Pick<typeof words, 'roles'>;
export const useTexts = textsOf<PeopleTexts>();
