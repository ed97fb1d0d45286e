import { memo, useState } from 'react';
import {
  Button,
  type DropItem,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { FindingText } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Progress } from '#admin/kit/Progress.tsx';
import { Swatch } from '#admin/kit/Swatch.tsx';
import { Thumb } from '#admin/kit/Thumb.tsx';
import type { View } from '#catalogue/pictures.ts';
import { fill } from '#rules/fill.ts';
import { inputId } from '../range/content-path.ts';
import { useEditor, useField } from '../range/editor-context.ts';
import { PicturePicker } from '../range/PicturePicker.tsx';
import { PictureLayer } from './PictureLayer.tsx';
import { findPicture, lacksView, nextWithoutView, type PictureRow } from './picture-rows.ts';
import { useTexts } from './texts.ts';
import { type PictureActions, type Target, usePictures } from './use-pictures.ts';

/** Drag type of a picture of the product. */
const PICTURE = 'application/x-product-picture';

interface RowProps {
  readonly row: PictureRow;
  /** Name of its colour, with the shade. */
  readonly name: string;
  readonly shade: string | undefined;
  /** True if there is no other one. */
  readonly isOnly: boolean;
  readonly actions: PictureActions;
  readonly onOpen: (key: string) => void;
  readonly onAdd: (target: Target) => void;
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []));
  return Promise.all(files);
}

async function keysOf(items: readonly DropItem[]): Promise<string[]> {
  const keys = items.flatMap((item) => (item.kind === 'text' ? item.getText(PICTURE) : []));
  return Promise.all(keys);
}

/**
 * Pictures of one colour, or of every. Dragging moves them, also to other colours; a file that is dropped is uploaded.
 * Typing elsewhere doesn't draw it again: twelve lists that drag take longer than all other fields.
 */
const Row = memo(function Row({ row, isOnly, actions, ...of }: RowProps) {
  const { name, shade, onOpen, onAdd } = of;
  const { pictures: say, findings } = useTexts();
  const { colour } = row;
  const label = isOnly ? say.rowOne : fill(say.row, { colour: name });
  const place = (key: unknown, isAfter: boolean) => ({
    colour,
    at: row.pictures.findIndex((each) => each.key === key) + (isAfter ? 1 : 0),
  });
  const end = { colour, at: row.pictures.length };
  const drop = async (items: readonly DropItem[], target: Target) => {
    const keys = await keysOf(items);
    if (keys.length > 0 && typeof target !== 'string') actions.move(keys, target);
    const files = await filesOf(items);
    if (files.length > 0) actions.send(files, target);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [PICTURE]: String(key), 'text/plain': label })),
    acceptedDragTypes: [PICTURE, 'image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    getDropOperation: (_, types) => (types.has(PICTURE) ? 'move' : 'copy'),
    // A file on a picture takes its place.
    shouldAcceptItemDrop: (_, types) => !types.has(PICTURE),
    onReorder: ({ keys, target }) =>
      actions.move([...keys].map(String), place(target.key, target.dropPosition === 'after')),
    onInsert: ({ items, target }) =>
      void drop(items, place(target.key, target.dropPosition === 'after')),
    onItemDrop: ({ items, target }) => void drop(items, String(target.key)),
    onRootDrop: ({ items }) => void drop(items, end),
  });
  return (
    <div className="grid grid-cols-[7rem_minmax(0,auto)_var(--cell)_minmax(0,1fr)] items-start gap-2 border-b border-line py-0.75 text-small max-wide:grid-cols-[minmax(0,1fr)_var(--cell)]">
      <span className="with-thumb min-h-(--cell) max-wide:col-span-full max-wide:min-h-0">
        {colour !== undefined && <Swatch shade={shade} />}
        {!isOnly && <span className="cut">{name}</span>}
      </span>
      <GridList
        aria-label={label}
        layout="grid"
        className="picture-cells flex min-h-(--cell) min-w-2 flex-wrap gap-2 outline-none data-drop-target:outline-2 data-drop-target:outline-(--text) data-drop-target:outline-solid [&_.thumb]:size-(--cell) [&_[data-hovered]_picture]:outline [&_[data-hovered]_picture]:outline-(--text)"
        items={row.pictures.map(({ key, picture }, nth) => ({ id: key, picture, nth }))}
        dependencies={[say]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        renderEmptyState={() => (
          <span className="flex size-(--cell) border border-dashed border-line-2" />
        )}
      >
        {({ id, picture, nth }) => {
          const lacks = lacksView({ key: id, picture });
          const view = findings.views[picture['view'] as View] ?? (lacks ? say.noView : say.text);
          const number = fill(say.picture, { number: nth + 1 });
          return (
            <GridListItem
              id={id}
              className="group relative grid w-(--cell) cursor-pointer content-start data-dragging:opacity-40 data-drop-target:outline-2 data-drop-target:outline-offset-1 data-drop-target:outline-(--text)"
              textValue={`${number}: ${view}`}
            >
              <Button
                slot="drag"
                className="handle absolute start-0 top-0 z-1 min-h-5 w-5 bg-(--bg) text-(--text) not-data-focus-visible:opacity-0 group-data-hovered:opacity-100"
              >
                <Icon name="handle" />
              </Button>
              <Thumb base={String(picture['base'] ?? '') || undefined} size="large" />
              <span className={`cut text-[0.75rem] leading-4 ${lacks ? 'hot' : 'soft'}`}>
                {view}
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      <Button
        className="soft grid size-(--cell) place-items-center rounded border border-dashed border-(--edge) data-hovered:bg-(--hover) data-hovered:text-(--text)"
        aria-label={isOnly ? say.addOne : fill(say.add, { colour: name })}
        onPress={() => onAdd(end)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
});

/** Pictures of the product: a row for each colour and one for all, in which places are columns. */
export function PictureMatrix() {
  const { lang } = useKit();
  const { pictures: say, range } = useTexts();
  const { names } = useEditor();
  const { rows, upload, actions } = usePictures();
  const { props } = useField(['pictures'], true);
  const [open, setOpen] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const opened = open === undefined ? undefined : findPicture(rows, open);
  const lacking = rows.flatMap((row) => row.pictures).filter(lacksView).length;
  return (
    <div id={inputId(['pictures'])} className="grid gap-2 [--cell:3.5rem]">
      <p className="soft max-w-176 text-small">{say.hint}</p>
      {props.finding && <FindingText>{props.finding}</FindingText>}
      {lacking > 0 && (
        <Button
          className="link warn justify-self-start text-small"
          onPress={() => setOpen(nextWithoutView(rows)?.key)}
        >
          {counted(lacking, say.lackingOne, say.lacking, lang)}
        </Button>
      )}
      <div
        className="soft flex items-start gap-2 border-b border-line py-0.75 text-[0.75rem] *:w-(--cell) *:whitespace-nowrap *:first:w-28 max-wide:hidden"
        aria-hidden="true"
      >
        <span />
        <span>{say.cover}</span>
        <span>{say.hover}</span>
      </div>
      {rows.map((row) => (
        <Row
          key={row.colour ?? ''}
          row={row}
          name={
            row.colour === undefined ? say.everyColour : (names.colours[row.colour] ?? row.colour)
          }
          shade={names.shades[row.colour ?? '']}
          isOnly={rows.length === 1}
          actions={actions}
          onOpen={setOpen}
          onAdd={setTarget}
        />
      ))}
      <Progress
        label={fill(range.picker.uploading, { name: upload?.name ?? '' })}
        isRunning={upload !== undefined}
        share={upload?.share}
      />
      {opened && (
        <PictureLayer
          opened={opened}
          rows={rows}
          actions={actions}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
          onReplace={() => {
            setOpen(undefined);
            setTarget(opened.key);
          }}
        />
      )}
      {target !== undefined && (
        <PicturePicker
          isMany
          onTake={(choice) => {
            actions.put(choice, target);
            setTarget(undefined);
          }}
          onFiles={(files) => {
            actions.send(files, target);
            setTarget(undefined);
          }}
          onClose={() => setTarget(undefined)}
        />
      )}
    </div>
  );
}
