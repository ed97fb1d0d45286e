import { useEffect, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  /** Names what is searched, in the empty field as well. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A search while it is typed; Escape and the cross empty it. `useDebounced()` of its value is what to ask for. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { texts } = useKit();
  return (
    <SearchField className="search-box" aria-label={label} value={value} onChange={onChange}>
      <Icon name="search" />
      <Input placeholder={label} maxLength={200} />
      {value !== '' && (
        <Button aria-label={texts.filters.clearSearch}>
          <Icon name="close" />
        </Button>
      )}
    </SearchField>
  );
}

/** Returns what was typed last, trimmed, once it has rested for a moment; an emptied field at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed.trim());
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
