import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { fill } from '#rules/fill.ts';
import { Icon } from '../Icon.tsx';
import { useKit } from '../kit-context.ts';
import { moveKeys } from './move-keys.ts';

export interface SortableListProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (ids: readonly string[]) => void;
  /** Content of a row; its name by default. */
  readonly children?: (id: string) => ReactNode;
  /** Short entries beside each other instead of rows. */
  readonly isInline?: boolean;
}

/** Entries in an order that dragging changes, by pointer or by Enter and the arrow keys; each can be taken out. */
export function SortableRows(props: SortableListProps) {
  const { label, ids, nameOf, onChange, children, isInline = false } = props;
  const { texts } = useKit();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) =>
      onChange(moveKeys(ids, [...keys].map(String), String(target.key), target.dropPosition)),
  });
  return (
    <GridList
      aria-label={label}
      className={`sortable min-w-0 outline-none data-empty:hidden ${isInline ? 'flex flex-wrap gap-1.5' : ''}`}
      layout={isInline ? 'grid' : 'stack'}
      items={ids.map((id) => ({ id }))}
      dependencies={[nameOf, children, ids]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id }) => (
        <GridListItem
          id={id}
          textValue={nameOf(id)}
          className={`outline-within flex items-center text-small data-dragging:opacity-50 data-hovered:bg-(--hover) ${
            isInline
              ? 'min-h-(--control) gap-1 rounded border border-line-2'
              : 'min-h-(--row) gap-2 border-b border-line'
          }`}
        >
          <Button slot="drag" className="handle">
            <Icon name="handle" />
          </Button>
          {children ? (
            children(id)
          ) : (
            <span className={isInline ? 'cut' : 'cut flex-1'}>{nameOf(id)}</span>
          )}
          <Button
            className="button quiet square ms-auto"
            aria-label={fill(texts.form.remove, { name: nameOf(id) })}
            onPress={() => onChange(ids.filter((each) => each !== id))}
          >
            <Icon name="close" />
          </Button>
        </GridListItem>
      )}
    </GridList>
  );
}
