import type { CampaignRefusal } from '#contract/admin-campaigns.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Problem = CampaignRefusal['problems'][number];

const TEXTS: Readonly<Record<Lang, Readonly<Record<Problem['code'], string>>>> = { de, en };

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
        ? fill(text, { lang: problem.lang.toUpperCase(), word: problem.word })
        : fill(text, { name: nameOf(problem.id) });
    })
    .join(' ');
}
