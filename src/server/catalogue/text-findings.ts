import type { Catalogue, ContentPage, PageText } from '#catalogue/catalogue.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { faultsOfTargets } from '#contract/page-faults.ts';
import { LANGS } from '#routes.ts';
import { isDemo, type ShopMode } from '#rules/claims.ts';
import { type CompanyFacts, legalValues } from '#rules/company-texts.ts';
import { vagueDelivery } from '#rules/delivery-words.ts';
import { fill } from '#rules/fill.ts';
import { forbiddenWord } from '#rules/forbidden-words.ts';
import { pagePlaces } from '#rules/page-places.ts';
import { saidIn, textProblems } from '#rules/text-problems.ts';
import type { Entry } from './entries.ts';

/** Finds what pages may not say once their places are filled, and times of delivery that they leave open. */
const pageProblems = (page: ContentPage, catalogue: Catalogue) =>
  LANGS.flatMap((lang) => {
    const values = pagePlaces(catalogue, lang);
    return [...saidIn(page)].flatMap(({ path, said }) => {
      const word =
        path.includes(lang) && (forbiddenWord(fill(said, values)) ?? vagueDelivery(said));
      return word ? [{ path, code: 'forbidden_word' as const, values: { word } }] : [];
    });
  });

/** Finds links of drafted pages that lead nowhere, and in live mode what pages may not say. */
export const findPageProblems = (
  entries: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
  catalogue: Catalogue,
  mode: ShopMode,
): Finding[] =>
  entries.flatMap(({ kind, id, content }) =>
    kind === 'page' && content !== null
      ? [
          ...faultsOfTargets(content as ContentPage, catalogue),
          ...(isDemo(mode) ? [] : pageProblems(content as ContentPage, catalogue)),
        ].map((each) => ({ kind, id, ...each }))
      : [],
  );

/** Finds what texts lack that a live shop must have; one may name the company by its places or as it is called. */
export const findTextProblems = (
  entries: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
  company: Partial<CompanyFacts>,
): Finding[] => {
  const source = { mode: 'live', company, baseUrl: '' } as const;
  const values = { de: legalValues(source, 'de'), en: legalValues(source, 'en') };
  return entries
    .filter(({ kind }) => kind === 'texts')
    .flatMap(({ kind, id, content }) =>
      [...textProblems(id as TextId, content as PageText, values)].map((each) => {
        return { kind, id, ...each };
      }),
    );
};
