import { textsOf } from '#admin/kit/section-texts.ts';
import type states from '#catalogue/texts/order-states.de.json';
import type messages from '../messages/de.json';
import type de from './de.json';

export type CustomerTexts = typeof de & typeof states & Pick<typeof messages, 'answer'>;
export const useTexts = textsOf<CustomerTexts>();
