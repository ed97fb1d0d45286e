import type { BlockProps } from '../block.ts';

/** Sizes in the bar of phones until one is chosen; then price and button take their place. */
export function SizeBar({ data, column }: BlockProps) {
  const { sizes = [], sizeWord, missingChoice } = data;
  return (
    <>
      <span className="name">{sizeWord}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the fieldset is the one above */}
      <div className="bar-sizes" role="group" aria-label={missingChoice?.title ?? sizeWord}>
        {sizes.map(({ id, label = id }) => {
          const gone = column.goneIn(column.colours[0], id);
          return (
            <button
              key={id}
              type="button"
              className="size-cell"
              name="size"
              value={id}
              aria-disabled={gone ? true : undefined}
              aria-label={gone && `${label}, ${gone}`}
              onClick={({ currentTarget }) => {
                if (gone) return;
                const bar = currentTarget.closest('.sticky-bar');
                column.step('size', id);
                // The pressed button is gone then; focus goes on to the one that follows.
                queueMicrotask(() => bar?.querySelector('button')?.focus());
              }}
            >
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}
