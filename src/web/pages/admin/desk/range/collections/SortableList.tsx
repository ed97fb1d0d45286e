import {
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '#browser/fill.ts';
import type { DeskTexts } from '#web/pages/admin/desk/texts.ts';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import { moveItem, placeAt } from './move-item.ts';
import type { ProductName } from './use-product-names.ts';

interface SortableProps {
  readonly ids: readonly string[];
  readonly label: string;
  readonly nameOf: (id: string) => ProductName;
  readonly texts: DeskTexts;
  readonly onChange: (ids: readonly string[]) => void;
}

/** A row that is being moved, by keyboard or pointer. */
interface Moving {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Middles of all rows when the pointer took hold; undefined by keyboard. */
  readonly middles: readonly number[] | undefined;
}

/** Pixels from the screen's edge within which dragging scrolls. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

/** Products in an order that changes by dragging a row's handle, or by keyboard. */
export function SortableList({ ids, label, nameOf, texts, onChange }: SortableProps) {
  const { collectionTexts: say } = texts.range;
  const [moving, setMoving] = useState<Moving>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const shown = moving ? moveItem(ids, moving.from, moving.to) : ids;
  const total = ids.length;

  // A row that changes its place in the document loses the focus.
  const movedId = moving?.id;
  useLayoutEffect(() => {
    if (movedId === undefined) return;
    const handle = list.current?.querySelector<HTMLElement>(`[data-id="${movedId}"] button`);
    if (handle && handle !== document.activeElement) handle.focus();
  });

  const tell = (text: string, id: string, place: number) =>
    setSaid(fill(text, { name: nameOf(id).name, place: place + 1, total }));
  const grab = (id: string, middles?: readonly number[]) => {
    const from = ids.indexOf(id);
    setMoving({ id, from, to: from, middles });
    tell(say.grabbed, id, from);
  };
  const moveTo = (target: number) => {
    if (!moving) return;
    const to = Math.min(Math.max(target, 0), total - 1);
    if (to === moving.to) return;
    setMoving({ ...moving, to });
    tell(say.moved, moving.id, to);
  };
  const drop = () => {
    if (!moving) return;
    tell(say.dropped, moving.id, moving.to);
    if (moving.to !== moving.from) onChange(shown);
    setMoving(undefined);
  };
  const putBack = () => {
    if (!moving) return;
    tell(say.putBack, moving.id, moving.from);
    setMoving(undefined);
  };

  const onKey = (event: KeyboardEvent, id: string) => {
    const isMoving = moving?.id === id;
    const places: Readonly<Record<string, number>> = isMoving
      ? { ArrowUp: moving.to - 1, ArrowDown: moving.to + 1, Home: 0, End: total - 1 }
      : {};
    const place = places[event.key];
    if (place !== undefined) moveTo(place);
    else if (isMoving && event.key === 'Escape') putBack();
    else if (event.key !== ' ' && event.key !== 'Enter') return;
    else if (isMoving) drop();
    else grab(id);
    event.preventDefault();
  };
  const onPress = (event: PointerEvent<HTMLButtonElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    grab(
      id,
      rows.map(({ top, height }) => top + height / 2 + scrollY),
    );
  };
  const onDrag = ({ clientY }: PointerEvent) => {
    if (!moving?.middles) return;
    if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    moveTo(placeAt(moving.middles, moving.from, clientY + scrollY));
  };

  const remove = (id: string, place: number) => {
    onChange(ids.filter((each) => each !== id));
    tell(say.removed, id, place);
    const next = list.current?.children[place + 1] ?? list.current?.children[place - 1];
    const button = next?.querySelector<HTMLElement>('button:last-child');
    (button ?? list.current)?.focus();
  };

  return (
    <div className="grid gap-3">
      <p id={hint} className="news-soft">
        {say.hint}
      </p>
      <ol ref={list} className="sort-list" aria-label={label} tabIndex={-1}>
        {shown.map((id, place) => {
          const { name, picture, isGone } = nameOf(id);
          const isMoving = moving?.id === id;
          return (
            <li key={id} data-id={id} data-moving={isMoving}>
              <button
                type="button"
                className="sort-handle"
                aria-label={fill(say.move, { name })}
                aria-describedby={hint}
                aria-pressed={isMoving}
                onKeyDown={(event) => onKey(event, id)}
                onPointerDown={(event) => onPress(event, id)}
                onPointerMove={onDrag}
                onPointerUp={() => moving?.middles && drop()}
                onPointerCancel={putBack}
                onBlur={() => moving?.id === id && !moving.middles && drop()}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2 5h12M2 11h12" />
                </svg>
              </button>
              <Thumbnail base={picture} className="range-thumb" sizes="56px" />
              <p>
                {name}
                {isGone && <span className="news-hot"> {say.gone}</span>}
              </p>
              <button
                type="button"
                className="sort-remove"
                aria-label={fill(say.removeNamed, { name })}
                title={say.remove}
                onClick={() => remove(id, place)}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3 3l10 10M13 3L3 13" />
                </svg>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
