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
    <SearchField
      className="relative flex flex-[0_1_21rem] items-center max-wide:flex-[1_0_100%] [&>.icon]:absolute [&>.icon]:left-2.5 [&>.icon]:text-(--soft)"
      aria-label={label}
      value={value}
      onChange={onChange}
    >
      <Icon name="search" />
      <Input
        className="input min-h-(--control) w-full appearance-none px-8 wide:text-small"
        placeholder={label}
        maxLength={200}
      />
      {value !== '' && (
        <Button
          className="absolute right-0 grid size-(--control) place-items-center text-(--soft) data-hovered:text-(--text) [&>.icon]:size-3"
          aria-label={texts.filters.clearSearch}
        >
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
