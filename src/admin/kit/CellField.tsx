import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { SELECTED_ON_FOCUS } from '#browser/selected-on-focus.ts';
import { fill } from '#rules/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import { typedPieces } from './typed-pieces.ts';

interface CellFieldProps {
  /** Names row and column. */
  readonly label: string;
  /** Null shows `none`. */
  readonly value: number | null;
  readonly most: number;
  readonly onChange: (value: number | null) => void;
  /** Text of an empty cell. */
  readonly none: string;
  /** Key of the column, in which Enter goes down. */
  readonly column: string;
  readonly isChanged?: boolean;
  /** True if buttons beside it add and take one. */
  readonly hasSteps?: boolean;
}

/** Goes to the next cell of the column, or to the one before. */
function goDown(cell: HTMLInputElement, by: 1 | -1): void {
  const { column = '' } = cell.dataset;
  const all = [...(cell.closest('table')?.querySelectorAll('input') ?? [])];
  const same = all.filter(({ dataset }) => dataset['column'] === column);
  same[same.indexOf(cell) + by]?.focus();
}

/**
 * A number in a table: typing replaces it, `+5` adds, Enter and the arrows go down and up, Tab goes right, Escape takes
 * back what was typed.
 */
export function CellField(props: CellFieldProps) {
  const { label, value, most, onChange, none, column, isChanged = false, hasSteps = false } = props;
  const { texts } = useKit();
  const hint = useId();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : typedPieces(typed, value, most);
  const isWrong = read === undefined;
  const commit = () => {
    if (read === undefined) return;
    setTyped(undefined);
    if (read !== value) onChange(read);
  };
  const step = (by: 1 | -1, name: string) => (
    <Button
      className="outline-within grid w-11 flex-none place-items-center data-disabled:cursor-not-allowed data-disabled:text-(--off) data-hovered:bg-(--active)"
      aria-label={`${label}, ${name}`}
      isDisabled={(value ?? 0) + by < 0 || (value ?? 0) + by > most}
      onPress={() => onChange((value ?? 0) + by)}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </Button>
  );
  return (
    <span
      className={`cell-field relative flex items-stretch ${hasSteps ? 'min-h-11 rounded border border-(--edge)' : 'min-h-(--row)'}`}
    >
      {hasSteps && step(-1, texts.cell.less)}
      <input
        className={`w-full cursor-text rounded-none border-0 placeholder:text-(--faint) placeholder:opacity-100 hover:bg-(--active) focus:bg-(--raised) focus:outline-2 focus:-outline-offset-2 focus:outline-(--text) aria-invalid:outline-(--hot) ${
          hasSteps ? 'min-w-14 px-1 text-center max-wide:text-[1rem]' : 'min-w-0 px-3 text-end'
        } ${isChanged ? 'strong bg-[#2a2416]!' : 'bg-transparent'}`}
        aria-label={label}
        aria-invalid={isWrong}
        {...(isWrong && { 'aria-describedby': hint })}
        data-column={column}
        // The keyboard of telephones has a plus.
        inputMode="tel"
        autoComplete="off"
        maxLength={9}
        placeholder={none}
        value={typed ?? value ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        {...SELECTED_ON_FOCUS}
        onBlur={commit}
        onKeyDown={(event) => {
          const { key, currentTarget, shiftKey } = event;
          if (key === 'Escape' && typed !== undefined) {
            // A dialog around it stays.
            event.stopPropagation();
            setTyped(undefined);
          }
          const isUp = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
          if (!isUp && key !== 'Enter' && key !== 'ArrowDown') return;
          event.preventDefault();
          commit();
          goDown(currentTarget, isUp ? -1 : 1);
        }}
      />
      {hasSteps && step(1, texts.cell.more)}
      {isWrong && (
        <span
          id={hint}
          className="tip absolute end-0 top-full z-4 w-max max-w-56 text-start font-[400] whitespace-normal"
          role="alert"
        >
          {fill(texts.cell.wrong, { most })}
        </span>
      )}
    </span>
  );
}
