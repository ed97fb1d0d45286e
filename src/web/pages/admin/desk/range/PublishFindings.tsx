import type { Finding } from '#contract/admin-catalogue.ts';
import type { DeskProps } from '../texts.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';

/** Everything that keeps one entry from being published. */
export function PublishFindings({
  texts,
  lang,
  findings,
}: DeskProps & { readonly findings: readonly Finding[] }) {
  const { range } = texts;
  if (findings.length === 0) return null;
  return (
    <ul className="publish-findings" aria-label={range.publishTexts.problems}>
      {findings.map((each) => {
        const name = fieldName(range, each.path);
        const sentence = findingSentence(range, each, lang);
        return (
          <li
            key={`${each.path.join('.')} ${each.code} ${JSON.stringify(each.values)}`}
            className="news-hot"
          >
            {name === '' ? sentence : `${name}: ${sentence}`}
          </li>
        );
      })}
    </ul>
  );
}
