import type { CampaignRefusal } from '#contract/admin-campaigns.ts';
import type { Lang } from '#routes.ts';
import { fillText } from '#rules/fact-texts.ts';

type Problem = CampaignRefusal['problems'][number];

const TEXTS: Readonly<Record<Lang, Readonly<Record<Problem['code'], string>>>> = {
  de: {
    in_the_past: 'Das Ende ist schon vorbei.',
    unknown_product: '{name} gibt es nicht mehr.',
    unknown_variant: '{name} hat diesen Preis nicht mehr.',
    nothing_cheaper: 'So wird kein Preis günstiger.',
    forbidden_word: 'Im Namen ({lang}) darf der Shop das so nicht sagen: „{word}“.',
  },
  en: {
    in_the_past: 'The end is already over.',
    unknown_product: '{name} no longer exists.',
    unknown_variant: '{name} no longer has this price.',
    nothing_cheaper: 'No price gets cheaper this way.',
    forbidden_word: 'In the name ({lang}) the shop may not say this: “{word}”.',
  },
};

/** Says why a campaign can't run; `nameOf` names a product. */
export function problemSentences(
  problems: readonly Problem[],
  lang: Lang,
  nameOf: (id: string) => string,
): string {
  return problems
    .map((problem) => {
      const text = TEXTS[lang][problem.code];
      return problem.code === 'forbidden_word'
        ? fillText(text, { lang: problem.lang.toUpperCase(), word: problem.word })
        : fillText(text, { name: nameOf(problem.id) });
    })
    .join(' ');
}
