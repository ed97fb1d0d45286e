import { useContext } from 'react';
import { Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import type { Json } from '#catalogue/json.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { fieldKey, valueAt } from './content-path.ts';
import { EditorContext } from './editor-context.ts';
import { entryHref } from './entry-link.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';
import { useRangeTexts } from './texts.ts';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly names: CatalogueNames;
  /** Content that they are of; that of the editor around them by default. */
  readonly content?: Json | undefined;
  /** Leads to a field on this page, instead of the entry's own. */
  readonly onOpen?: (finding: Finding) => void;
}

/** Everything that keeps entries from being published; each leads to its field. */
export function Findings({ findings, names, content, onOpen }: FindingsProps) {
  const edited = useContext(EditorContext)?.content;
  const kindOf = (block: number) => valueAt(content ?? edited, ['blocks', block, 'kind']);
  const { lang } = useKit();
  const { fields, findings: sentences } = useRangeTexts();
  return (
    <ul className="grid gap-1.5 py-1 text-small">
      {findings.map((each) => {
        const name = fieldName({ fields, names, kindOf }, each.path);
        const sentence = findingSentence({ findings: sentences, names }, each, lang);
        return (
          <li key={`${each.id} ${fieldKey(each.path)} ${each.code} ${JSON.stringify(each.values)}`}>
            <Link
              className="link"
              {...(onOpen
                ? { onPress: () => onOpen(each) }
                : { href: entryHref(lang, each, fieldKey(each.path)) })}
            >
              {name === '' ? sentence : `${name}: ${sentence}`}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
