import { useState } from 'react';
import { Link, useFilter } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { SearchBox } from '#admin/kit/SearchBox.tsx';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { isSingle } from '#contract/catalogue-entries.ts';
import { PART_GROUPS, type Part, partHref, partOfField } from './parts.ts';
import { hitsIn } from './settings-fields.ts';
import { useTexts } from './texts.ts';

const PART =
  'flex min-h-(--control) items-center justify-between gap-2 px-3 text-small text-(--soft) data-hovered:bg-(--hover) data-hovered:text-(--text) aria-[current]:strong aria-[current]:bg-(--active) aria-[current]:text-(--text) max-wide:min-h-12 max-wide:border-b max-wide:border-line max-wide:px-(--pad) max-wide:text-[0.875rem] max-wide:text-(--text)';

/** Parts with drafts, and those in which something keeps them from being published. */
function useMarks() {
  const { data } = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply);
  const own = (data?.drafts ?? []).filter(({ kind }) => isSingle(kind));
  const partOf = (path: readonly (string | number)[]) => partOfField(String(path[0]));
  return {
    changed: new Set(own.flatMap(({ fields }) => fields.map(({ path }) => partOf(path)))),
    wrong: new Set(
      (data?.findings ?? []).filter(({ kind }) => isSingle(kind)).map(({ path }) => partOf(path)),
    ),
  };
}

/** Parts of the settings in groups, with a search among all their fields. */
export function Nav({ current }: { readonly current: Part | undefined }) {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { names, nav: say } = texts;
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const { changed, wrong } = useMarks();
  const search = typed.trim();
  const hits = hitsIn(texts, lang).filter(({ text }) => contains(text, search));
  return (
    <nav aria-label={kit.nav.settings} className="pb-4">
      <div className="px-3 pb-2 max-wide:px-(--pad)">
        <SearchBox label={say.search} value={typed} onChange={setTyped} />
      </div>
      {search !== '' ? (
        <ul className="wide:px-3">
          {hits.map(({ href, text, part }) => (
            <li key={href}>
              <Link className={PART} href={href} onPress={() => setTyped('')}>
                {text} <span className="faint">{part}</span>
              </Link>
            </li>
          ))}
          {hits.length === 0 && <li className="soft px-3 py-2 text-small">{kit.filters.none}</li>}
        </ul>
      ) : (
        Object.entries(PART_GROUPS).map(([group, parts]) => (
          <div key={group} className="wide:px-3">
            <h2 className="faint px-3 pt-3 pb-1 text-tiny max-wide:px-(--pad)">
              {say.groups[group as keyof typeof PART_GROUPS]}
            </h2>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <Link
                    className={PART}
                    href={partHref(lang, part)}
                    {...(part === current && { 'aria-current': 'page' as const })}
                  >
                    {names[part]}
                    {wrong.has(part) ? (
                      <span className="hot text-tiny">{say.wrong}</span>
                    ) : (
                      changed.has(part) && <span className="warn text-tiny">{say.changed}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </nav>
  );
}
