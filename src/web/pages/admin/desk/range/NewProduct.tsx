import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { apiPath } from '#api-path.ts';
import { getJson } from '#browser/api.ts';
import { fill } from '#browser/fill.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { tellLeft } from '../left-changes.ts';
import { useLeftHash } from '../use-problem.ts';
import type { JsonObject } from './content-path.ts';
import { putDraft } from './draft-requests.ts';
import { shownContent } from './draft-saver.ts';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';
import {
  copyContent,
  idFromName,
  isProductId,
  STARTING_OPTIONS,
  type StartingOptions,
  startingContent,
} from './starting-content.ts';
import type { ProductRow } from './use-product-list.ts';

interface NewProductProps extends RangeProps {
  /** Product to copy; undefined starts an empty one. */
  readonly source: ProductRow | undefined;
  readonly onClose: () => void;
}

/** Starts a product: German name, the id made of it, home collection and what may be chosen. */
export function NewProduct({ texts, lang, source, onClose }: NewProductProps) {
  const { editor, names } = texts.range;
  const hint = useId();
  const wrong = useId();
  const first = useRef<HTMLInputElement>(null);
  const idField = useRef<HTMLInputElement>(null);
  const [collection, setCollection] = useState(Object.keys(names.homes)[0] ?? '');
  const [options, setOptions] = useState<StartingOptions>('none');
  const [name, setName] = useState(
    source?.name ? fill(editor.copyName, { name: source.name.de }) : '',
  );
  // Undefined while it follows the name.
  const [ownId, setOwnId] = useState<string>();
  const [problem, setProblem] = useState<{
    readonly at: 'name' | 'id' | '';
    readonly text: string;
  }>();
  const [busy, setBusy] = useState(false);
  const leftHash = useLeftHash();
  const id = ownId ?? idFromName(name);
  useEffect(() => first.current?.focus(), []);

  const refuse = (at: 'name' | 'id' | '', text: string) => {
    const hash = leftHash();
    if (hash !== undefined) return tellLeft(hash, name, text);
    setProblem({ at, text });
    setBusy(false);
    if (at !== '') (at === 'name' ? first : idField).current?.focus();
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return refuse('name', editor.nameMissing);
    if (!isProductId(id)) return refuse('id', editor.idWrong);
    setBusy(true);
    setProblem(undefined);
    let content = startingContent({ id, name: name.trim(), collection, options }, names);
    if (source) {
      const path = apiPath(ADMIN_API.adminEntry, { kind: 'product', id: source.id });
      const reply = await getJson(path, adminEntry);
      const copied = reply.ok ? shownContent(reply.data) : undefined;
      if (copied === undefined) return refuse('', texts.failed);
      content = copyContent(copied as JsonObject, id, name.trim(), names);
    }
    const result = await putDraft({ kind: 'product', id }, lang, {
      content,
      revision: null,
      base: null,
    });
    if (result.kind === 'conflict') return refuse('id', editor.idTaken);
    if (result.kind !== 'saved') {
      return refuse('', (result.kind === 'failed' && result.message) || texts.failed);
    }
    if (leftHash() === undefined) location.hash = rangeHash('products', id);
  };
  const isWrong = (at: 'name' | 'id') => problem?.at === at;
  return (
    <form
      className="desk-block range-new"
      noValidate
      aria-label={
        source ? fill(editor.copyTitle, { name: source.name?.[lang] ?? '' }) : editor.create
      }
      onSubmit={(event) => void begin(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h3>
        {source ? fill(editor.copyTitle, { name: source.name?.[lang] ?? '' }) : editor.create}
      </h3>
      <div className="desk-form">
        <label className="desk-field is-grow">
          {editor.germanName}
          <input
            ref={first}
            value={name}
            autoComplete="off"
            aria-invalid={isWrong('name')}
            aria-describedby={isWrong('name') ? wrong : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="desk-field is-grow">
          {editor.id}
          <input
            ref={idField}
            value={id}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={isWrong('id')}
            aria-describedby={isWrong('id') ? `${wrong} ${hint}` : hint}
            onChange={({ target }) => setOwnId(target.value)}
          />
        </label>
        {!source && (
          <>
            <label className="desk-field">
              {editor.collection}
              <select value={collection} onChange={({ target }) => setCollection(target.value)}>
                {Object.keys(names.homes).map((each) => (
                  <option key={each} value={each}>
                    {names.collections[each]}
                  </option>
                ))}
              </select>
            </label>
            <label className="desk-field">
              {editor.choice}
              <select
                value={options}
                onChange={({ target }) => setOptions(target.value as StartingOptions)}
              >
                {STARTING_OPTIONS.map((each) => (
                  <option key={each} value={each}>
                    {editor.choices[each]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
      <p id={hint} className="news-soft">
        {editor.idHint}
      </p>
      <p id={wrong} className="news-hot" role="alert">
        {problem?.text}
      </p>
      <div className="desk-line">
        <button type="submit" className="desk-button is-primary" aria-busy={busy}>
          {editor.begin}
        </button>
        <button type="button" className="desk-button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
