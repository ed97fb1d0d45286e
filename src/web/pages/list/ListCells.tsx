import './list-cells.css';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { listRhythm, PRODUCTS_PER_SCENE, SCENE_CELL } from '#rules/list-rhythm.ts';
import { cellsClass } from '#web/ui/ProductCell.tsx';
import { WayOn } from './EmptyList.tsx';
import type { ListScene } from './list-scene.ts';
import { SceneCell } from './SceneCell.tsx';

interface ListCellsProps<Item> {
  readonly items: readonly Item[];
  readonly cell: (item: Item, index: number) => ReactNode;
  readonly scenes: readonly ListScene[];
  /** Way from a filtered list to all products; missing where all are shown. */
  readonly wayOn?: { readonly text: string; readonly onReset: () => void } | undefined;
  readonly className?: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Products with a scene after every sixth; a last cell closes a row that they don't fill. */
export function ListCells<Item extends { readonly id: string }>(props: ListCellsProps<Item>) {
  const { items, cell, scenes, wayOn, className = '', ref } = props;
  const rhythm = listRhythm(items.length, scenes.length);
  const sceneAfter = (count: number) => {
    const place = count / PRODUCTS_PER_SCENE;
    return Number.isInteger(place) && place <= rhythm.scenes ? scenes[place - 1] : undefined;
  };
  const next = scenes[rhythm.scenes];
  return (
    <div ref={ref} className={`${cellsClass(items.length)} ${className}`}>
      {items.map((item, index) => {
        const scene = sceneAfter(index + 1);
        return (
          <Fragment key={item.id}>
            {cell(item, index)}
            {scene && <SceneCell {...scene} columns={SCENE_CELL} />}
          </Fragment>
        );
      })}
      {rhythm.last && wayOn && <WayOn columns={rhythm.last} {...wayOn} />}
      {rhythm.last && !wayOn && next && <SceneCell {...next} columns={rhythm.last} />}
    </div>
  );
}
