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
      className={isInline ? 'sortable inline' : 'sortable'}
      layout={isInline ? 'grid' : 'stack'}
      items={ids.map((id) => ({ id }))}
      dependencies={[nameOf, children, ids]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id }) => (
        <GridListItem id={id} textValue={nameOf(id)}>
          <Button slot="drag" className="handle">
            <Icon name="handle" />
          </Button>
          {children ? children(id) : <span className="cut">{nameOf(id)}</span>}
          <Button
            className="button quiet square"
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
