import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { SearchTexts } from './texts.ts';

interface SearchFormProps {
  readonly texts: SearchTexts;
  readonly query: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (query: string) => void;
  readonly onSubmit: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** One large line to type into. */
export function SearchForm(props: SearchFormProps) {
  const { texts, query, inputRef, onChange, onSubmit, onKeyDown } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search>
      <form onSubmit={submit} className="flex items-center border-b-[1.5px] border-ink">
        <label htmlFor={id} className="sr">
          {texts.label}
        </label>
        <input
          ref={inputRef}
          id={id}
          type="search"
          name="q"
          className="plain-field wide min-h-[64px] w-full min-w-0 text-[clamp(1.375rem,4.4vw,3.5rem)]/[1.2] outline-none [&::-webkit-search-cancel-button]:hidden"
          placeholder={texts.label}
          value={query}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button
            type="button"
            className="icon-btn"
            aria-label={texts.clear}
            onClick={() => onChange('')}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className="icon-btn mr-[-11px]" aria-label={texts.submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
