import type { TextSection } from '#catalogue/catalogue.ts';
import { TEXT_IDS, type TextId } from '#catalogue/page-texts.ts';
import { type FactValues, factValues, usedValues } from '#rules/fact-texts.ts';
import { type MakeData, ofParts } from '#web/of-parts.ts';
import type { Promises } from './promised-data.ts';

/** A `PageText` in one language. */
export interface LegalData {
  readonly id: TextId;
  readonly name: string;
  readonly description: string;
  readonly intro?: string;
  /** Heading of its contents. */
  readonly contents: string;
  readonly sections: readonly TextSection[];
  /** Figures of the catalogue that it names, by `{placeholder}`. */
  readonly values: Partial<FactValues>;
  /** Of the page about withdrawal and return, which tells search engines. */
  readonly promises?: Promises;
}

const CONTENTS = { de: 'Inhalt', en: 'Contents' };

const dataOf = (id: TextId) =>
  ofParts(
    ({ texts, facts }) => ({ text: texts[id], facts }),
    ({ text: { name, description, intro, sections }, facts }, lang): LegalData => {
      const said = { ...(intro && { intro: intro[lang] }), sections: sections[lang] };
      const { returnDays, shippingCents, freeShippingFromCents } = facts;
      const values = usedValues(said, factValues(facts, lang));
      return {
        id,
        name: name[lang],
        description: description[lang],
        contents: CONTENTS[lang],
        ...said,
        values,
        ...(id === 'withdrawal' && {
          promises: { returnDays, shippingCents, freeShippingFromCents },
        }),
      };
    },
  );

export const legalData = Object.fromEntries(TEXT_IDS.map((id) => [id, dataOf(id)])) as Readonly<
  Record<TextId, MakeData<LegalData>>
>;
