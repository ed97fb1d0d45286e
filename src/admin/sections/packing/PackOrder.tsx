import { useState } from 'react';
import { Button, Checkbox, Form, Link } from 'react-aria-components';
import { Address, Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { pictureBase, Thumb } from '#admin/kit/Thumb.tsx';
import { formatListTime } from '#admin/kit/times.tsx';
import { NoteField } from '#admin/sections/order/OrderNotes.tsx';
import { TrackingField } from '#admin/sections/order/TrackingField.tsx';
import { NO_TRACKING, type TypedTracking } from '#admin/sections/order/typed-tracking.ts';
import { PackedBox } from '#browser/PackedBox.tsx';
import type { AdminPackingReply } from '#contract/admin-packing.ts';
import { fill } from '#rules/fill.ts';
import { piecesOf } from '#rules/order-pieces.ts';
import { frontOf } from '#rules/scale-drawing.ts';
import { nameLines, type Piece, pieceKey, piecesToPack } from './pieces.ts';
import { useTexts } from './texts.ts';

export type PackedOrder = AdminPackingReply['orders'][number];

interface PieceBoxProps {
  readonly piece: Piece;
  readonly isPacked: boolean;
  readonly isFirst: boolean;
  readonly onChange: (isPacked: boolean) => void;
}

function PieceBox({ piece, isPacked, isFirst, onChange }: PieceBoxProps) {
  const { name, variant, note, picture } = piece;
  return (
    <Checkbox
      className="box group outline-within data-hovered:bg-(--hover) flex justify-start gap-4 border-t border-line px-(--pad) py-2.5 data-focus-visible:outline-2 data-focus-visible:outline-(--text) data-selected:text-(--soft) data-selected:[&>.thumb]:opacity-50"
      autoFocus={isFirst}
      isSelected={isPacked}
      onChange={onChange}
    >
      <Thumb base={picture && pictureBase(picture)} size="large" />
      <span className="grid min-w-0 flex-1 text-[1rem] leading-[1.375rem] wrap-anywhere">
        <b>{name}</b>
        <span>{variant}</span>
        <span className="soft text-small leading-5">{note}</span>
      </span>
      <span className="box-mark m-0 size-8 group-data-focus-visible:outline-none group-data-selected:border-(--ok) group-data-selected:bg-(--ok) [&>.icon]:size-5">
        <Icon name="check" />
      </span>
    </Checkbox>
  );
}

interface PackOrderProps {
  readonly order: PackedOrder;
  /** `1 von 3` */
  readonly place: string;
  /** Address of the order after it; undefined for the only one. */
  readonly next: string | undefined;
  readonly packed: ReadonlySet<string>;
  readonly onPack: (key: string, isPacked: boolean) => void;
  /** True once the person has begun: the next order's first piece gets the focus. */
  readonly isWork: boolean;
  readonly isPending: boolean;
  readonly onShip: (typed: TypedTracking) => void;
}

/** One order: its pieces to tick, its address, and the button that opens with the last tick. */
export function PackOrder({ order, place, next, packed, ...work }: PackOrderProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const [typed, setTyped] = useState(NO_TRACKING);
  const readsOrders = useMay('GET /api/admin/orders/:id');
  const { number, customer_name: name, address } = order;
  const pieces = piecesToPack(order.parcel, texts);
  const keyOf = ({ key }: Pick<Piece, 'key'>) => `${order.id} ${key}`;
  const left = pieces.filter((piece) => !packed.has(keyOf(piece))).length;
  const lines = order.parcel.map((item, at) => ({
    front: order.fronts?.[at] ?? frontOf(),
    pieces: piecesOf(item),
  }));
  const time = formatListTime(order.paid_at, lang, Date.now());
  const who = [name, address?.city, fill(texts.paidAt, { time })].filter(Boolean).join(', ');
  const done = pieces.length - left;
  return (
    <Form
      className="panes grid-cols-[minmax(0,1fr)_19rem] max-[70rem]:block max-[70rem]:overflow-auto"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0) work.onShip(typed);
      }}
    >
      <div>
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 px-(--pad) py-4 [&>svg]:ms-auto forced-colors:[--bg:Canvas] [&>svg]:w-28">
          <div>
            <h2 className="text-[1.375rem] leading-7">
              {readsOrders ? (
                <Link className="link" href={sectionHref(lang, `/orders/${number}`)}>
                  {number}
                </Link>
              ) : (
                number
              )}{' '}
              <span className="faint">{place}</span>
            </h2>
            <p className="soft">{who}</p>
          </div>
          <PackedBox
            lines={lines}
            isTicked={({ line, nth }) => {
              const item = order.parcel[line];
              return !!item && packed.has(keyOf({ key: pieceKey(item, nth) }));
            }}
          />
          <p className="grid" role="status">
            {fill(texts.progress, { done, count: pieces.length })}
            <progress
              className="mt-1 h-1 w-full appearance-none border-0 bg-(--active) forced-color-adjust-none [&::-moz-progress-bar]:bg-(--paper) [&::-webkit-progress-bar]:bg-(--active) [&::-webkit-progress-value]:bg-(--paper)"
              aria-hidden="true"
              value={done}
              max={pieces.length}
            />
          </p>
        </header>
        {[...new Set(order.notes)].map((note) => (
          <p key={note} className="block warn wrap-anywhere">
            {fill(texts.note, { note })}
          </p>
        ))}
        <ul className="border-b border-line">
          {pieces.map((piece, at) => (
            <li key={piece.key}>
              <PieceBox
                piece={piece}
                isPacked={packed.has(keyOf(piece))}
                isFirst={at === 0 && work.isWork}
                onChange={(isPacked) => work.onPack(keyOf(piece), isPacked)}
              />
            </li>
          ))}
        </ul>
        {order.left_out.length > 0 && (
          <p className="block warn">{fill(texts.leftOut, { pieces: nameLines(order.left_out) })}</p>
        )}
      </div>
      <aside className="border-s border-line max-[70rem]:border-0 [&_address]:text-[1rem] [&_address]:leading-6">
        <Block title={texts.address}>
          {address === null && <p className="warn">{texts.noAddress}</p>}
          <Address name={name} address={address} />
        </Block>
        <Block title={texts.shipment}>
          <TrackingField label={texts.parcel.tracking} value={typed} onChange={setTyped} />
          <p className="soft my-3 text-small">{texts.mail}</p>
          <div className="page-actions at-thumb">
            {next !== undefined && (
              <Link className="button square phone-only" href={next} aria-label={texts.skip}>
                <Icon name="next" />
              </Link>
            )}
            <Button
              type="submit"
              className="button primary min-h-12 flex-1"
              isDisabled={left > 0}
              isPending={work.isPending}
            >
              {left > 0
                ? counted(left, texts.leftOne, texts.left, lang)
                : next === undefined
                  ? texts.shipLast
                  : texts.shipNext}
            </Button>
          </div>
        </Block>
        <Block title={texts.notes.title}>
          <NoteField key={order.id} order={order.id} />
        </Block>
      </aside>
    </Form>
  );
}
