import { type FormEvent, useMemo, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { formatPrice } from '#rules/money.ts';
import {
  type ContentPath,
  diffFields,
  isSame,
  type Json,
  type JsonObject,
  takeFields,
  valueAt,
} from './content-path.ts';
import type { DraftConflictState } from './draft-saver.ts';
import { useEditor } from './editor-context.ts';
import { useOptionName } from './field-hooks.tsx';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';
import { openView } from './range-views.ts';
import type { Draft } from './use-draft.ts';

export const CONFLICT_ID = 'range-conflict';

interface ConflictProps {
  readonly draft: Draft;
  readonly conflict: DraftConflictState;
}

/** Paths to choose from; a list of words is one choice, because two orders can't be mixed. */
function conflictsOf(mine: Json, theirs: Json | undefined): readonly ContentPath[] {
  const cut = diffFields(mine, theirs).map((path) => {
    const [key] = path.slice(-1);
    const isWord = typeof key === 'number' && typeof valueAt(mine, path) === 'string';
    return isWord ? path.slice(0, -1) : path;
  });
  return [...new Map(cut.map((path) => [fieldKey(path), path])).values()];
}

/** Both versions of every field that differs, with a choice for each. */
export function Conflict({ draft, conflict }: ConflictProps) {
  const { content: mine, texts, lang } = useEditor();
  const nameOf = useOptionName(texts.range.names.colours);
  const { conflict: say } = texts.range.editor;
  const { theirs, base } = conflict;
  const paths = useMemo(() => conflictsOf(mine, theirs ?? undefined), [mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  // A field that only the other side changed is taken from there, unless somebody decides otherwise.
  const sideOf = (path: ContentPath) =>
    chosen[fieldKey(path)] ??
    (base !== undefined && isSame(valueAt(mine, path), valueAt(base, path)) ? 'theirs' : 'mine');
  const textOf = (value: Json | undefined, path: ContentPath): string => {
    if (value === undefined || value === null) return path.length === 0 ? say.gone : say.empty;
    if (typeof value === 'boolean') return value ? say.yes : say.no;
    if (typeof value === 'number') {
      return String(path.at(-1)).endsWith('Cents') ? formatPrice(value, lang) : String(value);
    }
    if (typeof value === 'string') return value === '' ? say.empty : nameOf(value);
    const parts = (Array.isArray(value) ? value : Object.values(value)) as readonly Json[];
    return path.length === 0 && !Array.isArray(value)
      ? String(valueAt(value, ['name', lang]) ?? say.whole)
      : parts.map((each) => textOf(each, [...path, 0])).join(', ') || say.empty;
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const taken = paths.filter((path) => sideOf(path) === 'theirs');
    const merged = takeFields(mine, theirs, taken);
    if (merged === undefined) {
      draft.saver.drop();
      openView('products');
      return;
    }
    void draft.saver.resolve(merged);
    if (merged !== null) draft.replace(merged as JsonObject);
    document.querySelector<HTMLElement>('.range-main > h3')?.focus();
  };
  return (
    <section
      id={CONFLICT_ID}
      tabIndex={-1}
      className="desk-block is-raised"
      aria-labelledby={`${CONFLICT_ID}-title`}
    >
      <h4 id={`${CONFLICT_ID}-title`}>{say.title}</h4>
      <p>{say.text}</p>
      <form className="range-conflict" onSubmit={apply}>
        {paths.map((path) => {
          const key = fieldKey(path);
          const side = sideOf(path);
          return (
            <fieldset key={key}>
              <legend>{fieldName(texts.range, path) || say.whole}</legend>
              {(['mine', 'theirs'] as const).map((each) => (
                <label key={each} className="desk-check">
                  <input
                    type="radio"
                    name={`conflict-${key}`}
                    checked={side === each}
                    onChange={() => setChosen({ ...chosen, [key]: each })}
                  />
                  <span>
                    {fill(say[each], {
                      value: textOf(
                        valueAt(each === 'mine' ? mine : (theirs ?? undefined), path),
                        path,
                      ),
                    })}
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
        <button type="submit" className="desk-button is-primary">
          {say.apply}
        </button>
      </form>
    </section>
  );
}
