import { fill } from '#browser/fill.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { inputId, useEditor } from './editor-context.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';
import { shownFieldOf } from './findings-by-field.ts';

interface SummaryProps {
  readonly findings: readonly Finding[];
  /** True if there is a draft, and it is saved. */
  readonly isSaved: boolean;
}

/** Everything that keeps the product from being published; each entry leads to its field. */
export function FindingSummary({ findings, isSaved }: SummaryProps) {
  const { texts, lang } = useEditor();
  const { editor } = texts.range;
  if (findings.length === 0) return isSaved ? <p className="news-soft">{editor.ready}</p> : null;
  const goTo = ({ path }: Finding) => {
    const key = shownFieldOf(path, (each) => document.getElementById(inputId(each)) !== null);
    if (key !== undefined) document.getElementById(inputId(key))?.focus();
  };
  const count = findings.length;
  return (
    <details className="desk-block range-summary">
      <summary className="news-hot">
        {count === 1 ? editor.problem : fill(editor.problems, { count })}
      </summary>
      <ol>
        {findings.map((each) => {
          const name = fieldName(texts.range, each.path);
          const sentence = findingSentence(texts.range, each, lang);
          return (
            <li key={`${each.path.join('.')} ${each.code} ${JSON.stringify(each.values)}`}>
              <button type="button" className="desk-link" onClick={() => goTo(each)}>
                {name === '' ? sentence : `${name}: ${sentence}`}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
