import { createContext, useContext } from 'react';

/** Texts of the section that is open, in the language of the app. */
export const SectionTexts = createContext<unknown>(undefined);

/** Creates the hook by which the components of one section read their texts. */
export const textsOf =
  <Texts>() =>
  (): Texts =>
    useContext(SectionTexts) as Texts;
