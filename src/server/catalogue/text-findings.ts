import type { PageText } from '#catalogue/catalogue.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { textProblems } from '#rules/text-problems.ts';
import type { Entry } from './entries.ts';

/** Finds what texts lack that a live shop must have. */
export const findTextProblems = (
  entries: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Finding[] =>
  entries
    .filter(({ kind }) => kind === 'texts')
    .flatMap(({ kind, id, content }) =>
      [...textProblems(id as TextId, content as PageText)].map((each) => ({
        ...{ kind, id },
        ...each,
        path: [...each.path],
      })),
    );
